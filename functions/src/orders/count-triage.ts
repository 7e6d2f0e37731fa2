import { dues } from '@kowhai/domain/api/orders';
import { maxCounted } from '@kowhai/domain/api/page';
import type { Order } from '@kowhai/domain/orders/order';
import { type OrderStatus, orderStatuses } from '@kowhai/domain/orders/order-status';
import { quickFilter } from '@kowhai/domain/search/quick-filters';
import { day as connectionDay } from '@kowhai/domain/time/day';
import { countUpTo } from '#database/count.ts';
import { listDue } from '#database/due-orders.ts';
import { openStore, type Query } from '#database/store.ts';
import type { Handler } from '#http/handler.ts';
import { readQuickFilters } from './assign-order.ts';

/** Counted by the database: one read for each thousand orders, and the desk asks every few seconds. */
export const countTriage: Handler<'countTriage'> = async ({ caller }) => {
  const { orders } = await openStore();
  const [ownFilter = ''] = readQuickFilters([quickFilter.mine], caller);
  const [late, today, mine, ...counts] = await Promise.all([
    ...dues.map(async (due) => count(await listDue(due), 'queueAt')),
    count(orders.where('searchKeys', 'array-contains', ownFilter), 'createdAt'),
    ...orderStatuses.map((status) => count(orders.where('status', '==', status), 'createdAt')),
  ]);
  const byStatus = Object.fromEntries(orderStatuses.map((status, index) => [status, counts[index] ?? 0]));
  return {
    late: late ?? 0,
    today: today ?? 0,
    mine: mine ?? 0,
    byStatus: byStatus as Record<OrderStatus, number>,
  };
};

/** More than a small provider connects at a time; what is planned beyond them is not counted. */
const maxPlanned = 500;

export const countConnectionDays: Handler<'countConnectionDays'> = async () => {
  const { orders } = await openStore();
  const processing = orders.where('status', '==', 'processing').withConverter(null);
  const { docs } = await processing
    .orderBy('queueAt')
    .orderBy('createdAt')
    .select('connectionDate')
    .limit(maxPlanned)
    .get();
  const counts = new Map<string | null, number>();
  for (const snapshot of docs) {
    const day = connectionDay.safeParse(snapshot.get('connectionDate')).data ?? null;
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts].map(([day, count]) => ({ day, count }));
};

async function count(query: Query<Order>, by: string): Promise<number> {
  return (await countUpTo(query, by, maxCounted + 1)).count;
}
