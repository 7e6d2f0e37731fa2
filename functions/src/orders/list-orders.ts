import { maxCounted } from '@kowhai/domain/api/list-slice';
import { type DueFilter, dues, type OrderFilter, type OrderSort } from '@kowhai/domain/api/orders';
import type { Order } from '@kowhai/domain/orders/order';
import {
  isOpenStatus,
  isWaitingStatus,
  type OrderStatus,
  orderStatuses,
  underWayStatuses,
} from '@kowhai/domain/orders/order-status';
import { findDue, timingOf } from '@kowhai/domain/orders/promised-days';
import { listOrderQuickFilters, quickFilter } from '@kowhai/domain/search/quick-filters';
import { listOrderWords } from '@kowhai/domain/search/search-keys';
import { day as connectionDay } from '@kowhai/domain/time/day';
import { listSorted, withinDays } from '#database/list-sorted.ts';
import { countAll, countFound, countUpTo, type Found, matchSearch, searchFor } from '#database/search.ts';
import { openStore, type Query } from '#database/store.ts';
import { listDue, putLargeFirst } from '#database/work-queue.ts';
import { type Caller, type Handler, replyWithSlice } from '#http/handler.ts';
import { readQuickFilters } from './assign-order.ts';

export const listMyOrders: Handler<'listMyOrders'> = async ({ query, caller }) => {
  const { orders } = await openStore();
  const own = orders.where('user._id', '==', caller.uid);
  return replyWithSlice(await listSorted(own, query, { by: ['createdAt'] }));
};

const sorts = {
  newest: { by: ['createdAt'] },
  oldest: { by: ['createdAt'], isAscending: true },
  '-updated': { by: ['updatedAt', 'createdAt'] },
  updated: { by: ['updatedAt', 'createdAt'], isAscending: true },
  '-total': { by: ['totalPrice', 'createdAt'] },
  total: { by: ['totalPrice', 'createdAt'], isAscending: true },
} as const satisfies Record<Exclude<OrderSort, 'queue'>, object>;

/** Open orders from the oldest, done ones from the newest. */
function sortOf(sort: OrderSort, { status, due, user }: OrderFilter) {
  if (due !== undefined && user === undefined)
    return { by: ['queueAt', 'createdAt'], isAscending: true } as const;
  if (sort !== 'queue') return sorts[sort];
  if (status === undefined || user !== undefined) return sorts.newest;
  return { by: ['queueAt', 'createdAt'], isAscending: isOpenStatus(status) } as const;
}

export const listOrders: Handler<'listOrders'> = async ({ query, caller }) => {
  const { limit, cursor, sort, ...filter } = query;
  const found = await findOrders(filter, caller);
  const by = { ...sortOf(sort, filter), isWanted: found.isWanted };
  const page = await listSorted(found.query, { limit, cursor }, by);
  const { status, ...narrower } = filter;
  const isQueue = sort === 'queue' && status !== undefined && isWaitingStatus(status);
  if (!isQueue || Object.values(narrower).some((value) => value?.length)) return replyWithSlice(page);
  const items = await putLargeFirst(page.items, { isFirstPage: cursor === undefined });
  return replyWithSlice({ ...page, items });
};

export const countOrders: Handler<'countOrders'> = async ({ query, caller }) =>
  countFound(await findOrders(query, caller));

async function findOrders(
  { status, due, q, user, only: asked, ...days }: OrderFilter,
  caller: Caller,
): Promise<Found<Order>> {
  const { orders } = await openStore();
  const only = readQuickFilters(asked, caller);
  let query: Query<Order> = due && user === undefined ? await listDue(due) : await withinDays(orders, days);
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
  const by = due ? 'queueAt' : 'createdAt';
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

/** Counted by Firestore: one read for each thousand orders, as the desk polls every few seconds. */
export const countTriage: Handler<'countTriage'> = async ({ caller }) => {
  const { orders } = await openStore();
  const [ownFilter = ''] = readQuickFilters([quickFilter.mine], caller);
  const [late, today, mine, outside, ...counts] = await Promise.all([
    ...dues.map(async (due) => count(await listDue(due), 'queueAt')),
    ...[ownFilter, quickFilter.outside].map((filter) =>
      count(orders.where('searchKeys', 'array-contains', filter), 'createdAt'),
    ),
    ...orderStatuses.map((status) => count(orders.where('status', '==', status), 'createdAt')),
  ]);
  const byStatus = Object.fromEntries(orderStatuses.map((status, index) => [status, counts[index] ?? 0]));
  return {
    late: late ?? 0,
    today: today ?? 0,
    mine: mine ?? 0,
    outside: outside ?? 0,
    byStatus: byStatus as Record<OrderStatus, number>,
  };
};

/** A read finds the next day that has an order, and a count says how many: the cost follows the days, not the orders. */
export const countConnectionDays: Handler<'countConnectionDays'> = async () => {
  const { orders } = await openStore();
  const underWay = orders.where('status', 'in', underWayStatuses).withConverter(null);
  const counting: Promise<{ day: string; count: number }>[] = [];
  const byDay = underWay.orderBy('connectionDate');
  for (let after = ''; ; ) {
    const { docs } = await byDay.where('connectionDate', '>', after).select('connectionDate').limit(1).get();
    const day = connectionDay.safeParse(docs[0]?.get('connectionDate')).data;
    if (day === undefined) break;
    counting.push(countAll(underWay.where('connectionDate', '==', day)).then((count) => ({ day, count })));
    after = day;
  }
  const [all, ...days] = await Promise.all([countAll(underWay), ...counting]);
  const without = all - days.reduce((sum, { count }) => sum + count, 0);
  return without > 0 ? [...days, { day: null, count: without }] : days;
};

async function count(query: Query<Order>, by: string): Promise<number> {
  return (await countUpTo(query, by, maxCounted + 1)).count;
}
