import { type ButtonProps, Flex, Portal, Tooltip } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { type StatusAction, staffReasonsFor } from '@kowhai/domain/orders/order-status';
import { formatFullName } from '@kowhai/domain/people/user';
import { type ReactElement, useState } from 'react';
import { ReasonDialog } from '#shared/orders/reason-dialog.tsx';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { OrderNames } from './order-names.tsx';
import { LeftBehind } from './outside-work.tsx';
import { listStaffActions, staffActions } from './staff-actions.ts';
import { type OrderSteps, useOrderSteps } from './use-order-steps.ts';

type StepButtonProps = ButtonProps & {
  steps: OrderSteps;
  action: StatusAction;
  orders: readonly Order[];
  hint?: string | undefined;
  /** Whether the customer asked for it, so that the first reason is chosen. */
  isAskedFor?: boolean;
};

/** Takes a step with one order or several. Some steps ask for a reason and a message first. */
export function StepButton({
  steps,
  action,
  orders,
  hint,
  isAskedFor,
  disabled,
  ...button
}: StepButtonProps) {
  const { take, running } = steps;
  const [isAsking, setAsking] = useState(false);
  const { reasons, isReasonRequired } = staffReasonsFor(action);
  const { bulkLabel: verb, ...words }: { bulkLabel: string; askingNote?: string } = staffActions[action];
  const [order] = orders;
  const one = orders.length === 1 ? order : undefined;
  return (
    <>
      <Hint text={hint}>
        <BusyButton
          variant="outline"
          {...button}
          busy={running === action}
          disabled={disabled || (running !== undefined && running !== action)}
          onClick={() => (reasons.length > 0 ? setAsking(true) : void take(action, orders))}
        />
      </Hint>
      {reasons.length > 0 && (
        <Portal>
          <ReasonDialog
            title={`Do you want to ${verb.toLowerCase()} ${one ? `order ${one.number}` : `these ${orders.length} orders`}?`}
            confirmLabel={one ? `${verb} the order` : `${verb} ${orders.length} orders`}
            cancelLabel={one ? 'Keep it' : 'Keep them'}
            reasons={reasons}
            isReasonRequired={isReasonRequired}
            likelyReason={isAskedFor ? reasons[0] : undefined}
            messageLabel={one ? 'Message to the customer' : 'Message to each customer'}
            isOpen={isAsking}
            onClose={() => setAsking(false)}
            onConfirm={(reason, message) => take(action, orders, { reason, message })}
          >
            {!one && <OrderNames orders={orders} />}
            <LeftBehind orders={orders} note="It stays under “Switches and calls” until you mark it." />
            <p>
              {one ? formatFullName(one.user) : 'Each customer'} {words.askingNote}
            </p>
          </ReasonDialog>
        </Portal>
      )}
    </>
  );
}

/** What can be done with an order while its customer is asking. */
export function OrderActions({ order }: { order: Order }) {
  const steps = useOrderSteps();
  return (
    <Flex wrap="wrap" gap="2" marginTop="1">
      {listStaffActions(order.status)
        .filter(({ isEnabled }) => isEnabled)
        .map(({ action, label, note }) => (
          <StepButton
            key={action}
            steps={steps}
            action={action}
            orders={[order]}
            hint={note}
            isAskedFor
            size="xs"
          >
            {label}
          </StepButton>
        ))}
    </Flex>
  );
}

function Hint({ text, children }: { text: string | undefined; children: ReactElement }) {
  // Always there: its button would be mounted anew by its own press, and lose the focus.
  return (
    <Tooltip.Root
      disabled={!text}
      openDelay={300}
      closeDelay={0}
      positioning={{ placement: 'left' }}
      lazyMount
      unmountOnExit
    >
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Portal>
        <Tooltip.Positioner>
          <Tooltip.Content>{text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  );
}
