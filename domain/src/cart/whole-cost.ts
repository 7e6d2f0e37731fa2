import { type Cents, formatMoney } from '#domain/money.ts';
import { siteSettings } from '#domain/site-settings.ts';
import { priceLine } from './pricing.ts';

type CostedPlan = { price: number; qty?: number; term?: string };
/** The note follows the value, as a phrase ("Free", "for a standard connection") or as a sentence. */
export type Cost = { name: string; value: string; note?: string };
type Charges = { connectionCents: Cents; leavingCents: Cents };

/** Leaves out one-off costs of zero; empty without a plan. @param oneOffCents hardware and postage */
export function listWholeCost(
  plans: readonly CostedPlan[],
  oneOffCents: Cents,
  charges: Charges = siteSettings.charges,
): Cost[] {
  if (plans.length === 0) return [];
  const monthlyCents = plans.reduce((sum, { price, qty = 1 }) => sum + priceLine({ price, qty }), 0);
  const onceCents = oneOffCents + charges.connectionCents * plans.length;
  return [
    { name: 'Each month', value: formatMoney(monthlyCents) },
    ...(onceCents > 0 ? [{ name: 'One-off', value: formatMoney(onceCents) }] : []),
    {
      name: 'First twelve months',
      value: formatMoney(12 * monthlyCents + onceCents),
      note: 'in total',
    },
    {
      name: 'Connecting',
      value: amountOrFree(charges.connectionCents),
      note: 'for a standard connection',
    },
    { name: 'Leaving', value: amountOrFree(charges.leavingCents), note: describeLeaving(plans) },
  ];
}

export function listOtherCosts(plans: readonly CostedPlan[], oneOffCents: Cents): Cost[] {
  return listWholeCost(plans, oneOffCents).filter(({ note }) => note !== undefined);
}

export function describeCost({ value, note }: Cost): string {
  if (!note) return value;
  return /^[A-Z]/.test(note) ? `${value}. ${note}` : `${value} ${note}`;
}

/** How staff write that a plan has no term. */
const noTerm = /^no (fixed )?term$|^none$/i;

function describeLeaving(plans: readonly CostedPlan[]): string {
  const terms = new Set(plans.flatMap(({ term }) => (term && !noTerm.test(term) ? term : [])));
  return terms.size === 0
    ? 'Your plan stops at the end of the month you’ve paid for'
    : `after ${[...terms].join(' and ')}`;
}

function amountOrFree(cents: Cents): string {
  return cents === 0 ? 'Free' : formatMoney(cents);
}
