import type { DueFilter, OrderFilter, OrderSort } from '@kowhai/domain/api/orders';
import type { Order } from '@kowhai/domain/orders/order';
import { isOpenStatus, isWaitingStatus } from '@kowhai/domain/orders/order-status';
import { findDue, timingOf } from '@kowhai/domain/orders/promised-days';
import { listOrderQuickFilters } from '@kowhai/domain/search/quick-filters';
import { listOrderWords } from '@kowhai/domain/search/search-keys';
import { listSorted, withinDays } from '#database/list-sorted.ts';
import { countFound, type Found, matchSearch, searchFor } from '#database/search.ts';
import { type Query, store } from '#database/store.ts';
import { readQuickFilters } from '#functions/audit/assignee.ts';
import { listDue, putLargeFirst } from '#functions/shared/work-list.ts';
import { type Caller, type Handler, replyWithSlice } from '#http/handler.ts';

export const listMyOrders: Handler<'listMyOrders'> = async ({ query, caller }) => {
  const own = store.orders.where('user._id', '==', caller.uid);
  return replyWithSlice(await listSorted(own, query, { by: ['createdAt'] }));
};

const sorts = {
  newest: { by: ['createdAt'] },
  oldest: { by: ['createdAt'], isAscending: true },
} as const satisfies Record<Exclude<OrderSort, 'work'>, object>;

/** Open orders from the oldest, done ones from the newest. */
function sortOf(sort: OrderSort, { status, due, user }: OrderFilter) {
  if (due !== undefined && user === undefined)
    return { by: ['workAt', 'createdAt'], isAscending: true } as const;
  if (sort !== 'work') return sorts[sort];
  if (status === undefined || user !== undefined) return sorts.newest;
  return { by: ['workAt', 'createdAt'], isAscending: isOpenStatus(status) } as const;
}

export const listOrders: Handler<'listOrders'> = async ({ query, caller }) => {
  const { limit, cursor, sort, ...filter } = query;
  const found = await findOrders(filter, caller);
  const by = { ...sortOf(sort, filter), isWanted: found.isWanted };
  const page = await listSorted(found.query, { limit, cursor }, by);
  const { status, ...narrower } = filter;
  const isWork = sort === 'work' && status !== undefined && isWaitingStatus(status);
  if (!isWork || Object.values(narrower).some((value) => value?.length)) return replyWithSlice(page);
  const rows = await putLargeFirst(page.rows, { isFirstPage: cursor === undefined });
  return replyWithSlice({ ...page, rows });
};

export const countOrders: Handler<'countOrders'> = async ({ query, caller }) =>
  countFound(await findOrders(query, caller));

async function findOrders(
  { status, due, q, user, only: asked, ...days }: OrderFilter,
  caller: Caller,
): Promise<Found<Order>> {
  const only = readQuickFilters(asked, caller);
  let query: Query<Order> = due && user === undefined ? await listDue(due) : withinDays(store.orders, days);
  if (user !== undefined) {
    const isFound = matchSearch(q, listOrderWords);
    const isWanted = (order: Order) =>
      (status === undefined || order.status === status) &&
      (due === undefined || isDue(order, due)) &&
      (isFound?.(order) ?? true) &&
      only.every((filter) => listOrderQuickFilters(order).includes(filter));
    const isPlain = status === undefined && due === undefined && isFound === undefined && only.length === 0;
    return { query: query.where('user._id', '==', user), isWanted: isPlain ? undefined : isWanted };
  }
  if (status !== undefined) query = query.where('status', '==', status);
  const by = due ? 'workAt' : 'createdAt';
  return {
    ...(await searchFor(query, q, listOrderWords, { only, quickFiltersOf: listOrderQuickFilters, by })),
    by,
  };
}

function isDue(order: Order, wanted: DueFilter): boolean {
  const due = findDue(order);
  return (
    due !== null && timingOf(due, new Date().toISOString()) === (wanted === 'late' ? 'late' : 'due today')
  );
}
