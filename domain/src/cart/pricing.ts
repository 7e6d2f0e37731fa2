/** What an order costs (specification section 9). Every price on a screen, in a mail or in an order comes from here. */

import { type Cents, formatMoney, toCents, toDollars } from '#domain/money.ts';
import type { WireTotals } from '#domain/price-schema.ts';
import { type PostageSettings, siteSettings } from '#domain/site-settings.ts';

export const amountNames = {
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  total: 'Total',
  gst: 'GST included in Total',
  monthly: 'Each month',
} as const;

/** A price in dollars and a quantity. */
export type PricedLine = { price: number; qty: number };

export type Totals = {
  /** Plans: paid each month. */
  monthlyCents: Cents;
  hardwareCents: Cents;
  /** Plans and hardware, before postage. */
  itemsCents: Cents;
  shippingCents: Cents;
  /** Hardware and postage: paid once. */
  oneOffCents: Cents;
  totalCents: Cents;
  /** The GST inside the total. */
  taxCents: Cents;
};

/** Adds up monthly plans and one-off hardware. Prices are in dollars including GST, totals in cents. */
export function computeTotals(
  plans: readonly PricedLine[],
  hardware: readonly PricedLine[],
  postage: PostageSettings = siteSettings.postage,
): Totals {
  const monthlyCents = sumLines(plans);
  const hardwareCents = sumLines(hardware);
  const itemsCents = monthlyCents + hardwareCents;
  const shippingCents = computePostage(itemsCents, hardware.length > 0, postage);
  const totalCents = itemsCents + shippingCents;
  return {
    monthlyCents,
    hardwareCents,
    itemsCents,
    shippingCents,
    oneOffCents: hardwareCents + shippingCents,
    totalCents,
    taxCents: computeGst(totalCents),
  };
}

export function priceLine(line: PricedLine): Cents {
  return toCents(line.price) * line.qty;
}

function sumLines(lines: readonly PricedLine[]): Cents {
  return lines.reduce((sum, line) => sum + priceLine(line), 0);
}

/** Above the threshold postage is charged, at and below it is not: the specification's rule. */
function computePostage(itemsCents: Cents, hasHardware: boolean, postage: PostageSettings): Cents {
  const isCharged = postage.rule === 'with-hardware' ? hasHardware : itemsCents > postage.thresholdCents;
  return isCharged ? postage.amountCents : 0;
}

export type PostageEffect = 'added' | 'included' | 'free';

export function describePostage(postage: PostageSettings = siteSettings.postage): {
  label: string;
  rule: string;
  effects: Record<PostageEffect, string>;
} {
  const amount = formatMoney(postage.amountCents);
  const free = formatMoney(postage.thresholdCents).replace(/\.00$/, '');
  return {
    label: `+ Postage ${amount}`,
    rule:
      postage.rule === 'with-hardware' ? 'Once for the whole order' : `On orders over ${free}, plan included`,
    effects: {
      added: `Adds ${amount} postage`,
      included: 'No extra postage',
      free: 'Posted free',
    },
  };
}

/** GST is 15 percent and included: 3/23 of the total, which equals total - total / 1.15, rounded once. */
function computeGst(totalCents: Cents): Cents {
  return Math.round((totalCents * 3) / 23);
}

/** In dollars, as orders store them and calls carry them. */
export function toWireTotals(totals: Totals): WireTotals {
  return {
    itemsPrice: toDollars(totals.itemsCents),
    taxPrice: toDollars(totals.taxCents),
    shippingPrice: toDollars(totals.shippingCents),
    totalPrice: toDollars(totals.totalCents),
  };
}
