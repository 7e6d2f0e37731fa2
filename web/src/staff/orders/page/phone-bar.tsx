import { Button, Flex } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { checkTransition, statusOf } from '@kowhai/domain/orders/order-status';
import { listPhoneNumbers } from '@kowhai/domain/people/phone';
import { useOrderAction } from '#staff/shared/orders/use-order-action.ts';
import { showFailure } from '#staff/shared/parts/told.ts';

export function PhoneBar({ order }: { order: Order }) {
  const { run, running } = useOrderAction(({ failure }) => showFailure(failure));
  const [number] = listPhoneNumbers(order.user.phone);
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
      {number && (
        <Button asChild variant="outline" flex="1">
          <a href={`tel:${number.dial}`}>Call</a>
        </Button>
      )}
      {checkTransition(statusOf(order), 'process') === 'allowed' && (
        <Button flex="1" disabled={running !== undefined} onClick={() => void run('process', [order])}>
          Process
        </Button>
      )}
    </Flex>
  );
}
