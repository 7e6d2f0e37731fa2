/** Reads a number as people write one, such as 64.99. Whatever else is typed is none, also what programs would read. */
export function readNumber(typed: unknown): number {
  const text = String(typed).trim();
  return /^-?\d+(\.\d*)?$/.test(text) ? Number(text) : Number.NaN;
}
