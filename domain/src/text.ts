/** Human text in whole characters, as people see them. */

/**
 * Cuts a text to a length, never within a character: an emoji of several parts stays whole or goes whole.
 *
 * @param max in code points, as fields count them, with the ending
 */
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

/** Firefox before 125 has no segmenter: there, at least no code point is halved. */
function* splitCharacters(text: string): Generator<string> {
  if (!('Segmenter' in Intl)) return yield* text;
  for (const { segment } of new Intl.Segmenter('en-NZ').segment(text)) yield segment;
}

/** Digits, letters and signs of the full width that Asian keyboards type, as plain ones. */
export function toPlainDigits(typed: string): string {
  return typed.normalize('NFKC');
}

/**
 * Parses a plain decimal number, such as 64.99 or $1,064.99. Anything else is NaN, even what Number() would accept, such as
 * "1e3".
 */
export function readNumber(typed: unknown): number {
  const text = toPlainDigits(String(typed))
    .trim()
    .replace(/^\$/, '')
    .replace(/,(?=\d{3}(\D|$))/g, '');
  return /^-?\d+(\.\d*)?$/.test(text) ? Number(text) : Number.NaN;
}
