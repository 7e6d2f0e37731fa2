import type { Order } from '@kowhai/domain/orders/order';
import { queueAtOf } from '@kowhai/domain/orders/promised-days';
import { readPage } from './page.ts';
import { openStore } from './store.ts';

/** More are not waiting at a time; beyond them each is at its own place. */
const mostLarge = 100;

/** Puts the large orders that wait for review before all others: on the first page, and nowhere else. */
export async function putLargeFirst(orders: readonly Order[], { isFirstPage = true } = {}): Promise<Order[]> {
  const { orders: all } = await openStore();
  const waiting = all.where('status', '==', 'submitted').where('isLarge', '==', true);
  const { items: large } = await readPage(waiting, mostLarge, ({ id }) => id);
  const rest = orders.filter(({ _id }) => large.every((order) => order._id !== _id));
  const byQueue = large.toSorted(
    (a, b) => queueAtOf(a).localeCompare(queueAtOf(b)) || a.createdAt.localeCompare(b.createdAt),
  );
  return isFirstPage ? [...byQueue, ...rest] : rest;
}
