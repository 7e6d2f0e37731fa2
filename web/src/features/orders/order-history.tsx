import { chakra } from '@chakra-ui/react';
import type { Order, OrderEvent } from '@kowhai/domain/order';
import { Day } from '#components/day.tsx';

const words: Record<OrderEvent['action'], string> = {
  place: 'Placed; confirmation emailed to the customer, notice to us',
  process: 'Set to Processing; customer emailed',
  complete: 'Completed',
  reset: 'Reset to Submitted',
};

/** For staff: each change of the order, when, and by whom. */
export function OrderHistory({ history }: Pick<Order, 'history'>) {
  return (
    <chakra.ol display="grid" gap="3" fontSize="sm" lineHeight="snug">
      {history.map((event) => (
        <li key={`${event.action}${event.at}`}>
          <chakra.p fontWeight="semibold">{words[event.action]}</chakra.p>
          <chakra.p color="ink.muted">
            <Day of={event.at} />, {event.by.name}
          </chakra.p>
        </li>
      ))}
    </chakra.ol>
  );
}
