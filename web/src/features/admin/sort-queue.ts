/** The orders that wait for their review, by how they stand against the promise. */
import type { Order } from '@kowhai/domain/order';
import { judgeWaiting, type Waiting } from '@kowhai/domain/review-promise';

export type WaitingOrder<O = Order> = { order: O; waiting: Waiting };

export type Queue<O = Order> = {
  /** The oldest first: it is the next one to look at. */
  orders: readonly WaitingOrder<O>[];
  counts: Record<Waiting, number>;
};

/**
 * @param orders orders with the status Submitted, in any order
 * @param now the present moment as an ISO 8601 string
 */
export function sortQueue<O extends Pick<Order, 'createdAt'>>(orders: readonly O[], now: string): Queue<O> {
  const sorted = orders
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map((order) => ({ order, waiting: judgeWaiting(order, now) }));
  const countOf = (waiting: Waiting) => sorted.filter((item) => item.waiting === waiting).length;
  return {
    orders: sorted,
    counts: { late: countOf('late'), 'due today': countOf('due today'), 'on time': countOf('on time') },
  };
}
