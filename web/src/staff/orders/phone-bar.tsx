import { Button, Flex } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { checkTransition, statusOf } from '@kowhai/domain/orders/order-status';
import { useStep } from '#staff/shared/orders/use-step.ts';

/** On phones, a bar that keeps an order's most used actions in reach. */
export function PhoneBar({ order }: { order: Order }) {
  const { takeStep, isBusy } = useStep();
  const { _id, user } = order;
  return (
    <Flex
      data-bottom-bar
      data-print="hide"
      hideFrom="md"
      position="fixed"
      zIndex="20"
      bottom="0"
      insetInline="0"
      gap="2"
      padding="2"
      paddingBottom="calc(0.5rem + env(safe-area-inset-bottom))"
      background="surface"
      borderTopWidth="1px"
      borderColor="line"
    >
      <Button asChild variant="outline" flex="1">
        <a href={`tel:${user.phone.replace(/[^+\d]/g, '')}`}>Call</a>
      </Button>
      {checkTransition(statusOf(order), 'process') === 'allowed' && (
        <Button flex="1" disabled={isBusy} onClick={() => void takeStep(_id, 'process')}>
          Process
        </Button>
      )}
    </Flex>
  );
}
