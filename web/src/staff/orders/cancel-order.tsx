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

/** For a customer who asked for it or cannot be connected. It cannot be undone, so it asks beforehand. */
export function CancelOrder({ order, run, disabled, ...rest }: CancelOrderProps) {
  const { number, user } = order;
  const [isAsking, setAsking] = useState(false);

  const confirm = async (reason?: StaffReason) => {
    const { refused } = await run('cancel', [order], { reason });
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
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      >
        <p>
          {formatFullName(user)} gets an email straight away, with the reason if you choose one. Any hardware
          goes back in stock. You can’t undo this.
        </p>
      </ReasonDialog>
    </>
  );
}
