import { chakra } from '@chakra-ui/react';
import type { Order, OrderEvent } from '@kowhai/domain/order';
import { Day } from '#components/day.tsx';

const words: Record<OrderEvent['action'], string> = {
  // What became of the mails stands beside it, under Mails.
  place: 'Placed; confirmation for the customer, notice for us',
  process: 'Set to Processing; mail for the customer',
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
