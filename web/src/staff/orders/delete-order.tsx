import { Text } from '@chakra-ui/react';
import { lastStepAtOf, type Order } from '@kowhai/domain/orders/order';
import { orderStatusTable, statusOf } from '@kowhai/domain/orders/order-status';
import { formatFullName } from '@kowhai/domain/people/user';
import { useState } from 'react';
import { useChange } from '#data/use-change.ts';
import { RowMenu } from '#staff/shared/lists/row-menu.tsx';
import { DeleteDialog } from '#staff/shared/records/delete-button.tsx';
import { showToast } from '#state/toasts.ts';

type DeleteOrderProps = {
  order: Order;
  /** True while another action is under way. */
  isBusy: boolean;
  onDeleted: () => void;
};

/** The menu of what is rarely done with an order: away from the buttons, so that nobody deletes one by a slip. */
export function DeleteOrder({ order, isBusy, onDeleted }: DeleteOrderProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync } = useChange('deleteOrder');
  return (
    <>
      <RowMenu
        name={order.number}
        actions={[
          {
            label: 'Delete Order',
            isDanger: true,
            onChoose: () => setAsking(true),
            whyNot: isBusy ? 'Another step is under way.' : undefined,
          },
        ]}
      />
      <DeleteDialog
        question="Do you want to delete this order?"
        confirmLabel="Delete order"
        name={`${order.number}, ${formatFullName(order.user)}`}
        effect={
          <Text>
            Only for mistakes. It leaves every list
            {orderStatusTable[statusOf(order)].stock === 'held' && ', and any hardware goes back in stock'}.
          </Text>
        }
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
