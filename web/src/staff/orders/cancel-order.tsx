import { lastStepAtOf, type Order, staffCancelReasons } from '@kowhai/domain/order';
import { formatFullName } from '@kowhai/domain/user';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '#components/reason-dialog.tsx';
import { orderQuery } from '#data/queries.ts';
import { useChange } from '#data/use-change.ts';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/button.tsx';

type CancelOrderProps = {
  order: Order;
  /** True where it cannot be cancelled, or another action is under way. */
  disabled: boolean;
  'aria-describedby': string;
};

/** For a customer who asked for it or cannot be connected. It cannot be undone, so it asks beforehand. */
export function CancelOrder({ order, disabled, ...rest }: CancelOrderProps) {
  const { _id, number, user } = order;
  const [isAsking, setAsking] = useState(false);
  const client = useQueryClient();
  const { mutateAsync: cancel } = useChange('cancelOrderAsStaff');
  const { queryKey } = orderQuery(_id);

  const confirm = async (reason?: (typeof staffCancelReasons)[number]) => {
    try {
      const body = { reason, lastStepAt: lastStepAtOf(order) };
      client.setQueryData(queryKey, await cancel({ params: { id: _id }, body }));
    } catch (thrown) {
      // Somebody else was quicker: show what the order is now.
      void client.invalidateQueries({ queryKey });
      throw thrown;
    }
    showToast({ status: 'success', message: `${number} cancelled. We’re emailing the customer.` });
  };

  return (
    <>
      <Button variant="outline" size="sm" wide disabled={disabled} onClick={() => setAsking(true)} {...rest}>
        Cancel Order
      </Button>
      <ReasonDialog
        title={`Do you want to cancel order ${number}?`}
        confirmLabel="Cancel the order"
        cancelLabel="Keep it"
        reasons={staffCancelReasons}
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
