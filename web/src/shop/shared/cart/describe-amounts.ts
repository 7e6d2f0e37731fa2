import { type Cents, formatMoney } from '@kowhai/domain/money';

/** The two amounts in one line: "$79.99 each month, $229.99 one-off". */
export function describeAmounts(totals: { monthlyCents: Cents; oneOffCents: Cents }): string {
  const monthly = `${formatMoney(totals.monthlyCents)} each month`;
  return totals.oneOffCents === 0 ? monthly : `${monthly}, ${formatMoney(totals.oneOffCents)} one-off`;
}
