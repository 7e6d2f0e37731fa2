import type { DueFilter } from '@kowhai/domain/api/orders';
import type { Order } from '@kowhai/domain/orders/order';
import { openStatuses, waitingStatuses } from '@kowhai/domain/orders/order-status';
import { workAtOf } from '@kowhai/domain/orders/promised-days';
import { addDays } from '@kowhai/domain/time/business-days';
import { formatDate } from '@kowhai/domain/time/date';
import { withinDays } from '#database/list-sorted.ts';
import { readSlice } from '#database/read-slice.ts';
import { type Query, store } from '#database/store.ts';

export async function listDue(due: DueFilter): Promise<Query<Order>> {
  const today = formatDate(new Date().toISOString());
  const days = due === 'late' ? { to: addDays(today, -1) } : { from: today, to: today };
  return withinDays(store.orders.where('status', 'in', openStatuses), days, 'workAt');
}

/** More large orders are not expected; the others keep their own place. */
const mostLarge = 100;

/** Puts large orders that wait for review first: on the first page, and nowhere else. */
export async function putLargeFirst(orders: readonly Order[], { isFirstPage = true } = {}): Promise<Order[]> {
  const waiting = store.orders.where('status', 'in', waitingStatuses).where('isLarge', '==', true);
  const { rows: large } = await readSlice(waiting, mostLarge, ({ id }) => id);
  const rest = orders.filter(({ _id }) => large.every((order) => order._id !== _id));
  const byWork = large.toSorted(
    (a, b) => workAtOf(a).localeCompare(workAtOf(b)) || a.createdAt.localeCompare(b.createdAt),
  );
  return isFirstPage ? [...byWork, ...rest] : rest;
}
