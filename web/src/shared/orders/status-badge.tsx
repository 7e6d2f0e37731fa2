import { type OrderStatus, orderStatusTable } from '@kowhai/domain/orders/order-status';
import { Badge } from '#ui/badge.tsx';

const tones = {
  submitted: 'neutral',
  processing: 'info',
  completed: 'success',
  cancelled: 'warning',
} as const;

/** Where an order stands, in one word. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{orderStatusTable[status].name}</Badge>;
}
