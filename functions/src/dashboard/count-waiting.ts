import type { DueFilter } from '@kowhai/domain/api/orders';
import { maxCounted } from '@kowhai/domain/api/page';
import type { Dashboard } from '@kowhai/domain/api/staff';
import type { Order } from '@kowhai/domain/orders/order';
import { openStatuses } from '@kowhai/domain/orders/order-status';
import { findDue } from '@kowhai/domain/orders/promised-days';
import { formatFullName } from '@kowhai/domain/people/user';
import { countAll, countUpTo } from '#database/count.ts';
import { listDue } from '#database/due-orders.ts';
import { putLargeFirst } from '#database/large-orders.ts';
import { listSorted } from '#database/list-sorted.ts';
import { openStore } from '#database/store.ts';

const maxShown = 10;

export async function countWaiting(): Promise<Dashboard['waiting']> {
  const { orders } = await openStore();
  const open = orders.where('status', 'in', openStatuses);
  const sort = { by: ['queueAt', 'createdAt'], isAscending: true } as const;
  const [total, late, dueToday, first] = await Promise.all([
    countAll(orders.where('status', '==', 'submitted')),
    countDue('late'),
    countDue('today'),
    listSorted(open, { limit: maxShown }, sort).then(({ items }) => putLargeFirst(items)),
  ]);
  return { total, late, dueToday, first: first.slice(0, maxShown).flatMap(describe) };
}

const countDue = async (due: DueFilter) => (await countUpTo(await listDue(due), 'queueAt', maxCounted)).count;

function describe(order: Order): Dashboard['waiting']['first'] {
  const { _id, number, isLarge, user, orderServices, serviceAddress } = order;
  const due = findDue(order);
  if (due === null) return [];
  return [
    {
      ...{ _id, number, isLarge, due, status: order.status },
      name: formatFullName(user),
      plan: orderServices.map(({ name }) => name).join(', '),
      town: serviceAddress.city,
    },
  ];
}
