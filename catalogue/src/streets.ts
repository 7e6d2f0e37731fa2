/** Every road of the country, as it was taken in by `take-streets.ts`. See `catalogue/streets/README.md`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCsv } from '@kowhai/domain/coverage/coverage-sheet';

export type Road = { id: string; postcode: string; name: string; localities: string[]; cities: string[] };

export const streetsFolder = fileURLToPath(new URL('../streets', import.meta.url));
export const streetColumns = 'road_id,postcode,name,locality,city';

/** @throws with file and line where it is no such file */
export function readRoads(folder = streetsFolder): Road[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.csv'));
  const roads = files
    .toSorted()
    .flatMap((file) => readRoadFile(readFileSync(join(folder, file), 'utf8'), file));
  if (roads.length === 0) throw new Error(`There are no roads in ${folder}`);
  return roads.map((road) => (isStray(road) ? { ...road, postcode: '' } : road));
}

function readRoadFile(text: string, file: string): Road[] {
  const [heading, ...lines] = text.split('\n');
  if (heading?.trim() !== streetColumns) throw new Error(`${file} doesn’t begin with ${streetColumns}`);
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const cells = line.includes('"') ? readCsv(line)[0]?.cells : line.split(',');
    const [id = '', postcode = '', name = '', locality = '', city = ''] = cells ?? [];
    if (!/^\d+$/.test(id) || !/^(\d{4})?$/.test(postcode) || name === '' || locality === '')
      throw new Error(`${file}, line ${index + 2}: ${line}`);
    return [{ id, postcode, name, localities: splitList(locality), cities: splitList(city) }];
  });
}

/** A database's word for nothing is nothing. */
const splitList = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one && one !== '\\N');

/** The source gives new streets of these cities the postcode of Mōkau: they have none, and we ask. */
const strays: Readonly<Record<string, readonly string[]>> = { '4376': ['Hamilton', 'Palmerston North'] };

const isStray = ({ postcode, cities }: Road) => strays[postcode]?.some((city) => cities.includes(city));
