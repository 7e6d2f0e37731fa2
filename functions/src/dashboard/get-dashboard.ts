import { maxCounted } from '@kowhai/domain/api/list-slice';
import type { DueFilter } from '@kowhai/domain/api/orders';
import type { Dashboard } from '@kowhai/domain/api/staff';
import { lowStock } from '@kowhai/domain/catalogue/catalogue-change';
import { lateEnquiriesSentBefore } from '@kowhai/domain/enquiries/enquiry-promise';
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
import { countAll, countUpTo } from '#database/search.ts';
import { openStore } from '#database/store.ts';
import { listDue, putLargeFirst } from '#database/work-queue.ts';
import type { Handler } from '#http/handler.ts';

const chartDays = 14;
const maxItems = 10;
const paidStatuses = orderStatuses.filter((status) => orderStatusTable[status].stock !== 'returned');

/** Aggregated by Firestore: some 50 reads for any number of orders and items. */
export const getDashboard: Handler<'getDashboard'> = async () => {
  const { enquiries, toTimestamp } = await openStore();
  const now = new Date().toISOString();
  const today = formatDate(now);
  const unanswered = enquiries.where('isAnswered', '==', false);
  const [waiting, low, unansweredEnquiries, lateEnquiries, days] = await Promise.all([
    countWaiting(),
    findLowStock(),
    countAll(unanswered),
    countAll(unanswered.where('createdAt', '<', toTimestamp(lateEnquiriesSentBefore(now)))),
    Promise.all(
      Array.from({ length: chartDays }, (_, day) => sumOrders(addDays(today, day + 1 - chartDays))),
    ),
  ]);
  return {
    waiting,
    ...low,
    unansweredEnquiries,
    lateEnquiries,
    days,
  };
};

async function findLowStock(): Promise<Pick<Dashboard, 'lowStock' | 'lowStockCount'>> {
  const { hardwares } = await openStore();
  const low = hardwares.where('isPublished', '==', true).where('countInStock', '<=', lowStock);
  const order = { by: ['countInStock'], isAscending: true } as const;
  const [lowStockCount, { items }] = await Promise.all([
    countAll(low),
    listSorted(low, { limit: maxItems }, order),
  ]);
  return {
    lowStockCount,
    lowStock: items.map(({ _id, name, countInStock }) => ({ _id, name, countInStock })),
  };
}

async function sumOrders(day: string): Promise<Dashboard['days'][number]> {
  const { orders, toTimestamp, sumOf } = await openStore();
  const placed = orders
    .where('createdAt', '>=', toTimestamp(startOfDay(day)))
    .where('createdAt', '<', toTimestamp(startOfDay(addDays(day, 1))))
    .where('status', 'in', paidStatuses);
  const [count, payments] = await Promise.all([
    countAll(placed),
    placed.aggregate(sumOf('totalPrice')).get(),
  ]);
  // Firestore adds up fractions of dollars; each sum is rounded to cents.
  return { day, orders: count, revenue: toDollars(toCents(payments.data().sum)) };
}

const maxShown = 10;

export async function countWaiting(): Promise<Dashboard['waiting']> {
  const { orders } = await openStore();
  const now = new Date().toISOString();
  const all = orders.where('status', 'in', openStatuses);
  const sort = { by: ['queueAt', 'createdAt'], isAscending: true } as const;
  const [open, late, dueToday, first] = await Promise.all([
    Promise.all(
      openStatuses.map(async (status) => ({
        status,
        count: await countAll(orders.where('status', '==', status)),
      })),
    ),
    countDue('late'),
    countDue('today'),
    listSorted(all, { limit: maxShown }, sort).then(async ({ items }) => {
      const isLate = (order: Order) => findLateness(order, now) !== null;
      const [lateOnes, others] = [items.filter(isLate), items.filter((order) => !isLate(order))];
      // Large ones are reviewed first, but not before those that are late.
      return [
        ...lateOnes,
        ...(await putLargeFirst(others)).filter((order) => !lateOnes.some(({ _id }) => _id === order._id)),
      ];
    }),
  ]);
  return { open, late, dueToday, first: first.slice(0, maxShown).flatMap(describe) };
}

const countDue = async (due: DueFilter) => (await countUpTo(await listDue(due), 'queueAt', maxCounted)).count;

function describe(order: Order): Dashboard['waiting']['first'] {
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
