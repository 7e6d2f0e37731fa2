import { type OrderStatus, orderStatusTable } from '@kowhai/domain/orders/order-status';
import { Badge } from '#ui/badge.tsx';

/** Where an order stands, in one word. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { badge, name } = orderStatusTable[status];
  return <Badge tone={badge}>{name}</Badge>;
}
