import { Button } from '@chakra-ui/react';
import { lastStepAtOf, type Order } from '@kowhai/domain/orders/order';
import { formatFullName } from '@kowhai/domain/people/user';
import { useState } from 'react';
import { useChange } from '#data/use-change.ts';
import { DeleteDialog } from '#staff/shared/records/delete-button.tsx';
import { showToast } from '#state/toasts.ts';

type DeleteOrderProps = {
  order: Order;
  /** True while another action is under way. */
  disabled: boolean;
  onDeleted: () => void;
  'aria-describedby': string;
};

export function DeleteOrder({ order, disabled, onDeleted, ...rest }: DeleteOrderProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useChange('deleteOrder');
  return (
    <>
      <Button
        variant="outline"
        colorPalette="red"
        width="full"
        disabled={disabled}
        onClick={() => setAsking(true)}
        {...rest}
      >
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
          onDeleted();
        }}
      />
    </>
  );
}
