import type { Dashboard } from '@kowhai/domain/desk/dashboard';
import { toCents, toDollars } from '@kowhai/domain/money';
import { orderStatuses, orderStatusTable } from '@kowhai/domain/orders/order-status';
import { addDays } from '@kowhai/domain/time/business-days';
import { startOfDay } from '@kowhai/domain/time/day';
import { openStore } from '#firebase/store.ts';

/** Nobody pays for a cancelled order. */
const paidStatuses = orderStatuses.filter((status) => orderStatusTable[status].stock !== 'returned');

/** @param today such as "2026-11-20", the last of the days */
export async function sumOrdersByDay(today: string, count: number): Promise<Dashboard['days']> {
  const { orders, toTimestamp, countAndSum } = await openStore();
  const days = Array.from({ length: count }, (_, index) => addDays(today, index + 1 - count));
  return Promise.all(
    days.map(async (day) => {
      const snapshot = await orders
        .where('status', 'in', paidStatuses)
        .where('createdAt', '>=', toTimestamp(startOfDay(day)))
        .where('createdAt', '<', toTimestamp(startOfDay(addDays(day, 1))))
        .aggregate(countAndSum('totalPrice'))
        .get();
      const { count: placed, sum } = snapshot.data();
      // The database adds up fractions of dollars; each sum is rounded to cents.
      return { day, orders: placed, revenue: toDollars(toCents(sum)) };
    }),
  );
}
