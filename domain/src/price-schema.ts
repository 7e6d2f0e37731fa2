/** Amounts in dollars, as stored and sent. Code that only reads or shows them needs `money.ts` alone. */
import * as z from 'zod/mini';
import { type Cents, maxCents, toCents, toDollars } from './money.ts';

const anyAmount = z
  .number({ error: 'Enter the price in dollars' })
  .check(z.gte(0, 'Price can’t be below 0'), z.lte(toDollars(maxCents), 'Price is too high'));

const wholeCents = 'Enter dollars and cents, such as 64.99';

/** A price in dollars and whole cents, up to a million. */
export const price = anyAmount.check(z.refine((sent) => toDollars(toCents(sent)) === sent, wholeCents));

/** A client's floating-point sum may be off by a tiny part of a cent. */
const summedDollars = anyAmount.check(
  z.refine((sent) => Math.abs(sent * 100 - Math.round(sent * 100)) < 1e-6, wholeCents),
);

/** A number, or a 2-decimal string of dollars; parsed to cents. */
export const sentAmount = z.pipe(
  z.union([
    summedDollars,
    z.string().check(z.regex(/^\d{1,7}(\.\d{1,2})?$/, 'Send an amount in dollars, such as 64.99')),
  ]),
  z.transform((sent): Cents => toCents(Number(sent))),
);

export const wireTotals = z.object({
  itemsPrice: price,
  taxPrice: price,
  shippingPrice: price,
  totalPrice: price,
});
export type WireTotals = z.output<typeof wireTotals>;
