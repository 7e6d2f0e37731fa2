import { lastStepAtOf, type Order } from '@kowhai/domain/orders/order';
import { formatFullName } from '@kowhai/domain/people/user';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChange } from '#data/use-change.ts';
import { paths } from '#shared/paths.ts';
import { DeleteDialog } from '#staff/shared/records/delete-button.tsx';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';

type DeleteOrderProps = {
  order: Order;
  /** True while another action is under way. */
  disabled: boolean;
  /** Opens the next order of the list. */
  onNext?: (() => void) | undefined;
  'aria-describedby': string;
};

/** Asks first, and then goes on to the next order of the list, or to the list. */
export function DeleteOrder({ order, disabled, onNext, ...rest }: DeleteOrderProps) {
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { mutateAsync } = useChange('deleteOrder');
  return (
    <>
      <Button variant="danger" size="sm" wide disabled={disabled} onClick={() => setAsking(true)} {...rest}>
        Delete Order
      </Button>
      <DeleteDialog
        question="Do you want to delete this order?"
        confirmLabel="Delete order"
        name={`${order.number}, ${formatFullName(order.user)}`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onDelete={() =>
          mutateAsync({ params: { id: order._id }, query: { lastStepAt: lastStepAtOf(order) } })
        }
        onDeleted={() => {
          showToast({ status: 'success', message: 'Order was successfully deleted' });
          if (onNext) onNext();
          else navigate(paths.adminOrders(), { replace: true });
        }}
      />
    </>
  );
}
