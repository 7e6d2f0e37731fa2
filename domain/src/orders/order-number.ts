/** The number that people say on the phone, such as KB-7F3K-29QD. */

// No vowels, so no words; no 0, 1, I, L or O, which are misheard or misread.
const numberAlphabet = '23456789BCDFGHJKMNPQRSTVWXYZ';

/** 28^8 numbers: two alike are unlikely and harmless, as `_id` is the key. @param bytes at least 8 random bytes */
export function makeOrderNumber(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, 8)]
    .map((byte) => numberAlphabet[byte % numberAlphabet.length])
    .join('');
  return `KB-${letters.slice(0, 4)}-${letters.slice(4)}`;
}

export function orderNumberIn(text: string | null): string | null {
  return text !== null && /^KB-[2-9B-Z]{4}-[2-9B-Z]{4}$/.test(text) ? text : null;
}

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
