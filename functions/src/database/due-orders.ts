import type { DueFilter } from '@kowhai/domain/api/orders';
import type { Order } from '@kowhai/domain/orders/order';
import { openStatuses } from '@kowhai/domain/orders/order-status';
import { addDays } from '@kowhai/domain/time/business-days';
import { formatDate } from '@kowhai/domain/time/date';
import { openStore, type Query } from './store.ts';
import { withinDays } from './within-days.ts';

/** Open orders whose review or connection is late or due today, to be sorted by `queueAt`. */
export async function listDue(due: DueFilter): Promise<Query<Order>> {
  const { orders } = await openStore();
  const today = formatDate(new Date().toISOString());
  const days = due === 'late' ? { to: addDays(today, -1) } : { from: today, to: today };
  return withinDays(orders.where('status', 'in', openStatuses), days, 'queueAt');
}
