import { chakra } from '@chakra-ui/react';
import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { type Cart, countItems, setServiceAddress, totalsOf } from '@kowhai/domain/cart/cart';
import { OrderTotals } from '#shared/orders/order-totals.tsx';
import { paths } from '#shared/paths.ts';
import { focusHeadingOf } from '#shop/shared/focus-heading.ts';
import { announceCart } from '#shop/shared/ordering/announce-cart.ts';
import { changeCart } from '#state/cart.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Card } from '#ui/card.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { CheckoutLink, useCheckout } from './checkout-link.tsx';

export function OrderSummary({ cart }: { cart: Cart }) {
  return (
    <Card as="section" aria-label="Order Summary" position={{ lg: 'sticky' }} top="6">
      <Heading size="md">Order Summary</Heading>
      <OrderTotals totals={totalsOf(cart)} itemCount={countItems(cart)} plans={cart.plans}>
        <Address cart={cart} />
      </OrderTotals>
      {cart.plans.length > 0 ? (
        <>
          <CheckoutLink />
          <NextHint />
        </>
      ) : (
        <>
          <Button size="lg" wide disabledReason="Choose a plan first: hardware can’t be ordered on its own.">
            Proceed to checkout
          </Button>
          <LinkButton to={paths.planList('fibre')} variant="outline" wide>
            Shop fibre plans
          </LinkButton>
          <TextLink to={paths.planList('wireless')} standalone>
            Shop wireless plans
          </TextLink>
        </>
      )}
    </Card>
  );
}

function NextHint() {
  const { next } = useCheckout();
  return (
    <Text size="sm" tone="muted">
      {`Next: ${next}.`}
    </Text>
  );
}

function Address({ cart: { serviceAddress } }: { cart: Cart }) {
  if (!serviceAddress) {
    return <Text size="sm">Service Address: Not set, please set your address on the next page</Text>;
  }
  return (
    <chakra.div fontSize="sm">
      <Text>
        <strong>Service Address:</strong> {formatServiceAddress(serviceAddress)}
      </Text>
      <Button
        variant="quiet"
        size="sm"
        onClick={({ currentTarget }) => {
          changeCart((cart) => setServiceAddress(cart, null));
          announceCart('Service address removed');
          focusHeadingOf(currentTarget.closest('section'));
        }}
      >
        Remove<VisuallyHidden> service address</VisuallyHidden>
      </Button>
    </chakra.div>
  );
}
