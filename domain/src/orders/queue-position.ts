/** In which order a status is worked through: each has a moment that counts. */
import { startOfDay } from '#domain/time/day.ts';
import type { Order } from './order.ts';
import { orderStatusTable } from './order-status.ts';
import { findDue } from './promised-days.ts';

type Queued = Parameters<typeof findDue>[0] & Pick<Order, 'updatedAt'>;

/**
 * Gives the moment by which an order is sorted among those of its status: the day by which its review or connection is
 * promised, or when it was completed or cancelled. Lists and counts of what is late or due ask for the same moment.
 *
 * @returns an ISO 8601 string
 */
export function queueAtOf(order: Queued): string {
  const due = findDue(order);
  if (due) return startOfDay(due.day);
  const { action } = orderStatusTable[order.status];
  return order.history.findLast((event) => event.action === action)?.at ?? order.updatedAt;
}
