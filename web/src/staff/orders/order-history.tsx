import { chakra } from '@chakra-ui/react';
import type { Order, OrderEvent } from '@kowhai/domain/order';
import { Day } from '#components/day.tsx';
import { staffActions } from './staff-actions.ts';

// What became of the mails stands beside it, under Mails.
const placed = 'Placed; confirmation for the customer, notice for us';

/** For staff: each change of the order, when, and by whom. */
export function OrderHistory({ history }: Pick<Order, 'history'>) {
  return (
    <chakra.ol display="grid" gap="3" fontSize="sm" lineHeight="snug">
      {history.map((event) => (
        <li key={`${event.action}${event.at}`}>
          <chakra.p fontWeight="semibold">{describeEvent(event)}</chakra.p>
          <chakra.p color="ink.muted">
            <Day of={event.at} />, {event.by.name}
          </chakra.p>
        </li>
      ))}
    </chakra.ol>
  );
}

function describeEvent({ action, reason }: OrderEvent): string {
  if (action === 'place') return placed;
  if (action === 'cancel') return reason ? `Cancelled: ${reason}` : 'Cancelled';
  return staffActions[action].history;
}
