import { Heading, Text } from '@chakra-ui/react';
import { firstPayment } from '@kowhai/domain/cart/pricing';
import { formatMoney, toCents } from '@kowhai/domain/money';
import type { Order } from '@kowhai/domain/orders/order';
import { statusOf } from '@kowhai/domain/orders/order-status';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, listQuery } from '#data/staff-queries.ts';
import { Day } from '#shared/day.tsx';
import { LoadError } from '#shared/load-error.tsx';
import { StatusBadge } from '#shared/orders/status-badge.tsx';
import { paths } from '#shared/paths.ts';
import { describeNewest } from '#staff/shared/lists/describe-range.ts';
import { TextLink } from '#ui/buttons/link.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';

const mostShown = 10;
const noun = { one: 'order', many: 'orders' };

const columns: readonly Column<Order>[] = [
  {
    header: 'Order number',
    isRowHeader: true,
    cell: ({ _id, number }) => (
      <TextLink to={paths.order(_id)} standalone>
        {number}
      </TextLink>
    ),
  },
  { header: 'Date', cell: ({ createdAt }) => <Day of={createdAt} /> },
  { header: 'Status', cell: (order) => <StatusBadge status={statusOf(order)} /> },
  { header: firstPayment.name, align: 'end', cell: ({ totalPrice }) => formatMoney(toCents(totalPrice)) },
];

/** What somebody has ordered, the newest first. */
export function UserOrders({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(listQuery('listOrders', { user: userId }, { limit: mostShown }));
  const { data: total } = useQuery(apiQuery('countOrders', { query: { user: userId } }));
  return (
    <section aria-labelledby="user-orders">
      <Heading id="user-orders" size="lg" marginBottom="2">
        Orders
      </Heading>
      {error && <LoadError what="the orders" failure={error} onRetry={refetch} />}
      {data?.items.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          No orders yet
        </Text>
      )}
      {data && data.items.length > 0 && (
        <>
          <Text textStyle="sm" color="fg.muted" marginBottom="2">
            {describeNewest(noun, data.items.length, data.nextCursor !== null, total)}
          </Text>
          <DataTable dense caption="Orders" columns={columns} rows={data.items} getKey={({ _id }) => _id} />
          <Text textStyle="sm" color="fg.muted" marginTop="3">
            {firstPayment.meaning}
          </Text>
        </>
      )}
      {data?.nextCursor && (
        <TextLink to={`${paths.adminOrders()}?user=${userId}`} standalone>
          All of this person’s orders
        </TextLink>
      )}
    </section>
  );
}
