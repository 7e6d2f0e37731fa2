/** What the amounts of a cart or an order are called. Screens, paper, mails, refusals and CSV take their names from here. */
import { type Cents, formatMoney, toCents } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { siteSettings } from '#domain/site-settings.ts';
import { priceLine, type Totals } from './pricing.ts';

export type Amount = {
  name: string;
  note?: string;
  cents: Cents;
  /** `sum` is what the ones above it add up to; `quiet` is no part of it. */
  weight?: 'sum' | 'quiet';
};

export const amountNames = {
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  gst: 'GST included in Total',
  monthly: 'Each month',
} as const;

/** Shown once a screen where totals are, to customers as "your" bill. */
export const totalMeaning = {
  your: 'Total is your first bill: first month, hardware and postage.',
  the: 'Total is the first bill: first month, hardware and postage.',
} as const;

/** Lists the amounts in their order. What is paid each month is left out where nothing is. */
export function listAmounts(totals: Totals, itemCount: number): Amount[] {
  const { monthlyCents, itemsCents, shippingCents, totalCents, taxCents } = totals;
  return [
    {
      name: `${amountNames.subtotal} (${itemCount} ${itemCount === 1 ? 'item' : 'items'})`,
      cents: itemsCents,
    },
    { name: amountNames.shipping, note: siteSettings.postage.label, cents: shippingCents },
    { name: amountNames.total, cents: totalCents, weight: 'sum' },
    { name: amountNames.gst, cents: taxCents },
    ...(monthlyCents > 0
      ? [{ name: amountNames.monthly, cents: monthlyCents, weight: 'quiet' as const }]
      : []),
  ];
}

/** Whether the total is another amount than what is paid each month, so that its meaning has to be said. */
export function isTotalExplained({ monthlyCents, totalCents }: Totals): boolean {
  return monthlyCents > 0 && monthlyCents !== totalCents;
}

/** The amounts in a few words: "Total $393.98, then $84.99 each month". */
export function describeAmounts(totals: Totals): string {
  const total = `${amountNames.total} ${formatMoney(totals.totalCents)}`;
  if (totals.monthlyCents === 0) return total;
  const monthly = `${formatMoney(totals.monthlyCents)} each month`;
  return isTotalExplained(totals) ? `${total}, then ${monthly}` : `${total} each month`;
}

/** The stored totals of an order: the rules for new orders may have changed since. */
export function totalsOfOrder(order: Order): Totals {
  const monthlyCents = order.orderServices.reduce((sum, line) => sum + priceLine(line), 0);
  const itemsCents = toCents(order.itemsPrice);
  const hardwareCents = itemsCents - monthlyCents;
  const shippingCents = toCents(order.shippingPrice);
  return {
    monthlyCents,
    hardwareCents,
    itemsCents,
    shippingCents,
    oneOffCents: hardwareCents + shippingCents,
    totalCents: toCents(order.totalPrice),
    taxCents: toCents(order.taxPrice),
  };
}

export function countOrderItems({ orderServices, orderHardwares }: Order): number {
  return [...orderServices, ...orderHardwares].reduce((sum, { qty }) => sum + qty, 0);
}
