import { Text } from '@chakra-ui/react';
import { totalMeaning } from '@kowhai/domain/cart/amounts';
import { amountNames } from '@kowhai/domain/cart/pricing';
import { formatMoney, toCents } from '@kowhai/domain/money';
import type { Order } from '@kowhai/domain/orders/order';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, listQuery } from '#data/staff/staff-queries.ts';
import { Day } from '#shared/day.tsx';
import { StatusBadge } from '#shared/orders/status-badge.tsx';
import { paths } from '#shared/paths.ts';
import { linkColumn } from '#staff/shared/lists/cell-text.tsx';
import { describeNewest } from '#staff/shared/parts/describe-count.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import type { Column } from '#ui/table/data-table.tsx';
import { PersonList } from './person-list.tsx';

const mostShown = 10;
const noun = { one: 'order', many: 'orders' };

const columns: readonly Column<Order>[] = [
  linkColumn('Order number', ({ _id, number }) => ({ text: number, to: paths.order(_id) })),
  { header: 'Date', cell: ({ createdAt }) => <Day of={createdAt} /> },
  { header: 'Status', cell: (order) => <StatusBadge status={order.status} /> },
  { header: amountNames.total, align: 'end', cell: ({ totalPrice }) => formatMoney(toCents(totalPrice)) },
];

export function UserOrders({ userId }: { userId: string }) {
  const query = useQuery(listQuery('listOrders', { user: userId }, { limit: mostShown }));
  const { data: total } = useQuery(apiQuery('countOrders', { query: { user: userId } }));
  const { rows, nextCursor } = query.data ?? { rows: undefined, nextCursor: null };
  return (
    <PersonList
      title="Orders"
      count={rows && describeNewest(noun, rows.length, nextCursor !== null, total)}
      columns={columns}
      rows={rows}
      failed={query}
    >
      {rows && rows.length > 0 && (
        <Text textStyle="note" marginTop="3">
          {totalMeaning.the}
        </Text>
      )}
      {nextCursor !== null && (
        <TextLink to={paths.adminOrders({ user: userId })} standalone>
          All of this person’s orders
        </TextLink>
      )}
    </PersonList>
  );
}
