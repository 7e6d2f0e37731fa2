import { Button } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { type StaffReason, staffReasonsFor } from '@kowhai/domain/orders/order-status';
import { formatFullName } from '@kowhai/domain/people/user';
import { useState } from 'react';
import { ReasonDialog } from '#shared/orders/reason-dialog.tsx';
import type { OrderActionInHand } from './use-order-action.ts';

type CancelOrderProps = {
  order: Order;
  run: OrderActionInHand['run'];
  /** True where it cannot be cancelled, or another action is under way. */
  disabled: boolean;
  'aria-describedby': string;
};

/** For a customer who asked for it or cannot be connected. It asks why, and what to say to them. */
export function CancelOrder({ order, run, disabled, ...rest }: CancelOrderProps) {
  const { number, user } = order;
  const [isAsking, setAsking] = useState(false);

  const confirm = async (reason: StaffReason | undefined, message: string | undefined) => {
    const { refused } = await run('cancel', [order], { reason, message });
    for (const { failure } of refused) throw failure;
  };

  return (
    <>
      <Button variant="outline" width="full" disabled={disabled} onClick={() => setAsking(true)} {...rest}>
        Cancel Order
      </Button>
      <ReasonDialog
        title={`Do you want to cancel order ${number}?`}
        confirmLabel="Cancel the order"
        cancelLabel="Keep it"
        reasons={staffReasonsFor('cancel')}
        messageLabel="Message to the customer"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>
          {formatFullName(user)} gets an email with your reason and message. Any hardware goes back in stock.
          You can undo this for 10 seconds.
        </p>
      </ReasonDialog>
    </>
  );
}
