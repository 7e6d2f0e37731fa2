import type { OrderStatus } from '@kowhai/domain/order-status';
import { Badge } from '#ui/badge.tsx';

const tones = { Submitted: 'neutral', Processing: 'info', Completed: 'success' } as const satisfies Record<
  OrderStatus,
  string
>;

/** Where an order stands, in one word. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={tones[status]}>{status}</Badge>;
}
