/** Whole cents inside, dollars at the edges (HTTP, Firestore, local storage, screens): no sum uses floating point. */

export type Cents = number;

/** The largest amount the shop accepts: a million dollars. */
export const maxCents: Cents = 100_000_000;

export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100);
}

export function toDollars(cents: Cents): number {
  return cents / 100;
}

/** 6499 becomes "64.99", as the stored cart holds it. */
export function toDecimalString(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/** 123456 becomes "$1,234.56", and NaN "$–". `Intl` is slower on a phone than the rest of a page. */
export function formatMoney(cents: Cents): string {
  if (Number.isNaN(cents)) return '$–';
  const sign = cents < 0 ? '-' : '';
  return `${sign}$${toDecimalString(Math.abs(cents)).replace(/\B(?=(?:\d{3})+\.)/g, ',')}`;
}
