import { chakra } from '@chakra-ui/react';
import type { ServiceAddress } from '@kowhai/domain/address/service-address';
import type { Cart } from '@kowhai/domain/cart/cart';
import type { Order } from '@kowhai/domain/orders/order';
import { findArrangedAt, findConsent } from '@kowhai/domain/orders/switching';
import { lazy, Suspense, useId } from 'react';
import { TakenAddress } from '#shop/shared/address/taken-address.tsx';
import { dropUnsaved } from '#state/unsaved.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
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
  /** The id by which the page's button submits the form for another home. */
  formId: string;
  /** Whether that form is open. */
  isTyping: boolean;
  onTyping: (isTyping: boolean) => void;
  onAddress: (address: ServiceAddress) => void;
};

/** What is typed here is kept under it. */
export const nameChangedAddress = ({ _id }: Order) => `address-${_id}`;

/** The service address of a request that is being changed. */
export function ChangeHome(props: ChangeHomeProps) {
  const { order, cart, isMoved, formId, isTyping, onTyping, onAddress } = props;
  const headingId = useId();
  const address = cart.serviceAddress ?? order.serviceAddress;
  const unsavedName = nameChangedAddress(order);
  const keep = () => {
    dropUnsaved(unsavedName);
    onTyping(false);
  };
  return (
    <chakra.section display="grid" gap="3" aria-labelledby={headingId}>
      <Heading id={headingId} size="sm">
        Service address
      </Heading>
      {isTyping ? (
        <Suspense fallback={<FormShape />}>
          <AddressForm
            id={formId}
            kinds={cart.plans.map(({ category }) => category)}
            taken={{ address, unsavedName }}
            onValid={onAddress}
          />
          <Button variant="quiet" size="sm" justifySelf="start" onClick={keep}>
            Keep the address you have
          </Button>
        </Suspense>
      ) : (
        <TakenAddress address={address} onChange={() => onTyping(true)} />
      )}
      {(isMoved || isTyping) && <SwitchNote order={order} />}
    </chakra.section>
  );
}

/** As high as the form: what is below goes as the button is pressed, and not a second later. */
const FormShape = () => (
  <LoadingShape label="Loading the address form">
    <Skeleton height="50rem" />
  </LoadingShape>
);

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
