import { toPlainDigits } from '#domain/text.ts';

/** `dial` holds digits, with a + before another country's code. */
export type PhoneNumber = { text: string; dial: string };

const fewestDigits = 6;

/** Separates two numbers in one field: a word or sign, or a space before the next number's 0 or +. */
const between = /\s*(?:[/,;|&\n]|\b(?:or|and)\b)\s*|(?<=\d(?:\D*\d){6})\s+(?=(?:\+|0)\d(?:\D*\d){7})/i;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** "021 555 010 / 03 555 0100" are two. */
export function listPhoneNumbers(typed: string): PhoneNumber[] {
  const texts = toPlainDigits(typed).split(between);
  return texts
    .map((text) => text.trim())
    .filter((text) => countDigits(text) >= fewestDigits)
    .map((text) => ({ text, dial: toDial(text) }));
}

/** `+64`, `0064` and a bare 64 become 0. The 0 in "+64 (0)21" and an extension are dropped. */
function toDial(text: string): string {
  const [number = text] = text.split(/\s*(?:ext|x)\b|\s+x(?=\d)/i);
  const digits = number.replace(/\D/g, '');
  const isForeign = /^\D*(\+|00)/.test(number) && !/^(00)?64/.test(digits);
  if (isForeign) return `+${digits.replace(/^00/, '')}`;
  return digits.replace(/^(00)?64(?=\d{8,11}$)0?/, '0');
}

/** The typed part may be any part of a number. */
export function readPhoneDigits(typed: string): string {
  const text = toPlainDigits(typed);
  const begins = /^\s*(\+|00)\s*64\D*0?/;
  return begins.test(text) ? text.replace(begins, '0').replace(/\D/g, '') : toDial(text);
}
