/** Phone numbers as people type them, and as they are dialled and searched for. */
import { toPlainDigits } from '#domain/text.ts';

/** One number of a field. `dial` is what a phone dials: digits, with a + in front of another country's code. */
export type PhoneNumber = { text: string; dial: string };

/** Fewer digits are no number of their own. */
const fewestDigits = 6;

/** Between two numbers in one field: a word or a sign, or a space before the 0 or + of the next where both are whole. */
const between = /\s*(?:[/,;|&\n]|\b(?:or|and)\b)\s*|(?<=\d(?:\D*\d){6})\s+(?=(?:\+|0)\d(?:\D*\d){7})/i;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** Lists the numbers of a field: "021 555 010 / 03 555 0100" are two. Nothing where it holds none. */
export function listPhoneNumbers(typed: string): PhoneNumber[] {
  const texts = toPlainDigits(typed).split(between);
  return texts
    .map((text) => text.trim())
    .filter((text) => countDigits(text) >= fewestDigits)
    .map((text) => ({ text, dial: toDial(text) }));
}

/**
 * Gives a number's digits as New Zealand dials them: `+64`, `0064` and a bare 64 before a whole number stand for the 0.
 * The 0 in "+64 (0)21" is for those who dial within the country, and an extension is not dialled.
 */
function toDial(text: string): string {
  const [number = text] = text.split(/\s*(?:ext|x)\b|\s+x(?=\d)/i);
  const digits = number.replace(/\D/g, '');
  const isForeign = /^\D*(\+|00)/.test(number) && !/^(00)?64/.test(digits);
  if (isForeign) return `+${digits.replace(/^00/, '')}`;
  return digits.replace(/^(00)?64(?=\d{8,11}$)0?/, '0');
}

/** The digits of what is searched for, which may be a part of a number. */
export function readPhoneDigits(typed: string): string {
  const text = toPlainDigits(typed);
  const begins = /^\s*(\+|00)\s*64\D*0?/;
  return begins.test(text) ? text.replace(begins, '0').replace(/\D/g, '') : toDial(text);
}
