import type { Dashboard } from '@kowhai/domain/api/staff';
import { lowStock } from '@kowhai/domain/catalogue/catalogue-change';
import { toCents, toDollars } from '@kowhai/domain/money';
import type { Order } from '@kowhai/domain/orders/order';
import { openStatuses, orderStatuses, orderStatusTable } from '@kowhai/domain/orders/order-status';
import { hasOutsideWork } from '@kowhai/domain/orders/outside-work';
import { findDue, findLateness } from '@kowhai/domain/orders/promised-days';
import { formatFullName } from '@kowhai/domain/people/user';
import { addDays } from '@kowhai/domain/time/business-days';
import { formatDate } from '@kowhai/domain/time/date';
import { startOfDay } from '@kowhai/domain/time/day';
import { listSorted } from '#database/list-sorted.ts';
import { countAll } from '#database/search.ts';
import { store } from '#database/store.ts';
import { putLargeFirst } from '#functions/shared/work-list.ts';
import type { Handler } from '#http/handler.ts';

const chartDays = 14;
const maxItems = 10;
const paidStatuses = orderStatuses.filter((status) => orderStatusTable[status].stock !== 'returned');

/** Some 35 reads, for any number of orders and items. The counts are in the desk's record, which the page polls. */
export const getDashboard: Handler<'getDashboard'> = async () => {
  const now = new Date().toISOString();
  const today = formatDate(now);
  const [first, low, days] = await Promise.all([
    listFirst(now),
    findLowStock(),
    Promise.all(
      Array.from({ length: chartDays }, (_, day) => sumOrders(addDays(today, day + 1 - chartDays))),
    ),
  ]);
  return { first, ...low, days };
};

async function findLowStock(): Promise<Pick<Dashboard, 'lowStock' | 'lowStockCount'>> {
  const low = store.hardwares.where('isPublished', '==', true).where('countInStock', '<=', lowStock);
  const order = { by: ['countInStock'], isAscending: true } as const;
  const [lowStockCount, { rows }] = await Promise.all([
    countAll(low),
    listSorted(low, { limit: maxItems }, order),
  ]);
  return {
    lowStockCount,
    lowStock: rows.map(({ _id, name, countInStock }) => ({ _id, name, countInStock })),
  };
}

async function sumOrders(day: string): Promise<Dashboard['days'][number]> {
  const placed = store.orders
    .where('createdAt', '>=', store.toTimestamp(startOfDay(day)))
    .where('createdAt', '<', store.toTimestamp(startOfDay(addDays(day, 1))))
    .where('status', 'in', paidStatuses);
  const { count, sum } = (await placed.aggregate(store.countAndSum('totalPrice')).get()).data();
  // Firestore adds up fractions of dollars; each sum is rounded to cents.
  return { day, orders: count, revenue: toDollars(toCents(sum)) };
}

const maxShown = 10;

async function listFirst(now: string): Promise<Dashboard['first']> {
  const sort = { by: ['workAt', 'createdAt'], isAscending: true } as const;
  const { rows } = await listSorted(
    store.orders.where('status', 'in', openStatuses),
    { limit: maxShown },
    sort,
  );
  const isLate = (order: Order) => findLateness(order, now) !== null;
  const [lateOnes, others] = [rows.filter(isLate), rows.filter((order) => !isLate(order))];
  // Large ones are reviewed first, but not before those that are late.
  const large = await putLargeFirst(others);
  const first = [...lateOnes, ...large.filter((order) => !lateOnes.some(({ _id }) => _id === order._id))];
  return first.slice(0, maxShown).flatMap(describe);
}

function describe(order: Order): Dashboard['first'] {
  const { _id, number, isLarge, user, orderServices, serviceAddress } = order;
  const { hasPostcodeMismatch, isBeyondCoverage } = order;
  const due = findDue(order);
  if (due === null) return [];
  return [
    {
      _id,
      number,
      isLarge,
      isWarned: Boolean(isLarge || hasPostcodeMismatch || isBeyondCoverage || hasOutsideWork(order)),
      due,
      status: order.status,
      name: formatFullName(user),
      plan: orderServices.map(({ name }) => name).join(', '),
      town: serviceAddress.city,
    },
  ];
}
