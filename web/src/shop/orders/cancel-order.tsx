import { cancellation, cancelReasons, type Order } from '@kowhai/domain/order';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { orderQuery } from '#data/queries.ts';
import { useChange } from '#data/use-change.ts';
import { showToast } from '#state/toasts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { ConfirmDialog } from '#ui/overlays/dialog.tsx';

/** Takes the request back, after a question: nothing is cancelled by a slip. */
export function CancelOrder({ order: { _id, number } }: { order: Order }) {
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const client = useQueryClient();
  const cancel = useChange('cancelOrder');
  const { queryKey } = orderQuery(_id);

  const confirm = () => {
    const checked = cancellation.safeParse({ reason });
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    cancel.mutate(
      { params: { id: _id }, body: checked.data },
      {
        onSuccess: (cancelled) => {
          client.setQueryData(queryKey, cancelled);
          setAsking(false);
          showToast({ status: 'success', message: 'Your order request is cancelled' });
        },
        // Staff were quicker: show what the order is now.
        onError: () => void client.invalidateQueries({ queryKey }),
      },
    );
  };

  return (
    <>
      <Button variant="outline" size="sm" wide data-print="hide" onClick={() => setAsking(true)}>
        Cancel this request
      </Button>
      <ConfirmDialog
        title={`Do you want to cancel order request ${number}?`}
        confirmLabel="Cancel the request"
        cancelLabel="Keep it"
        isOpen={isAsking}
        busy={cancel.isPending}
        onConfirm={confirm}
        onCancel={() => {
          setAsking(false);
          cancel.reset();
        }}
      >
        <p>There is nothing to pay. To change something, send us a message instead.</p>
        <SelectField
          label="Why?"
          placeholder="Select"
          options={cancelReasons}
          value={reason}
          error={error}
          onChange={({ target }) => {
            setReason(target.value);
            setError(undefined);
          }}
        />
        {cancel.error && <Alert status="danger">{cancel.error.message}</Alert>}
      </ConfirmDialog>
    </>
  );
}
