import type { OrderFilter, OrderSort } from '@kowhai/domain/api/orders';
import { maxCounted } from '@kowhai/domain/api/page';
import { listOrderWords } from '@kowhai/domain/desk/search-keys';
import type { Order } from '@kowhai/domain/orders/order';
import { statusOf } from '@kowhai/domain/orders/order-status';
import { countUpTo } from '#firebase/lists/count.ts';
import { listSorted } from '#firebase/lists/list-sorted.ts';
import { matchSearch, searchFor } from '#firebase/lists/search.ts';
import { withinDays } from '#firebase/lists/within-days.ts';
import { openStore, type Query } from '#firebase/store.ts';
import { type Handler, replyWithPage } from '#http/handler.ts';

export const listMyOrders: Handler<'listMyOrders'> = async ({ query, caller }) => {
  const { orders } = await openStore();
  const own = orders.where('user._id', '==', caller.uid);
  return replyWithPage(await listSorted(own, query, { by: ['createdAt'] }));
};

/** Ties are in the order of placing. */
const sorts = {
  newest: { by: ['createdAt'] },
  oldest: { by: ['createdAt'], isAscending: true },
  '-updated': { by: ['updatedAt', 'createdAt'] },
  updated: { by: ['updatedAt', 'createdAt'], isAscending: true },
  '-total': { by: ['totalPrice', 'createdAt'] },
  total: { by: ['totalPrice', 'createdAt'], isAscending: true },
} as const satisfies Record<OrderSort, object>;

export const listOrders: Handler<'listOrders'> = async ({ query: { limit, cursor, sort, ...filter } }) => {
  const { query, isWanted } = await findOrders(filter);
  return replyWithPage(await listSorted(query, { limit, cursor }, { ...sorts[sort], isWanted }));
};

export const countOrders: Handler<'countOrders'> = async ({ query }) => {
  const found = await findOrders(query);
  return found.isWanted ? { count: null, isMore: false } : countUpTo(found.query, 'createdAt', maxCounted);
};

type Found = { query: Query<Order>; isWanted?: ((order: Order) => boolean) | undefined };

async function findOrders({ status, q, user, ...days }: OrderFilter): Promise<Found> {
  const { orders } = await openStore();
  let query: Query<Order> = await withinDays(orders, days);
  if (user !== undefined) {
    // One person's orders are few: status and words are looked for in them.
    const isFound = matchSearch(q, listOrderWords);
    const isWanted = (order: Order) =>
      (status === undefined || statusOf(order) === status) && (isFound?.(order) ?? true);
    const isPlain = status === undefined && isFound === undefined;
    return { query: query.where('user._id', '==', user), isWanted: isPlain ? undefined : isWanted };
  }
  if (status !== undefined) query = query.where('status', '==', status);
  return searchFor(query, q, listOrderWords);
}
