import { maxCounted } from '@kowhai/domain/api/page';
import { type OrderStatus, orderStatuses } from '@kowhai/domain/orders/order-status';
import { daysOfReviewTiming, type ReviewTiming } from '@kowhai/domain/orders/review-promise';
import { formatDate } from '@kowhai/domain/time/date';
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

async function count(status: OrderStatus, days: Days = {}): Promise<number> {
  const { orders } = await openStore();
  const query = await withinDays(orders.where('status', '==', status), days);
  return (await countUpTo(query, 'createdAt', maxCounted + 1)).count;
}
