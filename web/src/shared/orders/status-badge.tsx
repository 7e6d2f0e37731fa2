import { type OrderStatus, orderStatusTable } from '@kowhai/domain/orders/order-status';
import { Badge } from '#ui/badge.tsx';

const tones = { held: 'info', sold: 'success', returned: 'warning' } as const;

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { name, stock } = orderStatusTable[status];
  return <Badge tone={status === 'submitted' ? 'neutral' : tones[stock]}>{name}</Badge>;
}
