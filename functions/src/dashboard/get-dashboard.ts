import type { Dashboard } from '@kowhai/domain/api/staff';
import { lowStock } from '@kowhai/domain/catalogue/catalogue-change';
import { readDeskCounts } from '@kowhai/domain/desk/desk-counts';
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
import { readDesk } from '#database/desk.ts';
import { listSorted } from '#database/list-sorted.ts';
import { countAll } from '#database/search.ts';
import { store } from '#database/store.ts';
import { putLargeFirst } from '#database/work-queue.ts';
import type { Handler } from '#http/handler.ts';

const chartDays = 14;
const maxItems = 10;
const paidStatuses = orderStatuses.filter((status) => orderStatusTable[status].stock !== 'returned');

/** The desk's record has most counts. The others take some 35 reads, for any number of orders and items. */
export const getDashboard: Handler<'getDashboard'> = async ({ caller: { uid } }) => {
  const now = new Date().toISOString();
  const today = formatDate(now);
  const sentBefore = store.toTimestamp(lateEnquiriesSentBefore(now));
  const [desk, first, low, lateEnquiries, days] = await Promise.all([
    readDesk(),
    listFirst(now),
    findLowStock(),
    countAll(store.enquiries.where('isAnswered', '==', false).where('createdAt', '<', sentBefore)),
    Promise.all(
      Array.from({ length: chartDays }, (_, day) => sumOrders(addDays(today, day + 1 - chartDays))),
    ),
  ]);
  const counted = readDeskCounts(desk.counts, { today, uid, assigneeKey: '' });
  const { late, today: dueToday, byStatus } = counted.orders;
  const open = openStatuses.map((status) => ({ status, count: byStatus[status] }));
  return {
    waiting: { open, late, dueToday, first },
    ...low,
    unansweredEnquiries: counted.enquiries.Unanswered,
    lateEnquiries,
    days,
  };
};

async function findLowStock(): Promise<Pick<Dashboard, 'lowStock' | 'lowStockCount'>> {
  const low = store.hardwares.where('isPublished', '==', true).where('countInStock', '<=', lowStock);
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
  const placed = store.orders
    .where('createdAt', '>=', store.toTimestamp(startOfDay(day)))
    .where('createdAt', '<', store.toTimestamp(startOfDay(addDays(day, 1))))
    .where('status', 'in', paidStatuses);
  const { count, sum } = (await placed.aggregate(store.countAndSum('totalPrice')).get()).data();
  // Firestore adds up fractions of dollars; each sum is rounded to cents.
  return { day, orders: count, revenue: toDollars(toCents(sum)) };
}

const maxShown = 10;

async function listFirst(now: string): Promise<Dashboard['waiting']['first']> {
  const sort = { by: ['queueAt', 'createdAt'], isAscending: true } as const;
  const { items } = await listSorted(
    store.orders.where('status', 'in', openStatuses),
    { limit: maxShown },
    sort,
  );
  const isLate = (order: Order) => findLateness(order, now) !== null;
  const [lateOnes, others] = [items.filter(isLate), items.filter((order) => !isLate(order))];
  // Large ones are reviewed first, but not before those that are late.
  const large = await putLargeFirst(others);
  const first = [...lateOnes, ...large.filter((order) => !lateOnes.some(({ _id }) => _id === order._id))];
  return first.slice(0, maxShown).flatMap(describe);
}

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
