/** In which order a status is worked through: each has a moment that counts. */
import { startOfDay } from '#domain/time/day.ts';
import type { Order } from './order.ts';
import { orderStatusTable, statusOf } from './order-status.ts';

type Queued = Pick<
  Order,
  'createdAt' | 'updatedAt' | 'history' | 'status' | 'isProcessing' | 'isCompleted' | 'connectionDate'
>;

/**
 * Gives the moment by which an order stands in the list of its status: when it was placed, for which day its connection
 * is agreed on (long ago where no day is, so that these come first), or when it was completed or cancelled.
 *
 * @returns an ISO 8601 string
 */
export function queueAtOf(order: Queued): string {
  const status = statusOf(order);
  if (status === 'submitted') return order.createdAt;
  if (status === 'processing')
    return order.connectionDate ? startOfDay(order.connectionDate) : new Date(0).toISOString();
  const { action } = orderStatusTable[status];
  return order.history.findLast((event) => event.action === action)?.at ?? order.updatedAt;
}
