import { formatMoney, toCents } from '@kowhai/domain/money';
import type { Order } from '@kowhai/domain/order';
import { statusOf } from '@kowhai/domain/order-status';
import { useQuery } from '@tanstack/react-query';
import { Day } from '#components/day.tsx';
import { LoadError } from '#components/load-error.tsx';
import { StatusBadge } from '#components/status-badge.tsx';
import { myOrdersQuery } from '#data/queries.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { TextLink } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { paths } from '#web/paths.ts';

const columns: readonly Column<Order>[] = [
  { header: 'Order #', isRowHeader: true, cell: ({ number }) => number },
  { header: 'Date', cell: ({ createdAt }) => <Day of={createdAt} /> },
  { header: 'Status', cell: (order) => <StatusBadge status={statusOf(order)} /> },
  { header: 'Total', align: 'end', cell: ({ totalPrice }) => formatMoney(toCents(totalPrice)) },
  {
    header: 'Details',
    hideHeader: true,
    align: 'end',
    cell: ({ _id, number }) => (
      <TextLink to={paths.order(_id)} standalone>
        Details<VisuallyHidden> of order {number}</VisuallyHidden>
      </TextLink>
    ),
  },
];

export function MyOrders({ userId }: { userId: string }) {
  const { data: orders, error, refetch } = useQuery(myOrdersQuery(userId));

  if (error) return <LoadError what="your orders" failure={error} onRetry={refetch} />;
  if (!orders) {
    return (
      <LoadingShape label="Loading your orders">
        <Skeleton height="12rem" />
      </LoadingShape>
    );
  }
  return <MyOrderTable orders={orders} />;
}

export function MyOrderTable({ orders }: { orders: readonly Order[] }) {
  if (orders.length === 0) {
    return (
      <EmptyState
        title="No orders yet"
        action={<LinkButton to={paths.planList('fibre')}>Choose a plan</LinkButton>}
      >
        <p>Once you place an order request, you can follow it here.</p>
      </EmptyState>
    );
  }
  return <DataTable caption="Your orders" columns={columns} rows={orders} getKey={({ _id }) => _id} />;
}
