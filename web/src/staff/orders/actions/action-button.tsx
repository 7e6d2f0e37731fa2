import { type ButtonProps, Portal, Tooltip } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { type StatusAction, staffReasonsFor } from '@kowhai/domain/orders/order-status';
import { type ReactElement, type ReactNode, useState } from 'react';
import { ReasonDialog } from '#shared/orders/reason-dialog.tsx';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { showFailure } from '#staff/shared/parts/notices.ts';
import { LeftBehind } from './outside-work.tsx';
import { staffActions } from './staff-actions.ts';
import type { ActionDetails, Running } from './use-order-action.ts';

type ActionButtonProps = ButtonProps & {
  action: StatusAction;
  count: number;
  orders: readonly Order[];
  which: string;
  whom: string;
  messageLabel: string;
  list?: ReactNode;
  hint?: string;
  /** Whether the customer asked for it, so that the first reason is chosen. */
  isAskedFor?: boolean;
  running: Running | undefined;
  run: (details?: ActionDetails) => Promise<unknown>;
};

/** Takes an action with one order or several. Shows why it failed. Some ask for a reason and a message first. */
export function ActionButton(props: ActionButtonProps) {
  const {
    action,
    count,
    orders,
    which,
    whom,
    messageLabel,
    list,
    hint,
    isAskedFor,
    running,
    run,
    disabled,
    ...button
  } = props;
  const [isAsking, setAsking] = useState(false);
  const words: { bulkLabel: string; askingNote?: string } = staffActions[action];
  const verb = words.bulkLabel;
  const { reasons, isReasonRequired } = staffReasonsFor(action);
  return (
    <>
      <Hint text={hint}>
        <BusyButton
          variant="outline"
          {...button}
          busy={running === action}
          disabled={disabled || (running !== undefined && running !== action)}
          onClick={() => (reasons.length > 0 ? setAsking(true) : void run().catch(showFailure))}
        />
      </Hint>
      {reasons.length > 0 && (
        <Portal>
          <ReasonDialog
            title={`Do you want to ${verb.toLowerCase()} ${which}?`}
            confirmLabel={count === 1 ? `${verb} the order` : `${verb} ${count} orders`}
            cancelLabel={count === 1 ? 'Keep it' : 'Keep them'}
            reasons={reasons}
            isReasonRequired={isReasonRequired}
            likelyReason={isAskedFor ? reasons[0] : undefined}
            messageLabel={messageLabel}
            isOpen={isAsking}
            onClose={() => setAsking(false)}
            onConfirm={(reason, message) => run({ reason, message })}
          >
            {list}
            <LeftBehind orders={orders} note="It stays under “Switches and calls” until you mark it." />
            <p>
              {whom} {words.askingNote}
            </p>
          </ReasonDialog>
        </Portal>
      )}
    </>
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
