import { maxCounted } from '@kowhai/domain/api/page';
import { type OrderStatus, orderStatuses } from '@kowhai/domain/orders/order-status';
import { daysOfReviewTiming, type ReviewTiming } from '@kowhai/domain/orders/review-promise';
import { formatDate } from '@kowhai/domain/time/date';
import { day as connectionDay } from '@kowhai/domain/time/day';
import { countUpTo } from '#firebase/lists/count.ts';
import { type Days, withinDays } from '#firebase/lists/within-days.ts';
import { openStore } from '#firebase/store.ts';
import type { Handler } from '#http/handler.ts';

/** Counted by the database: one read for each thousand orders, and the desk asks every few seconds. */
export const countTriage: Handler<'countTriage'> = async () => {
  const today = formatDate(new Date().toISOString());
  const countDue = (timing: ReviewTiming) => {
    const days = daysOfReviewTiming(timing, today);
    return days ? count('submitted', days) : 0;
  };
  const [late, dueToday, ...counts] = await Promise.all([
    countDue('late'),
    countDue('due today'),
    ...orderStatuses.map((status) => count(status)),
  ]);
  const byStatus = Object.fromEntries(orderStatuses.map((status, index) => [status, counts[index] ?? 0]));
  return { late, today: dueToday, byStatus: byStatus as Record<OrderStatus, number> };
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

async function count(status: OrderStatus, days: Days = {}): Promise<number> {
  const { orders } = await openStore();
  const query = await withinDays(orders.where('status', '==', status), days);
  return (await countUpTo(query, 'createdAt', maxCounted + 1)).count;
}
