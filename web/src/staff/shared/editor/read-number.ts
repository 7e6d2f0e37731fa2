import { toPlainDigits } from '@kowhai/domain/text';

/**
 * Parses a plain decimal number, such as 64.99. Anything else is NaN, even what Number() would accept, such as "1e3".
 */
export function readNumber(typed: unknown): number {
  const text = toPlainDigits(String(typed)).trim();
  return /^-?\d+(\.\d*)?$/.test(text) ? Number(text) : Number.NaN;
}
