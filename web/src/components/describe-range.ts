/** What a list holds, in one word and in the other: "order", "orders". */
export type Noun = { one: string; many: string };

/**
 * Says how many there are and which of them are shown.
 *
 * @param first the index of the first that is shown, from 0
 * @param shown how many are shown
 * @param total how many there are; null where nobody knows yet
 */
export function describeRange(noun: Noun, first: number, shown: number, total: number | null): string {
  if (total === shown) return `${write(shown)} ${shown === 1 ? noun.one : noun.many}`;
  if (shown === 0) return `No ${noun.many}`;
  const range = `${write(first + 1)} to ${write(first + shown)}`;
  return total === null
    ? `${capitalise(noun.many)} ${range}`
    : `${capitalise(noun.many)} ${range} of ${write(total)}`;
}

function write(count: number): string {
  return count.toLocaleString('en-NZ');
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
