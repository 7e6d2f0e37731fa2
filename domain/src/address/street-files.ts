/** The files in which the site ships every street and place of the country. The build writes them, the browser reads them. */

/** Roads by their name, with where there are any: "Naenae, Lower Hutt 5011". Those that cross a boundary have no postcode. */
export type StreetFile = Readonly<Record<string, readonly string[]>>;

/** Places by their name. Several may share one. */
export type PlaceFile = Readonly<Record<string, readonly PlaceEntry[]>>;
export type PlaceEntry = {
  /** The town or city that it is in; empty for a town of its own. */
  in: string;
  /** Its postcodes, that of the most roads first. */
  codes: readonly string[];
  /** Of a town: those of the rural rounds around it. */
  rural?: readonly string[];
  /** Of a city: its suburbs with the most roads, by name. */
  parts?: readonly string[];
};

/** Postcodes with their places, that of the most roads first: "Naenae, Lower Hutt". */
export type PostcodeFile = Readonly<Record<string, readonly string[]>>;

/** First letters whose streets weigh more than 15 kB, and which are split by the next. The build fails where one is missing. */
const splitFurther = new Set('ca co ha ka ma mo pa st sta ta te wa'.split(' '));

const lettersOf = (folded: string) => folded.replaceAll(' ', '');

/** @param folded see `foldName` @returns null for a name that is too short to tell */
export function fileOfStreet(folded: string): string | null {
  const letters = lettersOf(folded);
  let length = 2;
  while (length <= letters.length && splitFurther.has(letters.slice(0, length))) length++;
  const start = letters.slice(0, length);
  return start.length < length || !isPlain(start) ? null : `street-${start}`;
}

/** @param folded see `foldName` @returns null for a name that is too short to tell */
export function fileOfPlace(folded: string): string | null {
  const two = lettersOf(folded).slice(0, 2);
  return two.length < 2 || !isPlain(two) ? null : `place-${two}`;
}

export const fileOfPostcode = (postalCode: string) => `postcode-${postalCode.slice(0, 2)}`;

/** Names in other scripts have no file, nor do emoji. */
const isPlain = (letters: string) => /^[a-z\d]+$/.test(letters);
