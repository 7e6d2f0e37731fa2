/**
 * Takes a newer folder of roads in and says what changed: `npx node catalogue/src/take-streets.ts <folder>`. Then look at the
 * diff, and commit it.
 */
import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Road, readRoads, streetsFolder } from './streets.ts';

if (import.meta.main) {
  const [given] = process.argv.slice(2);
  if (!given) throw new Error('Say which folder: npx node catalogue/src/take-streets.ts <folder>');
  console.log(takeStreets(resolve(given), streetsFolder).join('\n'));
}

/**
 * Puts the files of one folder in the place of another's.
 *
 * @returns what changed, in lines
 * @throws where a file is no list of roads, with file and line: nothing is replaced then
 */
export function takeStreets(from: string, into: string): string[] {
  const taken = readRoads(from);
  const before = listFiles(into).length > 0 ? readRoads(into) : [];
  for (const file of listFiles(into)) rmSync(join(into, file));
  for (const file of listFiles(from)) copyFileSync(join(from, file), join(into, file));
  return describeChange(before, taken);
}

function listFiles(folder: string): string[] {
  return readdirSync(folder).filter((file) => file.endsWith('.csv'));
}

function describeChange(before: readonly Road[], taken: readonly Road[]): string[] {
  const mostShown = 20;
  const [old, now] = [before, taken].map((roads) => new Map(roads.map((road) => [road.id, road])));
  const [oldCodes = [], newCodes = []] = [before, taken].map((roads) => [
    ...new Set(roads.map(({ postcode }) => postcode).filter(Boolean)),
  ]);
  const changed = taken.flatMap((road) => {
    const earlier = old?.get(road.id);
    return earlier && describe(earlier) !== describe(road)
      ? [`${describe(earlier)} -> ${describe(road)}`]
      : [];
  });
  const tell = (what: string, all: readonly string[]) => {
    const shown = before.length > 0 ? all.slice(0, mostShown) : [];
    return [
      `${all.length} ${what}${all.length > shown.length && shown.length > 0 ? `, the first ${mostShown}:` : ''}`,
      ...shown.map((line) => `  ${line}`),
    ];
  };
  return [
    `${taken.length} roads, ${newCodes.length} postcodes (before: ${before.length}, ${oldCodes.length}).`,
    ...tell('roads added', taken.filter(({ id }) => !old?.has(id)).map(describe)),
    ...tell('roads gone', before.filter(({ id }) => !now?.has(id)).map(describe)),
    ...tell('roads changed', changed),
    ...tell(
      'postcodes added',
      newCodes.filter((code) => !oldCodes.includes(code)),
    ),
    ...tell(
      'postcodes gone',
      oldCodes.filter((code) => !newCodes.includes(code)),
    ),
  ];
}

function describe({ name, localities, cities, postcode }: Road): string {
  return [name, ...localities, ...cities].join(', ') + (postcode && ` ${postcode}`);
}
