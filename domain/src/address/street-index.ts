/** Looks streets and places up in the site's files: see `street-files.ts`. */
import { foldName, isOneLetterOff, isSameWord, isStreetType, splitWords, writeOut } from './fold-name.ts';
import {
  fileOfPlace,
  fileOfStreet,
  type PlaceEntry,
  type PlaceFile,
  type StreetFile,
} from './street-files.ts';

/** @returns null if the file did not arrive, or none has that name */
export type GetFile = (name: string) => Promise<object | null>;

/** A street in one of its places. Its postcode is empty where it crosses a boundary. */
export type Fit = { street: string; locality: string; city: string; postalCode: string };
export type Place = PlaceEntry & { name: string };

type IndexedStreet = { name: string; words: readonly string[]; fits: readonly Fit[] };

const indexes = new WeakMap<object, IndexedStreet[]>();

function indexOf(file: StreetFile): IndexedStreet[] {
  const known = indexes.get(file);
  if (known) return known;
  const index = Object.entries(file).map(([name, places]) => ({
    name,
    words: foldName(name).split(' '),
    fits: places.map((place) => ({ street: name, ...readPlace(place) })),
  }));
  indexes.set(file, index);
  return index;
}

function readPlace(text: string): Omit<Fit, 'street'> {
  const [, names = text, postalCode = ''] = /^(.*?)(?: (\d{4}))?$/.exec(text) ?? [];
  const [locality = '', city = ''] = names.split(', ');
  return { locality, city, postalCode };
}

/** @param words folded, of which the first name the street */
export async function loadStreets(words: readonly string[], get: GetFile): Promise<IndexedStreet[] | null> {
  const name = fileOfStreet((words[0] === 'st' ? ['saint', ...words.slice(1)] : words).join(' '));
  if (name === null) return [];
  const file = await get(name);
  return file && indexOf(file as StreetFile);
}

export type StreetMatch = {
  fits: readonly Fit[];
  /** How many of the words name the street. */
  used: number;
  isCorrected: boolean;
  /** Whether its whole name is typed. */
  isWhole: boolean;
};

/**
 * The streets that the first words may name, the likeliest first: whole, without the type ("15 Queen, Ponsonby"), with more
 * behind ("Queen Street East"), with one wrong letter, with another type. Of each way the longest names count.
 */
export function matchStreets(words: readonly string[], streets: readonly IndexedStreet[]): StreetMatch[] {
  const isSame = (known: readonly string[]) => known.every((word, at) => isSameWord(words[at] ?? '', word));
  type Way = { isMatch: (known: readonly string[]) => boolean; less?: number; isCorrected?: boolean };
  const ways: Way[] = [
    { isMatch: isSame },
    { isMatch: (known) => isWithoutType(words, known) && isSame(known.slice(0, -1)), less: 1 },
    { isMatch: (known) => known.length > words.length && isSame(known.slice(0, words.length)) },
    { isMatch: (known) => isNearly(words, known), isCorrected: true },
    { isMatch: (known) => isOfOtherType(words, known), isCorrected: true },
  ];
  return ways.flatMap(({ isMatch, less = 0, isCorrected = false }, way) => {
    const found = streets.filter((street) => isMatch(street.words));
    if (found.length === 0) return [];
    const longest = Math.max(...found.map((street) => street.words.length));
    const isAll = way === 2;
    const fits = found.filter((street) => isAll || street.words.length === longest);
    const used = Math.min(longest - less, words.length);
    return [{ fits: fits.flatMap((street) => street.fits), used, isCorrected, isWhole: way === 0 }];
  });
}

const isWithoutType = (words: readonly string[], known: readonly string[]) =>
  hasType(known) &&
  // "The" of The Parade names no street.
  known[0] !== 'the' &&
  !isStreetType(words[known.length - 1] ?? '');

/** Whether the other street of a corner has a place in common with the fit. */
export async function loadCrossing(street: string, get: GetFile): Promise<(fit: Fit) => boolean> {
  const words = splitWords(street).map((word) => writeOut(word).replace(/(?<=street|road)s$/, ''));
  // "Victoria Street" may be Victoria Street West.
  const others = matchStreets(words, (await loadStreets(words, get)) ?? [])
    .filter(({ isCorrected }) => !isCorrected)
    .flatMap(({ fits }) => fits);
  const townOf = ({ locality, city }: Fit) => city || locality;
  return (fit) =>
    others.some(
      (other) =>
        townOf(other) === townOf(fit) &&
        (other.postalCode === fit.postalCode || other.postalCode === '' || fit.postalCode === ''),
    );
}

const hasType = (known: readonly string[]) => known.length > 1 && isStreetType(known.at(-1) ?? '');

function isNearly(words: readonly string[], known: readonly string[]): boolean {
  const typed = words
    .slice(0, known.length)
    .map((word, at) => (isSameWord(word, known[at] ?? '') ? known[at] : word));
  return known.join('').length > 5 && isOneLetterOff(typed.join(' '), known.join(' '));
}

const isOfOtherType = (words: readonly string[], known: readonly string[]) =>
  hasType(known) &&
  isStreetType(words[known.length - 1] ?? '') &&
  known.slice(0, -1).every((word, at) => isSameWord(words[at] ?? '', word));

/**
 * @returns the place that most of the first words name, of each town that has one, how many words that took, and whether one
 * letter was changed
 */
export async function findPlaces(
  words: readonly string[],
  get: GetFile,
): Promise<{ places: Place[]; used: number; isCorrected: boolean } | null> {
  const folded = foldName(words.join(' '));
  const name = fileOfPlace(folded);
  if (name === null) return { places: [], used: 0, isCorrected: false };
  const file = (await get(name)) as PlaceFile | null;
  if (!file) return null;
  const typed = folded.split(' ');
  const all = Object.entries(file).flatMap(([known, entries]) =>
    alternativesOf(known).map((one) => ({ words: one.split(' '), known, entries })),
  );
  const isWhole = (one: readonly string[]) => one.every((word, at) => typed[at] === word);
  const isNearly = (one: readonly string[]) =>
    one.join('').length > 4 && isOneLetterOff(typed.slice(0, one.length).join(' '), one.join(' '));
  for (const isMatch of [isWhole, isNearly]) {
    const found = all.filter((one) => isMatch(one.words));
    const used = Math.max(0, ...found.map((one) => one.words.length));
    const longest = found.filter((one) => one.words.length === used);
    if (used > 0) {
      const places = longest.flatMap(({ known, entries }) =>
        entries.map((entry) => ({ ...entry, name: known })),
      );
      return { places, used, isCorrected: isMatch === isNearly };
    }
  }
  return { places: [], used: 0, isCorrected: false };
}

/** "Pelorus Sound / Te Hoiere" and "Riverton/Aparima" go by both names. */
export function alternativesOf(name: string): string[] {
  return [
    ...new Set([name, ...name.split(/\s*\/\s*/)].map((one) => foldName(one.replace(/\s*\(.*\)$/, '')))),
  ];
}

/** "Christchurch city centre" is Christchurch, where no place has the whole name. */
export const dropCentre = (phrase: string) => phrase.replace(/(?:^| )(?:central|city|city centre)$/, '');

/** How well the words name the fit's place: 2 its locality or both names, 1 its town, 0 neither. */
export function rateAt(phrase: string, { locality, city }: Pick<Fit, 'locality' | 'city'>): number {
  const names = alternativesOf(locality);
  const towns = city ? alternativesOf(city) : [];
  const town = dropCentre(phrase);
  const both = names.flatMap((one) => towns.flatMap((other) => [`${one} ${other}`, `${other} ${one}`]));
  if (names.includes(phrase) || both.includes(phrase)) return 2;
  return Number(towns.includes(town) || (town !== phrase && names.includes(town)));
}
