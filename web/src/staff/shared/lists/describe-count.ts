/** What a list holds, in one word and in the other: "order", "orders". */
export type Noun = { one: string; many: string };

/** Writes a count as people read it in New Zealand: 100000 becomes "100,000". */
export function writeCount(count: number): string {
  return count.toLocaleString('en-NZ');
}

/** Says how many there are: "1 order", "1,200 orders". */
export function describeCount({ one, many }: Noun, count: number): string {
  return `${writeCount(count)} ${count === 1 ? one : many}`;
}
