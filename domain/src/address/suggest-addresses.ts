/** Suggests streets, places and postcodes while an address is typed. */
import { foldName, isSameWord, splitWords, writeOut } from './fold-name.ts';
import { isPoBox } from './po-box.ts';
import { findRegion, isRuralPostcode } from './postcode.ts';
import { country } from './regions.ts';
import { type SplitAddress, splitAddress } from './split-address.ts';
import {
  fileOfPlace,
  fileOfPostcode,
  type PlaceEntry,
  type PlaceFile,
  type PostcodeFile,
} from './street-files.ts';
import { alternativesOf, type Fit, type GetFile, loadStreets, matchStreets } from './street-index.ts';
import { type SuggestedAddress, writeStreet } from './suggested-address.ts';

export type StreetSuggestion = { label: string; address: SuggestedAddress };

export const mostSuggestions = 6;

/** @returns none where nothing fits, or nothing can be loaded */
export async function suggestAddresses(typed: string, get: GetFile): Promise<StreetSuggestion[]> {
  const text = typed.trim();
  if (/^\d{3,4}$/.test(text)) return suggestPostcodes(text, get);
  if (isPoBox(text)) return [];
  const parts = splitAddress(text);
  const words = splitWords([parts.street, ...parts.places].join(' '));
  const last = words.pop();
  // "N" would be North.
  if (last === undefined || [...words, last].join('').length < 2) return [];
  const wanted = { words: words.map(writeOut), last };
  const [places, streets] = await Promise.all([
    parts.number === '' ? suggestPlaces(parts.rural, wanted, get) : [],
    suggestStreets(parts, wanted, get),
  ]);
  // Half of the list each, unless the other has less.
  const half = Math.max(mostSuggestions / 2, mostSuggestions - streets.length);
  return [...places.slice(0, half), ...streets].slice(0, mostSuggestions);
}

/** Words that are whole, and the one that is being typed. */
type Wanted = { words: readonly string[]; last: string };

const begins = (known: string | undefined, last: string) =>
  known !== undefined && (known.startsWith(last) || isSameWord(writeOut(last), known));

/** How many of the typed words are the first of the known ones, and whether the last one is on its way to the next. */
function follow(typed: readonly string[], known: readonly string[]): { used: number; isBegun: boolean } {
  const other = known.findIndex((word, at) => !isSameWord(typed[at] ?? '', word));
  const used = other < 0 ? known.length : other;
  return { used, isBegun: used === typed.length - 1 && begins(known[used], typed[used] ?? '') };
}

async function suggestStreets(
  parts: SplitAddress,
  { words, last }: Wanted,
  get: GetFile,
): Promise<StreetSuggestion[]> {
  const typed = [...words, last];
  const whole = [...words, writeOut(last)];
  const streets = (await loadStreets(whole, get)) ?? [];
  const isWanted = ({ postalCode }: Fit) =>
    (!parts.postalCode || postalCode === parts.postalCode) && (!parts.rural || isRuralPostcode(postalCode));
  const found = streets.flatMap(({ words: known, fits }) => {
    const { used, isBegun } = follow(typed, known);
    const isWhole = used === known.length && used === typed.length;
    if (isBegun || used === typed.length) return [{ isWhole, fits: fits.filter(isWanted) }];
    // A street may go without its type.
    if (used < Math.max(1, known.length - 1)) return [];
    const place = typed.slice(used);
    // "Queen Street, Thames" is rather in Thames itself than in a suburb of it.
    const isItself = ({ locality }: Fit) => Number(isNear({ locality, city: '' }, place));
    const there = fits.filter((fit) => isWanted(fit) && isNear(fit, place));
    return [{ isWhole, fits: there.toSorted((one, other) => isItself(other) - isItself(one)) }];
  });
  // The name of the most streets is the likeliest, but takes all of the list only once it is whole.
  const byName = found.toSorted(
    (one, other) => Number(other.isWhole) - Number(one.isWhole) || other.fits.length - one.fits.length,
  );
  const first = byName.flatMap(({ isWhole, fits }) => (isWhole ? fits : fits.slice(0, mostSuggestions / 2)));
  const fits = [...new Set([...first, ...byName.flatMap((one) => one.fits)])];
  const near = fits.length > 0 ? fits : listCorrected(whole, streets).filter(isWanted);
  return near.slice(0, mostSuggestions).map((fit) => suggestFit(parts, fit));
}

/** Streets with one letter changed, in the place that follows. */
const listCorrected = (words: readonly string[], streets: Parameters<typeof matchStreets>[1]): Fit[] =>
  matchStreets(words, streets)
    .filter(({ isCorrected }) => isCorrected)
    .flatMap(({ fits, used }) => fits.filter((fit) => isNear(fit, words.slice(used))));

/** Whether each word begins one of the place's. */
function isNear({ locality, city }: Pick<Fit, 'locality' | 'city'>, words: readonly string[]): boolean {
  const known = foldName(`${locality} ${city}`).split(' ');
  return words.every((word) => known.some((one) => begins(one, word)));
}

function suggestFit(parts: SplitAddress, { street, locality, city, postalCode }: Fit): StreetSuggestion {
  const places = [parts.rural, locality, city].filter(Boolean).join(', ');
  return suggest(writeStreet(parts, street), places, postalCode || parts.postalCode);
}

function suggest(address: string, city: string, postalCode: string): StreetSuggestion {
  const label = [[address, city].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
  return { label, address: { address, city, postalCode, region: findRegion(postalCode) ?? '', country } };
}

async function suggestPlaces(
  rural: string,
  { words, last }: Wanted,
  get: GetFile,
): Promise<StreetSuggestion[]> {
  const name = fileOfPlace(foldName([...words, last].join(' ')));
  const file = name === null ? null : ((await get(name)) as PlaceFile | null);
  if (!file) return [];
  const typed = [...words, last];
  const found = Object.entries(file).flatMap(([name, entries]) =>
    alternativesOf(name).flatMap((one) => {
      const known = one.split(' ');
      const { used, isBegun } = follow(typed, known);
      const isFirst = used === typed.length && used === known.length;
      if (isBegun || used === typed.length) return entries.map((entry) => ({ ...entry, name, isFirst }));
      // "Richmond Nels": behind the name comes its town or region.
      if (used < known.length) return [];
      const isThere = ({ in: town, codes: [code = ''] }: PlaceEntry) =>
        isNear({ locality: town, city: findRegion(code) ?? '' }, typed.slice(used));
      return entries.filter(isThere).map((entry) => ({ ...entry, name, isFirst }));
    }),
  );
  // A place of two names may fit by both.
  const byPlace = new Map(found.map((one) => [`${one.name}, ${one.in}`, one]));
  return [...byPlace.values()]
    .toSorted((one, other) => Number(other.isFirst) - Number(one.isFirst))
    .slice(0, mostSuggestions)
    .map(({ name: place, in: town, codes: [code = '', ...others] }) => {
      // A round has another postcode than its town.
      const postalCode = others.length > 0 || rural !== '' ? '' : code;
      return suggest('', [rural, place, town].filter(Boolean).join(', '), postalCode);
    });
}

async function suggestPostcodes(digits: string, get: GetFile): Promise<StreetSuggestion[]> {
  const file = (await get(fileOfPostcode(digits))) as PostcodeFile | null;
  const found = Object.entries(file ?? {}).filter(([code]) => code.startsWith(digits));
  const [only, ...others] = found;
  const places = only && others.length === 0 ? only[1].map((place) => [only[0], place] as const) : [];
  const firsts = places.length > 0 ? places : found.map(([code, [first = '']]) => [code, first] as const);
  return firsts.slice(0, mostSuggestions).map(([code, place]) => suggest('', place, code));
}
