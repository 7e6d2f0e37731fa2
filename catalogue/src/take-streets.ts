/**
 * Takes a newer folder of roads in and says what changed: `node catalogue/src/take-streets.ts <folder>`. Then look at the
 * diff, and commit it.
 */
import { copyFileSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Road, readRoads, streetsFolder } from './streets.ts';

const [given] = process.argv.slice(2);
if (!given) throw new Error('Say which folder: node catalogue/src/take-streets.ts <folder>');
const folder = resolve(given);
const csvOf = (one: string) => readdirSync(one).filter((file) => file.endsWith('.csv'));
const readIfAny = () => (csvOf(streetsFolder).length > 0 ? readRoads() : []);

// A folder with a fault is refused before anything is replaced.
const taken = readRoads(folder);
const before = readIfAny();
for (const file of csvOf(streetsFolder)) rmSync(join(streetsFolder, file));
for (const file of csvOf(folder)) copyFileSync(join(folder, file), join(streetsFolder, file));

const describe = ({ name, localities, cities, postcode }: Road) =>
  [name, ...localities, ...cities].join(', ') + (postcode && ` ${postcode}`);
const [old, now] = [before, taken].map((roads) => new Map(roads.map((road) => [road.id, road])));
const added = taken.filter(({ id }) => !old?.has(id));
const gone = before.filter(({ id }) => !now?.has(id));
const changed = taken.flatMap((road) => {
  const earlier = old?.get(road.id);
  return earlier && describe(earlier) !== describe(road) ? [`${describe(earlier)} -> ${describe(road)}`] : [];
});
const postcodes = (roads: readonly Road[]) => new Set(roads.map(({ postcode }) => postcode).filter(Boolean));
const [oldCodes, newCodes] = [postcodes(before), postcodes(taken)];

const shown = 20;
function tell(what: string, lines: readonly string[]): void {
  console.log(`${lines.length} ${what}${lines.length > shown ? `, the first ${shown}:` : ''}`);
  if (before.length > 0) for (const line of lines.slice(0, shown)) console.log(`  ${line}`);
}
console.log(
  `${taken.length} roads, ${newCodes.size} postcodes (before: ${before.length}, ${oldCodes.size}).`,
);
tell('roads added', added.map(describe));
tell('roads gone', gone.map(describe));
tell('roads changed', changed);
tell(
  'postcodes added',
  [...newCodes].filter((code) => !oldCodes.has(code)),
);
tell(
  'postcodes gone',
  [...oldCodes].filter((code) => !newCodes.has(code)),
);
