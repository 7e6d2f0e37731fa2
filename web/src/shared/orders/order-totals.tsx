import { chakra } from '@chakra-ui/react';
import { type Amount, isTotalExplained, listAmounts, totalMeaning } from '@kowhai/domain/cart/amounts';
import type { Totals } from '@kowhai/domain/cart/pricing';
import { listOtherCosts } from '@kowhai/domain/cart/whole-cost';
import { formatMoney } from '@kowhai/domain/money';
import type { ReactNode } from 'react';
import { Disclosure } from '#ui/disclosure.tsx';
import { Text } from '#ui/text.tsx';

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
    '& [data-weight=sum]': {
      fontSize: 'lg',
      fontWeight: 'bold',
      borderTopWidth: '1px',
      borderColor: 'line',
      paddingTop: '2',
    },
    '& [data-weight=sum] dd': { fontWeight: 'bold' },
    '& [data-weight=quiet]': { color: 'ink.muted' },
    '& [data-weight=quiet] dd': { fontWeight: 'normal' },
  },
});

type OrderTotalsProps = {
  totals: Totals;
  itemCount: number;
  /** The lines that are billed monthly. */
  plans: Parameters<typeof listOtherCosts>[0];
  /** Says that there is nothing to pay today, which is true until the order is reviewed. */
  isToday?: boolean;
  /** Whose bill it is, as the reader says it. */
  whose?: keyof typeof totalMeaning;
  /** What follows the subtotal: the service address of a cart (specification, section 2). */
  children?: ReactNode;
};

/** The amounts of a cart or an order, and behind a disclosure what a year, connecting and leaving cost. */
export function OrderTotals(props: OrderTotalsProps) {
  const { totals, itemCount, plans, isToday = true, whose = 'your', children } = props;
  const rows = listAmounts(totals, itemCount).map(({ cents, weight, ...amount }) => (
    <Row key={amount.name} {...amount} value={formatMoney(cents)} weight={weight} />
  ));
  const others = (
    <List>
      {listOtherCosts(plans, totals.oneOffCents).map((cost) => (
        <Row key={cost.name} {...cost} />
      ))}
    </List>
  );
  return (
    <chakra.div display="grid" gap="2">
      {children && <List>{rows.slice(0, 1)}</List>}
      {children}
      <List>{children ? rows.slice(1) : rows}</List>
      {isTotalExplained(totals) && (
        <Text size="sm" tone="muted">
          {totalMeaning[whose]}
        </Text>
      )}
      {isToday && whose === 'your' && <Text fontWeight="semibold">Nothing to pay today</Text>}
      {plans.length > 0 && whose === 'your' && (
        <chakra.div css={{ '& details': { borderBottomWidth: '0' } }}>
          <Disclosure summary="What else it costs">{others}</Disclosure>
        </chakra.div>
      )}
    </chakra.div>
  );
}

type RowProps = { name: string; note?: string; value: string; weight?: Amount['weight'] };

function Row({ name, note, value, weight }: RowProps) {
  return (
    <div data-weight={weight}>
      <dt>
        <span>{name}</span>
        {note && <small>{note}</small>}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
