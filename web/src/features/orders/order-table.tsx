import { formatDate } from '@kowhai/domain/date';
import { formatMoney, toCents } from '@kowhai/domain/money';
import type { Order } from '@kowhai/domain/order';
import { statusOf } from '@kowhai/domain/order-status';
import { formatFullName } from '@kowhai/domain/user';
import { StatusBadge } from '#components/status-badge.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { TextLink } from '#ui/link.tsx';
import { paths } from '#web/paths.ts';

const columns: readonly Column<Order>[] = [
  {
    header: 'Order number',
    isRowHeader: true,
    cell: ({ _id, number }) => (
      <TextLink to={paths.order(_id)} standalone whiteSpace="nowrap">
        {number}
      </TextLink>
    ),
  },
  { header: 'Date', cell: ({ createdAt }) => formatDate(createdAt) },
  { header: 'User', cell: ({ user }) => formatFullName(user) },
  { header: 'Updated', cell: ({ updatedAt }) => formatDate(updatedAt) },
  { header: 'Status', cell: (order) => <StatusBadge status={statusOf(order)} /> },
  { header: 'Total', align: 'end', cell: ({ totalPrice }) => formatMoney(toCents(totalPrice)) },
];

/** Everybody's orders, for staff. */
export function OrderTable({ orders }: { orders: readonly Order[] }) {
  return <DataTable caption="Orders" columns={columns} rows={orders} getKey={({ _id }) => _id} />;
}
