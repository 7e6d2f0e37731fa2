/** The number that people say on the phone, such as KB-7F3K-29QD. */

// No vowels, so no words; no 0, 1, I, L or O, so nothing to mishear or misread.
const numberAlphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';

/**
 * Makes the number that people see from random bytes.
 *
 * @param bytes at least 8 random bytes
 * @returns a number such as KB-7F3K-29QD: 28^8 of them, so that two alike in 100,000 orders are unlikely (1 in 75),
 *   and harmless, since `_id` is the key
 */
export function makeOrderNumber(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, 8)]
    .map((byte) => numberAlphabet[byte % numberAlphabet.length])
    .join('');
  return `KB-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Takes an order's number from a text that anybody may have written; null where it is none. */
export function orderNumberIn(text: string | null): string | null {
  return text !== null && /^KB-[2-9B-Z]{4}-[2-9B-Z]{4}$/.test(text) ? text : null;
}

/** A text in pieces: what stands between order numbers, and each number, in whatever way it was typed. */
export function splitAtOrderNumbers(text: string): { text: string; number: string | null }[] {
  const pieces = text.split(/(\bKB[-\s]?[2-9B-Z]{4}[-\s]?[2-9B-Z]{4}\b)/i);
  return pieces
    .map((piece, index) => ({ text: piece, number: index % 2 === 1 ? writeOrderNumber(piece) : null }))
    .filter((piece) => piece.text !== '');
}

function writeOrderNumber(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[-\s]/g, '')
    .replace(/^KB(.{4})/, 'KB-$1-');
}
