import { foldName } from '@kowhai/domain/address/fold-name';
import { isRuralPostcode } from '@kowhai/domain/address/postcode';
import {
  fileOfPlace,
  fileOfPostcode,
  fileOfStreet,
  type PlaceEntry,
} from '@kowhai/domain/address/street-files';
import { alternativesOf } from '@kowhai/domain/address/street-index';
import type { Road } from './streets.ts';

type Files = Map<string, Record<string, unknown>>;

/** A town's suburbs, and a postcode's places: what can be shown at once. */
const mostParts = 24;
const mostPlaces = 20;
/** Of a place's roads, for a postcode to be the place's. */
const leastShare = 0.15;

/** @returns the text of each file by its name: streets, places and postcodes */
export function listStreetFiles(roads: readonly Road[]): ReadonlyMap<string, string> {
  const files: Files = new Map();
  const pairs = listPairs(roads);
  const sizes = countBy(pairs, ({ city, locality }) => city || locality);
  // Towns with more roads come first, as they are meant more often.
  const byTown = pairs.toSorted(
    (one, other) =>
      (sizes.get(other.city || other.locality) ?? 0) - (sizes.get(one.city || one.locality) ?? 0),
  );
  addStreets(files, byTown);
  addPlaces(files, pairs);
  addPostcodes(files, pairs);
  const names = [...files.keys()].toSorted();
  return new Map(names.map((name) => [name, JSON.stringify(files.get(name))]));
}

type Pair = {
  name: string;
  locality: string;
  city: string;
  postcode: string;
  /** A road between towns doesn't say which of them a locality is in. */
  isBetween: boolean;
};

/** A road in several localities and towns doesn't say which is where: their other roads do. */
function listPairs(roads: readonly Road[]): Pair[] {
  const known = new Set(
    roads
      .filter(({ cities }) => cities.length === 1)
      .flatMap(({ localities, cities }) => localities.map((locality) => `${locality}, ${cities[0]}`)),
  );
  const townOf = (locality: string, cities: readonly string[]) => {
    const [town = '', ...others] = cities;
    if (cities.includes(locality)) return '';
    if (others.length === 0) return town;
    return cities.find((city) => known.has(`${locality}, ${city}`)) ?? '';
  };
  return roads.flatMap(({ name, localities, cities, postcode }) =>
    localities.map((locality) => {
      return { name, locality, city: townOf(locality, cities), postcode, isBetween: cities.length > 1 };
    }),
  );
}

function countBy<T>(all: readonly T[], nameOf: (one: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1);
  return counts;
}

/** The names of the most first. */
const rank = <T>(all: readonly T[], nameOf: (one: T) => string): string[] =>
  [...countBy(all, nameOf)].toSorted(([, one], [, other]) => other - one).map(([name]) => name);

function fileIn(files: Files, name: string | null): Record<string, unknown> {
  if (name === null) return {};
  const file = files.get(name) ?? {};
  files.set(name, file);
  return file;
}

const writePlace = ({ locality, city }: Pair) => [locality, city].filter(Boolean).join(', ');

function addStreets(files: Files, pairs: readonly Pair[]): void {
  const found = new Map<string, Set<string>>();
  for (const pair of pairs) {
    const places = found.get(pair.name) ?? new Set();
    found.set(pair.name, places.add([writePlace(pair), pair.postcode].filter(Boolean).join(' ')));
  }
  for (const [name, places] of found) fileIn(files, fileOfStreet(foldName(name)))[name] = [...places];
}

function addPlaces(files: Files, all: readonly Pair[]): void {
  const pairs = all.filter(({ isBetween }) => !isBetween);
  const found: { name: string; entry: PlaceEntry; size: number }[] = [];
  for (const [name, some] of groupBy(pairs, ({ locality, city }) => city || locality)) {
    const own = some.filter(({ city }) => city === '');
    const suburbs = some.filter(({ city }) => city !== '');
    const parts = rank(
      [...groupBy(suburbs, ({ locality }) => locality)].flatMap(([part, roads]) =>
        roads.map(() => `${part} ${codesOf(roads)[0] ?? ''}`),
      ),
      (part) => part,
    ).filter((part) => /\d$/.test(part));
    // A town that is no suburb of its own has the postcodes of all of them.
    const codes = codesOf(own.length > 0 ? own : some);
    const around = [...new Set(some.map(({ postcode }) => postcode))].filter(
      (code) => isRuralPostcode(code) && !codes.includes(code),
    );
    const entry = {
      in: '',
      codes,
      ...(around.length > 0 && { rural: around.toSorted() }),
      ...(parts.length > 0 && { parts: parts.slice(0, mostParts) }),
    };
    found.push({ name, entry, size: some.length });
  }
  for (const some of groupBy(pairs, ({ locality, city }) => `${locality}\n${city}`).values()) {
    const [{ locality = '', city = '' } = {}] = some;
    if (city) found.push({ name: locality, entry: { in: city, codes: codesOf(some) }, size: some.length });
  }
  for (const { name, entry } of found.toSorted((one, other) => other.size - one.size)) {
    // A place of two names is found by either.
    for (const start of new Set(alternativesOf(name).map(fileOfPlace))) {
      const file = fileIn(files, start);
      file[name] = [...((file[name] ?? []) as PlaceEntry[]), entry];
    }
  }
}

/** The postcodes of a place, without those of a few roads at its edge. */
function codesOf(roads: readonly Pair[]): string[] {
  const counts = countBy(roads, ({ postcode }) => postcode);
  counts.delete('');
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return [...counts]
    .filter(([, count]) => count >= total * leastShare)
    .toSorted(([, one], [, other]) => other - one)
    .map(([code]) => code);
}

function addPostcodes(files: Files, pairs: readonly Pair[]): void {
  for (const [postcode, all] of groupBy(pairs, (pair) => pair.postcode)) {
    if (postcode === '') continue;
    fileIn(files, fileOfPostcode(postcode))[postcode] = rank(all, writePlace).slice(0, mostPlaces);
  }
}

function groupBy<T>(all: readonly T[], nameOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(nameOf(one));
    if (group) group.push(one);
    else groups.set(nameOf(one), [one]);
  }
  return groups;
}
