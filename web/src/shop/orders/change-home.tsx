import { chakra } from '@chakra-ui/react';
import { type Cart, setServiceAddress } from '@kowhai/domain/cart/cart';
import type { Order } from '@kowhai/domain/orders/order';
import { findArrangedAt, findConsent } from '@kowhai/domain/orders/switching';
import { lazy, Suspense, useId } from 'react';
import { TakenAddress } from '#shop/shared/address/taken-address.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Heading, Text } from '#ui/text.tsx';

/** Its fields and schemas load only for those who move the request. */
const AddressForm = lazy(async () => ({
  default: (await import('#shop/shared/address/address-form.tsx')).AddressForm,
}));

type ChangeHomeProps = {
  order: Order;
  cart: Cart;
  /** Whether it is another home than that of the order. */
  isMoved: boolean;
  /** Whether the form for another home is open. */
  isTyping: boolean;
  onTyping: (isTyping: boolean) => void;
  onChange: (make: (cart: Cart) => Cart) => void;
};

/** The service address of a request that is being changed. */
export function ChangeHome({ order, cart, isMoved, isTyping, onTyping, onChange }: ChangeHomeProps) {
  const headingId = useId();
  const formId = useId();
  const address = cart.serviceAddress ?? order.serviceAddress;
  return (
    <chakra.section display="grid" gap="3" aria-labelledby={headingId}>
      <Heading id={headingId} size="sm">
        Service address
      </Heading>
      {isTyping ? (
        <Suspense fallback={<Spinner label="Loading the address form" />}>
          <AddressForm
            id={formId}
            kinds={cart.plans.map(({ category }) => category)}
            taken={{ address, draftName: `address-${order._id}` }}
            submitLabel="Use this address"
            onValid={(typed) => {
              onChange((now) => setServiceAddress(now, typed));
              onTyping(false);
            }}
          />
          <Button variant="quiet" size="sm" justifySelf="start" onClick={() => onTyping(false)}>
            Keep the address you have
          </Button>
        </Suspense>
      ) : (
        <TakenAddress address={address} onChange={() => onTyping(true)} />
      )}
      {isMoved && <SwitchNote order={order} />}
    </chakra.section>
  );
}

/** What another address means for the switch that was asked for. */
function SwitchNote({ order }: { order: Order }) {
  if (!findConsent(order)) return null;
  return (
    <Text>
      {findArrangedAt(order)
        ? 'We’ve already arranged your switch. Once you save this, we’ll tell your old provider of the new address.'
        : 'You asked us to arrange your switch for the other address. Once you save this, we’ll ask you again on your order’s page.'}
    </Text>
  );
}
