import type { OrderFilter } from '@kowhai/domain/api/orders';
import { mostCounted } from '@kowhai/domain/api/page';
import { addDays } from '@kowhai/domain/business-days';
import { startOfDay } from '@kowhai/domain/day';
import type { Order } from '@kowhai/domain/order';
import { flagsOf, statusOf } from '@kowhai/domain/order-status';
import { listOrderKeys } from '@kowhai/domain/search-keys';
import { countUpTo } from '#firebase/count.ts';
import { listByMoment } from '#firebase/list-by-moment.ts';
import { matchSearch, searchFor } from '#firebase/search.ts';
import { openStore, type Query } from '#firebase/store.ts';
import { type Handler, replyWithPage } from '#functions/handler.ts';

/** The caller's own orders, the newest first. */
export const listMyOrders: Handler<'listMyOrders'> = async ({ query, caller }) => {
  const { orders } = await openStore();
  const own = orders.where('user._id', '==', caller.uid);
  return replyWithPage(await listByMoment(own, query, { moment: 'createdAt' }));
};

/** Everybody's orders that a filter finds. */
export const listOrders: Handler<'listOrders'> = async ({ query: { limit, cursor, sort, ...filter } }) => {
  const found = await findOrders(filter);
  const options = { moment: 'createdAt', sort, isWanted: found.isWanted } as const;
  return replyWithPage(await listByMoment(found.query, { limit, cursor }, options));
};

export const countOrders: Handler<'countOrders'> = async ({ query }) => {
  const found = await findOrders(query);
  return found.isWanted ? { count: null, isMore: false } : countUpTo(found.query, mostCounted);
};

type Found = { query: Query<Order>; isWanted?: ((order: Order) => boolean) | undefined };

async function findOrders({ status, q, from, to, user }: OrderFilter): Promise<Found> {
  const { orders, toTimestamp } = await openStore();
  let query: Query<Order> = orders;
  if (from !== undefined) query = query.where('createdAt', '>=', toTimestamp(startOfDay(from)));
  if (to !== undefined) query = query.where('createdAt', '<', toTimestamp(startOfDay(addDays(to, 1))));
  if (user !== undefined) {
    // One person's orders are few: status and words are looked for in them.
    const hasWords = matchSearch(q, listOrderKeys);
    const isWanted = (order: Order) =>
      (status === undefined || statusOf(order) === status) && (hasWords?.(order) ?? true);
    const isPlain = status === undefined && hasWords === undefined;
    return { query: query.where('user._id', '==', user), isWanted: isPlain ? undefined : isWanted };
  }
  if (status !== undefined) {
    const { isProcessing, isCompleted } = flagsOf(status);
    query = query.where('isProcessing', '==', isProcessing).where('isCompleted', '==', isCompleted);
  }
  return searchFor(query, q, listOrderKeys);
}
