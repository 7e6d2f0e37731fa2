import { chakra } from '@chakra-ui/react';
import { describePostage, type Totals } from '@kowhai/domain/cart/pricing';
import { listWholeCost } from '@kowhai/domain/cart/whole-cost';
import { formatMoney } from '@kowhai/domain/money';
import { siteSettings } from '@kowhai/domain/site-settings';
import { Disclosure } from '#ui/accordion.tsx';

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

/** Left out of the breakdown: the totals show them already. */
const shownAbove = ['Each month', 'Once'];

// Paper has no opener: there all of it is shown.
const Breakdown = chakra('div', {
  base: {
    '& details': { borderBottomWidth: '0' },
    _print: {
      '& summary': { display: 'none' },
      '& details::details-content': { contentVisibility: 'visible', display: 'block' },
    },
  },
});

type OrderTotalsProps = {
  totals: Totals;
  itemCount: number;
  /** What is paid for each month. */
  plans: Parameters<typeof listWholeCost>[0];
  /** Before an order is reviewed nothing is paid. */
  isToday?: boolean;
};

/**
 * What an order costs as it is paid: each month, today, and with the first bill. How the specification adds that up, and
 * what having it costs in the end, is behind one opener.
 */
export function OrderTotals({ totals, itemCount, plans, isToday = true }: OrderTotalsProps) {
  return (
    <chakra.div display="grid" gap="2">
      <List>
        {totals.monthlyCents > 0 && (
          <div data-weight="big">
            <dt>Each month</dt>
            <dd>{formatMoney(totals.monthlyCents)}</dd>
          </div>
        )}
        {isToday && (
          <div data-print="hide">
            <dt>Today</dt>
            <dd>{formatMoney(0)}</dd>
          </div>
        )}
        <div data-print="hide">
          <dt>
            First bill
            <small>
              {totals.monthlyCents > 0 &&
                totals.oneOffCents > 0 &&
                'First month and one-off costs together, '}
              GST included
            </small>
          </dt>
          <dd>{formatMoney(totals.totalCents)}</dd>
        </div>
      </List>
      <Breakdown>
        <Disclosure summary="Full breakdown">
          <List>
            {totals.oneOffCents > 0 && (
              <div>
                <dt>
                  One-off
                  <small>Hardware and postage</small>
                </dt>
                <dd>{formatMoney(totals.oneOffCents)}</dd>
              </div>
            )}
            <div>
              <dt>
                Subtotal ({itemCount} {itemCount === 1 ? 'item' : 'items'})
              </dt>
              <dd>{formatMoney(totals.itemsCents)}</dd>
            </div>
            <div>
              <dt>
                Shipping
                <small>
                  {siteSettings.postage.label}
                  {isToday && `. ${describePostage().rule}`}
                </small>
              </dt>
              <dd>{formatMoney(totals.shippingCents)}</dd>
            </div>
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
        </Disclosure>
      </Breakdown>
    </chakra.div>
  );
}
