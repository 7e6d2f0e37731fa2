import { type ButtonProps, Flex } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import type { StatusAction } from '@kowhai/domain/orders/order-status';
import { formatFullName } from '@kowhai/domain/people/user';
import { ActionButton } from './action-button.tsx';
import { listStaffActions, type StaffAction } from './staff-actions.ts';
import { type ActionDetails, useOrderAction } from './use-order-action.ts';

/** What staff can do with one order. `run` throws where it is refused, and tells whether it was taken. */
export function useOneOrder(order: Order) {
  const { run: runFor, running } = useOrderAction();
  const run = async (action: StatusAction, details?: ActionDetails) => {
    const { refused, isTaken } = await runFor(action, [order], details);
    for (const { failure } of refused) throw failure;
    return isTaken;
  };
  return { run, running };
}

type StepButtonProps = ButtonProps & {
  order: Order;
  step: StaffAction;
  hand: ReturnType<typeof useOneOrder>;
  isAskedFor?: boolean;
};

export function StepButton({ order, step, hand, ...button }: StepButtonProps) {
  const { action, label, note, isEnabled } = step;
  return (
    <ActionButton
      action={action}
      count={1}
      orders={[order]}
      which={`order ${order.number}`}
      whom={formatFullName(order.user)}
      messageLabel="Message to the customer"
      hint={isEnabled ? note : undefined}
      running={hand.running}
      run={(details) => hand.run(action, details)}
      variant={action === 'process' ? 'solid' : 'outline'}
      disabled={!isEnabled}
      {...button}
    >
      {label}
    </ActionButton>
  );
}

/** What can be done with an order while its customer is asking, in an enquiry or on the phone. */
export function OrderActions({ order }: { order: Order }) {
  const hand = useOneOrder(order);
  return (
    <Flex wrap="wrap" gap="2" marginTop="1">
      {listStaffActions(order.status)
        .filter(({ isEnabled }) => isEnabled)
        .map((step) => (
          <StepButton
            key={step.action}
            order={order}
            step={step}
            hand={hand}
            isAskedFor
            size="xs"
            variant="outline"
          />
        ))}
    </Flex>
  );
}
