import { chakra } from '@chakra-ui/react';
import { formatMoney } from '@kowhai/domain/money';
import type { Totals } from '@kowhai/domain/pricing';
import { siteSettings } from '@kowhai/domain/site-settings';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' },
    // Side by side where both have room: with large letters on a phone, below one another.
    '& dt': { flex: '1 1 6rem' },
    '& dd': { marginInlineStart: 'auto', textAlign: 'end', fontWeight: 'semibold', whiteSpace: 'nowrap' },
    '& small': { display: 'block', color: 'ink.muted', fontWeight: 'normal' },
    '& [data-weight=big]': { fontSize: 'lg', fontWeight: 'bold' },
    '& [data-weight=rule]': { borderTopWidth: '1px', borderColor: 'line', paddingTop: '2' },
    '& [data-weight=small]': { fontSize: 'sm', color: 'ink.muted' },
  },
});

type OrderTotalsProps = { totals: Totals; itemCount: number };

/** What an order costs, as it is paid (each month, one-off) and as the specification adds it up. */
export function OrderTotals({ totals, itemCount }: OrderTotalsProps) {
  return (
    <List>
      <div data-weight="big">
        <dt>Each month</dt>
        <dd>{formatMoney(totals.monthlyCents)}</dd>
      </div>
      <div data-weight="big">
        <dt>
          One-off
          <small>Hardware and postage</small>
        </dt>
        <dd>{formatMoney(totals.oneOffCents)}</dd>
      </div>
      <div data-weight="rule">
        <dt>
          Subtotal ({itemCount} {itemCount === 1 ? 'item' : 'items'})
        </dt>
        <dd>{formatMoney(totals.itemsCents)}</dd>
      </div>
      <div>
        <dt>
          Shipping
          <small>{siteSettings.postage.label}</small>
        </dt>
        <dd>{formatMoney(totals.shippingCents)}</dd>
      </div>
      <div>
        <dt>
          Total
          <small>First month and one-off costs together</small>
        </dt>
        <dd>{formatMoney(totals.totalCents)}</dd>
      </div>
      <div data-weight="small">
        <dt>GST included in Total</dt>
        <dd>{formatMoney(totals.taxCents)}</dd>
      </div>
    </List>
  );
}
