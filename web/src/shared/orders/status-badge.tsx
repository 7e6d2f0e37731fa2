import { isWaitingStatus, type OrderStatus, orderStatusTable } from '@kowhai/domain/orders/order-status';
import { Badge } from '#ui/badge.tsx';

const tones = { held: 'info', sold: 'success', returned: 'warning' } as const;

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { name, stock } = orderStatusTable[status];
  return <Badge tone={isWaitingStatus(status) ? 'neutral' : tones[stock]}>{name}</Badge>;
}
