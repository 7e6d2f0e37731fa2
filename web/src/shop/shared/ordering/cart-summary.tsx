import { chakra } from '@chakra-ui/react';
import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { type Cart, countItems, totalsOf } from '@kowhai/domain/cart/cart';
import { priceLine } from '@kowhai/domain/cart/pricing';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { OrderTotals } from '#shared/orders/order-totals.tsx';
import { Heading, Text } from '#ui/text.tsx';

const Lines = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      lineHeight: 'snug',
    },
    '& li > :last-child': { fontVariantNumeric: 'tabular-nums' },
  },
});

type CartSummaryProps = {
  cart: Cart;
  /** The address is on the page beside it: asked for, or in a line. */
  isAddressBeside?: boolean;
};

export function CartSummary({ cart, isAddressBeside = false }: CartSummaryProps) {
  return (
    <chakra.div display="grid" gap="5">
      <Section title="Monthly services">
        {cart.plans.length === 0 ? (
          <Text tone="muted">No plan yet</Text>
        ) : (
          <Lines>
            {cart.plans.map((plan) => (
              <li key={plan._id}>
                <span>{plan.name}</span>
                <span>{formatMoney(toCents(plan.price))} a month</span>
              </li>
            ))}
          </Lines>
        )}
      </Section>
      {!isAddressBeside && (
        <Section title="Service address">
          <Text tone={cart.serviceAddress ? 'ink' : 'muted'}>
            {cart.serviceAddress ? formatServiceAddress(cart.serviceAddress) : 'Not set yet'}
          </Text>
        </Section>
      )}
      <Section title="Add-ons">
        <Lines>
          {/* Keeps the place of the first one, so that adding it moves nothing. */}
          {cart.hardware.length === 0 && <chakra.li color="ink.muted">None yet</chakra.li>}
          {cart.hardware.map((line) => (
            <li key={line._id}>
              <span>{`${line.qty}\u00a0× ${line.name}`}</span>
              <span>{formatMoney(priceLine(line))}</span>
            </li>
          ))}
        </Lines>
      </Section>
      <chakra.hr />
      <OrderTotals totals={totalsOf(cart)} itemCount={countItems(cart)} plans={cart.plans} />
    </chakra.div>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <chakra.div display="grid" gap="2">
      <Heading as="h3" size="sm" fontSize="md">
        {title}
      </Heading>
      {children}
    </chakra.div>
  );
}
