import { Box } from '@chakra-ui/react';
import type { Order } from '@kowhai/domain/orders/order';
import { formatFullName } from '@kowhai/domain/people/user';

export function OrderNames({ orders }: { orders: readonly Order[] }) {
  return (
    // It takes the focus, so that the keyboard can scroll it.
    <Box as="ul" tabIndex={0} maxHeight="30dvh" overflowY="auto">
      {orders.map(({ _id, number, user }) => (
        <li key={_id}>
          {number}, {formatFullName(user)}
        </li>
      ))}
    </Box>
  );
}
