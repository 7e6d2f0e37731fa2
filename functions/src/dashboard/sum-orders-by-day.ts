import { addDays } from '@kowhai/domain/business-days';
import type { Dashboard } from '@kowhai/domain/dashboard';
import { startOfDay } from '@kowhai/domain/day';
import { toCents, toDollars } from '@kowhai/domain/money';
import { openStore } from '#firebase/store.ts';

/**
 * Counts and adds up the orders of each of the last days.
 *
 * @param today the last of them, such as "2026-11-20"
 * @param count how many days
 */
export async function sumOrdersByDay(today: string, count: number): Promise<Dashboard['days']> {
  const { orders, toTimestamp, countAndSum } = await openStore();
  const days = Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
  return Promise.all(
    days.map(async (day) => {
      const snapshot = await orders
        .where('createdAt', '>=', toTimestamp(startOfDay(day)))
        .where('createdAt', '<', toTimestamp(startOfDay(addDays(day, 1))))
        .aggregate(countAndSum('totalPrice'))
        .get();
      const { count: placed, sum } = snapshot.data();
      // The database adds dollars up as fractions; each day's sum is rounded to the cent that it stands for.
      return { day, orders: placed, revenue: toDollars(toCents(sum)) };
    }),
  );
}
