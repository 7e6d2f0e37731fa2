import { lastStepAtOf, type Order } from '@kowhai/domain/orders/order';
import { formatFullName } from '@kowhai/domain/people/user';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChange } from '#data/use-change.ts';
import { paths } from '#shared/paths.ts';
import { showToast } from '#state/toasts.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/overlays/dialog.tsx';

type DeleteOrderProps = {
  order: Order;
  /** True while another action is under way. */
  disabled: boolean;
  'aria-describedby': string;
};

export function DeleteOrder({ order, disabled, ...rest }: DeleteOrderProps) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const deletion = useChange('deleteOrder');

  const confirm = () =>
    deletion.mutate(
      { params: { id: order._id }, query: { lastStepAt: lastStepAtOf(order) } },
      {
        onSuccess: () => {
          showToast({ status: 'success', message: 'Order was successfully deleted' });
          navigate(paths.adminOrders(), { replace: true });
        },
        onError: ({ message }) => showToast({ status: 'danger', message }),
      },
    );

  return (
    <>
      <Button variant="danger" size="sm" wide disabled={disabled} onClick={() => setAsking(true)} {...rest}>
        Delete Order
      </Button>
      <ConfirmDialog
        title="Do you want to delete this order?"
        confirmLabel="Delete order"
        isOpen={isAsking}
        busy={deletion.isPending}
        onConfirm={confirm}
        onCancel={() => {
          setAsking(false);
          deletion.reset();
        }}
      >
        <p>
          {order.number}, {formatFullName(order.user)}
        </p>
        {deletion.error && <Alert status="danger">{deletion.error.message}</Alert>}
      </ConfirmDialog>
    </>
  );
}
