import { type Cents, formatMoney, toCents } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { siteSettings } from '#domain/site-settings.ts';
import { amountNames, priceLine, type Totals } from './pricing.ts';

export type Amount = {
  name: string;
  note?: string;
  cents: Cents;
  /** `sum` adds up the lines above; `quiet` is not part of it. */
  weight?: 'sum' | 'quiet';
};

export const totalMeaning = {
  your: 'Total is your first bill: first month, hardware and postage.',
  the: 'Total is the first bill: first month, hardware and postage.',
} as const;

export function listAmounts(totals: Totals, itemCount: number): Amount[] {
  const { monthlyCents, itemsCents, shippingCents, totalCents, taxCents, oneOffCents } = totals;
  const { label } = siteSettings.postage;
  return [
    {
      name: `${amountNames.subtotal} (${itemCount} ${itemCount === 1 ? 'item' : 'items'})`,
      cents: itemsCents,
    },
    {
      name: amountNames.shipping,
      note: oneOffCents === 0 ? `${label}, nothing to post` : label,
      cents: shippingCents,
    },
    { name: amountNames.total, cents: totalCents, weight: 'sum' },
    { name: amountNames.gst, cents: taxCents },
    // Where it is the total, that says it.
    ...(isTotalExplained(totals)
      ? [{ name: amountNames.monthly, cents: monthlyCents, weight: 'quiet' as const }]
      : []),
  ];
}

export function isTotalExplained({ monthlyCents, totalCents }: Totals): boolean {
  return monthlyCents > 0 && monthlyCents !== totalCents;
}

/** Says "Total $393.98, then $84.99 each month". */
export function describeAmounts(totals: Totals): string {
  const total = `${amountNames.total} ${formatMoney(totals.totalCents)}`;
  if (totals.monthlyCents === 0) return total;
  const monthly = `${formatMoney(totals.monthlyCents)} each month`;
  return isTotalExplained(totals) ? `${total}, then ${monthly}` : `${total} each month`;
}

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
