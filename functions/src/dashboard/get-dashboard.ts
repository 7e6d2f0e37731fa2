import { addDays } from '@kowhai/domain/time/business-days';
import { formatDate } from '@kowhai/domain/time/date';
import { startOfDay } from '@kowhai/domain/time/day';
import { listUnreadable } from '#firebase/unreadable.ts';
import type { Handler } from '#http/handler.ts';
import { countProcessing, countWaiting } from './count-waiting.ts';
import {
  checkCatalogue,
  countNewUsers,
  countUnansweredEnquiries,
  listLowStock,
} from './dashboard-figures.ts';
import { sumOrdersByDay } from './sum-orders-by-day.ts';

const newUserDays = 7;
const chartDays = 14;

/** Counted by the database: some 25 reads, the catalogue and up to 50 for low stock, however many orders there are. */
export const getDashboard: Handler<'getDashboard'> = async () => {
  const now = new Date().toISOString();
  const today = formatDate(now);
  const usersFrom = addDays(today, 1 - newUserDays);
  const [waiting, processing, lowStock, newUsers, unansweredEnquiries, unreadable, days] = await Promise.all([
    countWaiting(now),
    countProcessing(),
    listLowStock(),
    countNewUsers(startOfDay(usersFrom)),
    countUnansweredEnquiries(),
    checkCatalogue().then(listUnreadable),
    sumOrdersByDay(today, chartDays),
  ]);
  return {
    waiting,
    processing,
    lowStock,
    newUsers: { count: newUsers, from: usersFrom },
    unansweredEnquiries,
    unreadable,
    days,
  };
};
