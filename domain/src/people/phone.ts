import { toPlainDigits } from '#domain/text.ts';

/** `dial` holds digits, with a + before another country's code. */
export type PhoneNumber = { text: string; dial: string };

/** The one way to link a number. */
export const toPhoneHref = ({ dial }: Pick<PhoneNumber, 'dial'>): string => `tel:${dial}`;

const fewestDigits = 6;

/** As long as the field's text gets. What is read of a stored one ends there, so that none is slow to read. */
export const longestPhone = 60;

/** Separates two numbers in one field: a word or sign, or a space before the next number's 0 or +. */
const between = /\s*(?:[/,;|&\n]|\b(?:or|and)\b)\s*|(?<=\d(?:\D*\d){6})\s+(?=(?:\+|0)\d(?:\D*\d){7})/i;

/** What follows a number in the same field: its extension, or when to call. */
const remark =
  /,? ?(?:(?<!\p{L})(?:ext(?:n|ension)?\b\.?:?|x|#) ?\d|\b(?:after|before|between|from|until|till)\b|\d{1,2}(?:[:.]\d\d)?\s?[ap]m\b).*$/isu;

const countDigits = (text: string) => text.replace(/\D/g, '').length;

/** "021 555 010 / 03 555 0100" are two. `text` is what was typed, with the extension or remark that follows. */
export function listPhoneNumbers(typed: string): PhoneNumber[] {
  const texts = toPlainDigits(typed.slice(0, longestPhone)).split(between);
  return texts
    .map((text) => ({ text: text.trim(), dial: toDial(text) }))
    .filter(({ dial }) => countDigits(dial) >= fewestDigits);
}

/**
 * `+64`, `0064` and a bare 64 become 0. The 0 in "+64 (0)21" or "+61 (0)2" is for calls within the country. Few digits
 * after 00 may be the end of a number: "0024".
 */
function toDial(text: string): string {
  const number = withoutRemark(text);
  const isForeign = /^\D*(\+|00(\D*\d){8})/.test(number) && !/^\D*(00)?\D*64/.test(number);
  if (isForeign) return `+${number.replace('(0)', '').replace(/\D/g, '').replace(/^00/, '')}`;
  return number.replace(/\D/g, '').replace(/^(00)?64(?=\d{8,11}$)0?/, '0');
}

/** Leaves a phone number of what was typed, as far as what follows it is an extension or a remark. */
export const withoutRemark = (typed: string): string => typed.replace(remark, '');

/** The typed part may be any part of a number. */
export function readPhoneDigits(typed: string): string {
  const text = withoutRemark(toPlainDigits(typed));
  const begins = /^\s*(\+|00)\s*64(?=\D*\d)\D*0?/;
  return begins.test(text) ? text.replace(begins, '0').replace(/\D/g, '') : toDial(text);
}
