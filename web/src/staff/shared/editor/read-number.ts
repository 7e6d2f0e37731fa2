import { toPlainDigits } from '@kowhai/domain/text';

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
