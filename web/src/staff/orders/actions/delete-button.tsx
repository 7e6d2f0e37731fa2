import type { ButtonProps } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { isOpenStatus } from '@kowhai/domain/orders/order-status';
import { ConfirmedActionButton } from '#staff/shared/parts/confirmed-action.tsx';
import { OrderNames } from './order-names.tsx';
import { LeftBehind } from './outside-work.tsx';
import type { OrderSteps } from './use-order-steps.ts';

type DeleteButtonProps = ButtonProps & {
  steps: OrderSteps;
  orders: readonly Order[];
  onDeleted?: () => void;
};

export function DeleteButton({ steps, orders, onDeleted, ...button }: DeleteButtonProps) {
  const isOne = orders.length === 1;
  const isHeld = orders.some(({ status }) => isOpenStatus(status));
  return (
    <ConfirmedActionButton
      colorPalette="red"
      disabled={steps.running !== undefined}
      {...button}
      action={{
        question: `Do you want to delete ${isOne ? 'this order' : `these ${orders.length} orders`}?`,
        confirmLabel: isOne ? 'Delete order' : `Delete ${orders.length} orders`,
        effect: (
          <>
            <OrderNames orders={orders} />
            <LeftBehind orders={orders} />
            <p>
              Only for mistakes. {isOne ? 'It leaves' : 'They leave'} every list
              {isHeld && `, and ${isOne ? 'any hardware' : 'hardware of open orders'} goes back in stock`}.
            </p>
          </>
        ),
        run: () => steps.remove(orders),
        onDone: onDeleted,
      }}
    />
  );
}
