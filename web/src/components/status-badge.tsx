import { type OrderStatus, orderStatusNames } from '@kowhai/domain/order-status';
import { Badge } from '#ui/badge.tsx';

const tones = { submitted: 'neutral', processing: 'info', completed: 'success' } as const satisfies Record<
  OrderStatus,
  string
>;

/** Where an order stands, in one word. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{orderStatusNames[status]}</Badge>;
}
