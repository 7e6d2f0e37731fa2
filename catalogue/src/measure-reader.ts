/**
 * How many of 200 drawn addresses are understood, each written in fifteen ways: `npx node catalogue/src/measure-reader.ts [seed]`. An
 * address is understood if its street and postcode are found, or if they are among the few that are offered where several fit.
 */

import { findRegion } from '@kowhai/domain/address/postcode';
import { readAddress } from '@kowhai/domain/address/read-address';
import { listStreetFiles } from './list-street-files.ts';
import { readRoads } from './streets.ts';

const roads = readRoads();
const files = new Map([...listStreetFiles(roads)].map(([name, text]) => [name, JSON.parse(text) as object]));
const get = (name: string) => Promise.resolve(files.get(name) ?? {});

let seed = Number(process.argv[2] ?? 53);
const draw = (below: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
const pick = <T>(all: readonly T[]): T => all[draw(all.length)] as T;

type Drawn = { number: number; name: string; place: string; town: string; code: string };
const short: Record<string, string> = {
  Street: 'St',
  Road: 'Rd',
  Avenue: 'Ave',
  Crescent: 'Cres',
  Terrace: 'Tce',
  Place: 'Pl',
  Drive: 'Dr',
  Lane: 'Ln',
  Court: 'Ct',
  Grove: 'Gr',
  Parade: 'Pde',
  Highway: 'Hwy',
  Quay: 'Qy',
  Mount: 'Mt',
  Saint: 'St',
};
const shorten = (name: string) => name.replace(/\p{L}+/gu, (word) => short[word] ?? word);
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const slip = (name: string) => {
  const at = Math.max(3, name.indexOf(' ') - 1);
  return `${name.slice(0, at)}${name.slice(at + 1)}`;
};
const join = (...parts: string[]) => parts.filter(Boolean).join(', ');

const ways: Record<string, (one: Drawn) => string> = {
  'whole, as stored': ({ number, name, place, town, code }) =>
    `${join(`${number} ${name}`, place, town)} ${code}`,
  'no commas, lower case': ({ number, name, place, town }) =>
    [number, name, place, town].join(' ').toLowerCase(),
  'UPPER CASE, no macrons': ({ number, name, place, code }) =>
    plain(`${number} ${name}, ${place} ${code}`).toUpperCase(),
  'short forms': ({ number, name, place }) => `${number} ${shorten(name)}, ${place}`,
  '2/15': ({ number, name, place }) => `2/${number} ${name}, ${place}`,
  'Flat 2, 15': ({ number, name, place, code }) => `Flat 2, ${number} ${name}, ${place} ${code}`,
  'Unit 3 / 15A': ({ number, name, place }) => `Unit 3 / ${number}A ${shorten(name)} ${place}`,
  'Level 1, a building': ({ number, name, town, place, code }) =>
    `Level 1, Rata House, ${number} ${name}, ${town || place} ${code}`,
  'C/- a person': ({ number, name, place }) => `C/- M Rata, ${number} ${name}, ${place}`,
  'flat last': ({ number, name, place }) => `${number} ${name}, Apartment 3B, ${place}`,
  'one letter missing': ({ number, name, place }) => `${number} ${slip(name)}, ${place}`,
  'no commas, region last': ({ number, name, place, code }) =>
    [number, name, place, findRegion(code)].filter(Boolean).join(' '),
  'number behind': ({ number, name, place }) => `${name} ${number} ${place}`,
  'place first': ({ number, name, place }) => `${place}, ${number} ${name}`,
  'street and postcode': ({ number, name, code }) => `${number} ${name} ${code}`,
};

const drawn = Array.from({ length: 200 }, (): Drawn => {
  let road = pick(roads);
  while (road.postcode === '' || road.localities.length > 1 || road.cities.length > 1) road = pick(roads);
  const [place = ''] = road.localities;
  const [town = ''] = road.cities;
  return {
    number: 1 + draw(200),
    name: road.name,
    place,
    town: town === place ? '' : town,
    code: road.postcode,
  };
});

const failures: string[] = [];
for (const [way, write] of Object.entries(ways)) {
  let [found, offered] = [0, 0];
  for (const one of drawn) {
    const typed = write(one);
    const { address, choices } = await readAddress(typed, get);
    const isIt = (it: typeof address) => it.postalCode === one.code && it.address.endsWith(` ${one.name}`);
    if (choices.length === 0 && isIt(address)) found++;
    else if (choices.some(isIt)) offered++;
    else failures.push(`${way}: ${typed} -> ${address.address} | ${address.city} ${address.postalCode}`);
  }
  console.log(
    `${way.padEnd(24)} ${found} understood, ${offered} offered, ${drawn.length - found - offered} not`,
  );
}
console.log(`${failures.length} of ${drawn.length * Object.keys(ways).length} not:\n${failures.join('\n')}`);
