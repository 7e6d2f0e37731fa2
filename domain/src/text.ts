/** An emoji of several parts stays whole. @param max in code points, including the ending */
export function cutText(text: string, max: number, ending = '…'): string {
  if ([...text].length <= max) return text;
  let cut = '';
  let { length } = ending;
  for (const character of splitCharacters(text)) {
    length += [...character].length;
    if (length > max) break;
    cut += character;
  }
  return `${cut.trimEnd()}${ending}`;
}

/** Firefox before 125 has no segmenter; code points stay whole there. */
export function* splitCharacters(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) return yield* text;
  for (const { segment } of new Intl.Segmenter('en-NZ').segment(text)) yield segment;
}

// Sorting a run of marks takes the square of its length. The last two become marks in NFKC.
const longRunOfMarks = /[\p{M}\uff9e\uff9f]{9}/u;

/** More than eight marks on one letter: no script writes so. */
export function hasLongRunOfMarks(text: string): boolean {
  return longRunOfMarks.test(text);
}

/** In time linear in its length: text with a long run of marks stays as it is. */
export function normalizeText(text: string, form: 'NFC' | 'NFD' | 'NFKC'): string {
  return hasLongRunOfMarks(text) ? text : text.normalize(form);
}

/** Converts full-width digits and letters, which Asian keyboards type. */
export function toPlainDigits(typed: string): string {
  return normalizeText(typed, 'NFKC');
}

/** Reads a decimal number such as 64.99 or $1,064.99. Anything else is NaN, even "1e3". */
export function readNumber(typed: unknown): number {
  const text = toPlainDigits(String(typed))
    .trim()
    .replace(/^\$/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '');
  return /^-?\d+(\.\d*)?$/.test(text) ? Number(text) : Number.NaN;
}
