/**
 * Money is whole cents inside the shop and dollars at its edges (HTTP, Firestore, local storage, screens),
 * so that no sum is ever taken over floating-point dollars.
 */
import * as z from 'zod/mini';

/** An amount of New Zealand money in whole cents. */
export type Cents = number;

/** The largest amount the shop accepts anywhere: a million dollars. */
const maxCents: Cents = 100_000_000;

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

const anyAmount = z
  .number({ error: 'Price must be a number of dollars' })
  .check(z.gte(0, 'Price cannot be below 0'), z.lte(toDollars(maxCents), 'Price is too high'));

const wholeCents = 'Give dollars and whole cents, such as 64.99';

/** A price in dollars and whole cents, from 0 up to a million: every one is exactly what its cents say. */
export const price = anyAmount.check(z.refine((sent) => toDollars(toCents(sent)) === sent, wholeCents));

/** A sum that a client took over floating-point dollars may miss its cent by less than anybody could pay. */
const summedDollars = anyAmount.check(
  z.refine((sent) => Math.abs(sent * 100 - Math.round(sent * 100)) < 1e-6, wholeCents),
);

/** An amount as a client may send it, a number or a 2-decimal string of dollars; it comes out in cents. */
export const sentAmount = z.pipe(
  z.union([
    summedDollars,
    z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/, 'Send an amount in dollars, such as 64.99')),
  ]),
  z.transform((sent): Cents => toCents(Number(sent))),
);
