import { chakra } from '@chakra-ui/react';
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
  {
    header: 'User',
    cell: ({ user }) => <TextLink to={paths.adminUser(user._id)}>{formatFullName(user)}</TextLink>,
  },
  { header: 'Updated', cell: ({ updatedAt }) => formatDate(updatedAt) },
  { header: 'Status', cell: (order) => <StatusBadge status={statusOf(order)} /> },
  { header: 'Total', align: 'end', cell: ({ totalPrice }) => formatMoney(toCents(totalPrice)) },
];

type OrderTableProps = {
  orders: readonly Order[];
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
};

export function OrderTable({ orders, selected, onToggle }: OrderTableProps) {
  const choice: Column<Order> = {
    header: 'Select',
    cell: ({ _id, number }) => (
      <chakra.label display="inline-grid" placeItems="center" width="11" height="11">
        <chakra.input
          type="checkbox"
          aria-label={`Select ${number}`}
          checked={selected.has(_id)}
          onChange={() => onToggle(_id)}
          width="6"
          height="6"
          accentColor="gold.line"
        />
      </chakra.label>
    ),
  };
  return (
    <DataTable caption="Orders" columns={[choice, ...columns]} rows={orders} getKey={({ _id }) => _id} />
  );
}
