import { chakra } from '@chakra-ui/react';
import { describePostage, type Totals } from '@kowhai/domain/cart/pricing';
import { listWholeCost } from '@kowhai/domain/cart/whole-cost';
import { type Cents, formatMoney } from '@kowhai/domain/money';
import { siteSettings } from '@kowhai/domain/site-settings';
import { Disclosure } from '#ui/accordion.tsx';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: { base: '2', _print: '0' },
    fontVariantNumeric: 'tabular-nums',
    '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' },
    // Label and amount share a line where both fit; with large text on a phone they do not.
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

/** Left out of the breakdown, as the totals above show them. */
const shownAbove = ['Each month', 'Once'];

// Paper has no disclosure to open, so prints show all of it.
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
  /** The lines that are billed monthly. */
  plans: Parameters<typeof listWholeCost>[0];
  /** Shows that there is nothing to pay today, which is true until the order is reviewed. */
  isToday?: boolean;
};

/**
 * The cost of an order by when it is paid: each month, today, and with the first bill. A disclosure holds the
 * specification's breakdown and the cost over the whole term.
 */
export function OrderTotals({ totals, itemCount, plans, isToday = true }: OrderTotalsProps) {
  const { monthlyCents, oneOffCents, itemsCents, shippingCents, totalCents, taxCents } = totals;
  const isBoth = monthlyCents > 0 && oneOffCents > 0;
  const postage = siteSettings.postage.label;
  return (
    <chakra.div display="grid" gap="2">
      <List>
        {monthlyCents > 0 && <Amount name="Each month" cents={monthlyCents} data-weight="big" />}
        {isToday && <Amount name="Today" cents={0} data-print="hide" />}
        <Amount
          name="First bill"
          note={`${isBoth ? 'First month and one-off costs together, ' : ''}GST included`}
          cents={totalCents}
          data-print="hide"
        />
      </List>
      <Breakdown>
        <Disclosure summary="Full breakdown">
          <List>
            {oneOffCents > 0 && <Amount name="One-off" note="Hardware and postage" cents={oneOffCents} />}
            <Amount
              name={`Subtotal (${itemCount} ${itemCount === 1 ? 'item' : 'items'})`}
              cents={itemsCents}
            />
            <Amount
              name="Shipping"
              note={isToday ? `${postage}. ${describePostage().rule}` : postage}
              cents={shippingCents}
            />
            <Amount
              name="Total"
              note={monthlyCents > 0 && 'First month and one-off costs together'}
              cents={totalCents}
            />
            <Amount name="GST included in Total" cents={taxCents} data-weight="small" />
            {listWholeCost(plans, oneOffCents)
              .filter(({ name }) => !shownAbove.includes(name))
              .map((cost, index) => (
                <Amount key={cost.name} {...cost} data-weight={index === 0 ? 'rule' : undefined} />
              ))}
          </List>
        </Disclosure>
      </Breakdown>
    </chakra.div>
  );
}

type AmountProps = { name: string; note?: string | false } & ({ cents: Cents } | { value: string }) &
  Partial<Record<`data-${'weight' | 'print'}`, string | undefined>>;

function Amount({ name, note, ...rest }: AmountProps) {
  const { cents, value, ...data } = { cents: 0, value: undefined, ...rest };
  return (
    <div {...data}>
      <dt>
        {name}
        {note && <small>{note}</small>}
      </dt>
      <dd>{value ?? formatMoney(cents)}</dd>
    </div>
  );
}
