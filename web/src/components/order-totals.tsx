import { chakra } from '@chakra-ui/react';
import { formatMoney } from '@kowhai/domain/money';
import type { Totals } from '@kowhai/domain/pricing';
import { siteSettings } from '@kowhai/domain/site-settings';
import { listWholeCost } from '@kowhai/domain/whole-cost';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: { base: '2', _print: '0' },
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' },
    // Side by side where both have room: with large letters on a phone, below one another.
    '& dt': { flex: '1 1 6rem' },
    '& dd': { marginInlineStart: 'auto', textAlign: 'end', fontWeight: 'semibold', whiteSpace: 'nowrap' },
    '& small': {
      display: { base: 'block', _print: 'inline' },
      marginInlineStart: { _print: '2' },
      color: 'ink.muted',
      fontWeight: 'normal',
    },
    '& small::first-letter': { textTransform: 'uppercase' },
    '& [data-weight=big]': { fontSize: 'lg', fontWeight: 'bold' },
    '& [data-weight=rule]': { borderTopWidth: '1px', borderColor: 'line', paddingTop: '2' },
    '& [data-weight=small]': { fontSize: 'sm', color: 'ink.muted' },
  },
});

/** What these say stands in the totals already. */
const shownAbove = ['Each month', 'Once'];

type OrderTotalsProps = {
  totals: Totals;
  itemCount: number;
  /** What is paid for each month. */
  plans: Parameters<typeof listWholeCost>[0];
};

/**
 * What an order costs: as it is paid (each month, one-off), as the specification adds it up, and what it comes to in the
 * end. What is nought is left out.
 */
export function OrderTotals({ totals, itemCount, plans }: OrderTotalsProps) {
  return (
    <List>
      {totals.monthlyCents > 0 && (
        <div data-weight="big">
          <dt>Each month</dt>
          <dd>{formatMoney(totals.monthlyCents)}</dd>
        </div>
      )}
      {totals.oneOffCents > 0 && (
        <div data-weight="big">
          <dt>
            One-off
            <small>Hardware and postage</small>
          </dt>
          <dd>{formatMoney(totals.oneOffCents)}</dd>
        </div>
      )}
      <div data-weight="rule">
        <dt>
          Subtotal ({itemCount} {itemCount === 1 ? 'item' : 'items'})
        </dt>
        <dd>{formatMoney(totals.itemsCents)}</dd>
      </div>
      {totals.shippingCents > 0 && (
        <div>
          <dt>
            Shipping
            <small>{siteSettings.postage.label}</small>
          </dt>
          <dd>{formatMoney(totals.shippingCents)}</dd>
        </div>
      )}
      <div>
        <dt>
          Total
          {totals.monthlyCents > 0 && <small>First month and one-off costs together</small>}
        </dt>
        <dd>{formatMoney(totals.totalCents)}</dd>
      </div>
      <div data-weight="small">
        <dt>GST included in Total</dt>
        <dd>{formatMoney(totals.taxCents)}</dd>
      </div>
      {listWholeCost(plans, totals.oneOffCents)
        .filter(({ name }) => !shownAbove.includes(name))
        .map(({ name, value, note }, index) => (
          <div key={name} data-weight={index === 0 ? 'rule' : undefined}>
            <dt>
              {name}
              <small>{note}</small>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </List>
  );
}
