/** Suggests streets, places and postcodes while an address is typed. */
import { foldName, isSameWord, splitWords, writeOut } from './fold-name.ts';
import { findRegion, isRuralPostcode } from './postcode.ts';
import { country } from './regions.ts';
import { type SplitAddress, splitAddress } from './split-address.ts';
import { fileOfPlace, fileOfPostcode, type PlaceFile, type PostcodeFile } from './street-files.ts';
import { alternativesOf, type Fit, type GetFile, loadStreets } from './street-index.ts';
import { type SuggestedAddress, writeStreet } from './suggested-address.ts';

export type StreetSuggestion = { label: string; address: SuggestedAddress };

export const mostSuggestions = 6;

/** @returns none where nothing fits, or nothing can be loaded */
export async function suggestAddresses(typed: string, get: GetFile): Promise<StreetSuggestion[]> {
  const text = typed.trim();
  if (/^\d{3,4}$/.test(text)) return suggestPostcodes(text, get);
  const parts = splitAddress(text);
  const words = splitWords([parts.street, ...parts.places].join(' '));
  const last = words.pop();
  if (last === undefined) return [];
  const wanted = { words: words.map(writeOut), last };
  const [places, streets] = await Promise.all([
    parts.number === '' ? suggestPlaces(wanted, get) : [],
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

async function suggestStreets(
  parts: SplitAddress,
  { words, last }: Wanted,
  get: GetFile,
): Promise<StreetSuggestion[]> {
  const typed = [...words, last];
  const streets = await loadStreets([...words, writeOut(last)], get);
  const fits: Fit[] = [];
  for (const { words: known, fits: places } of streets ?? []) {
    // Of the words, so many name the street, and the rest its place.
    const count = known.findIndex((word, at) => !isSameWord(typed[at] ?? '', word));
    const used = count < 0 ? known.length : count;
    const isLast = used === typed.length - 1 && used < known.length && begins(known[used], last);
    if (isLast || used === typed.length) fits.push(...places);
    // A street may go without its type.
    else if (used >= Math.max(1, known.length - 1))
      fits.push(...places.filter((fit) => isNear(fit, typed.slice(used))));
  }
  const isWanted = ({ postalCode }: Fit) =>
    (!parts.postalCode || postalCode === parts.postalCode) && (!parts.rural || isRuralPostcode(postalCode));
  return fits
    .filter(isWanted)
    .slice(0, mostSuggestions)
    .map((fit) => suggestFit(parts, fit));
}

/** Whether each word begins one of the place's. */
function isNear({ locality, city }: Fit, words: readonly string[]): boolean {
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

async function suggestPlaces({ words, last }: Wanted, get: GetFile): Promise<StreetSuggestion[]> {
  const name = fileOfPlace([...words, writeOut(last)].join(' '));
  const file = name === null ? null : ((await get(name)) as PlaceFile | null);
  if (!file) return [];
  const isWanted = (known: readonly string[]) =>
    words.every((word, at) => known[at] === word) && begins(known[words.length], last);
  return Object.entries(file)
    .filter(([known]) => alternativesOf(known).some((one) => isWanted(one.split(' '))))
    .flatMap(([known, entries]) => entries.map((entry) => ({ ...entry, name: known })))
    .slice(0, mostSuggestions)
    .map(({ name: place, in: town, codes }) =>
      suggest('', [place, town].filter(Boolean).join(', '), codes.length === 1 ? (codes[0] ?? '') : ''),
    );
}

async function suggestPostcodes(digits: string, get: GetFile): Promise<StreetSuggestion[]> {
  const file = (await get(fileOfPostcode(digits))) as PostcodeFile | null;
  const found = Object.entries(file ?? {}).filter(([code]) => code.startsWith(digits));
  const [only, ...others] = found;
  const places = only && others.length === 0 ? only[1].map((place) => [only[0], place] as const) : [];
  const firsts = places.length > 0 ? places : found.map(([code, [first = '']]) => [code, first] as const);
  return firsts.slice(0, mostSuggestions).map(([code, place]) => suggest('', place, code));
}
