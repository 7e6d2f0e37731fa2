/**
 * Money is whole cents inside the shop and dollars at its edges (HTTP, Firestore, local storage, screens),
 * so that no sum is ever taken over floating-point dollars.
 */

/** An amount of New Zealand money in whole cents. */
export type Cents = number;

/** The largest amount the shop accepts anywhere: a million dollars. */
export const maxCents: Cents = 100_000_000;

/**
 * Turns dollars, as stored and sent, into cents.
 *
 * @param dollars an amount such as 64.99; more than two decimals are rounded to the nearest cent
 * @returns the same amount in whole cents
 */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** Turns cents into dollars for the wire and for storage: 6499 becomes 64.99. */
export function toDollars(cents: Cents): number {
  return cents / 100;
}

/** Writes cents as the 2-decimal string that the stored cart holds: 6499 becomes "64.99". */
export function toDecimalString(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/**
 * Writes cents as people read them: 123456 becomes "$1,234.56", as `Intl` writes it. What is no number is no amount: "$–".
 * By hand, because a phone takes longer to make the formatter of `Intl` than to render the rest of a page.
 */
export function formatMoney(cents: Cents): string {
  if (Number.isNaN(cents)) return '$–';
  const sign = cents < 0 ? '-' : '';
  return `${sign}$${toDecimalString(Math.abs(cents)).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}
