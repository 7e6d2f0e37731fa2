import { chakra } from '@chakra-ui/react';
import type { OrderSort } from '@kowhai/domain/api/orders';
import { formatMoney, toCents } from '@kowhai/domain/money';
import type { Order } from '@kowhai/domain/order';
import { statusOf } from '@kowhai/domain/order-status';
import { firstPayment } from '@kowhai/domain/pricing';
import { formatFullName } from '@kowhai/domain/user';
import { Day } from '#components/day.tsx';
import { StatusBadge } from '#components/status-badge.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { TextLink } from '#ui/link.tsx';
import { paths } from '#web/paths.ts';
import { type ColumnSorts, readColumnSort } from './order-sorts.ts';

type OrderColumn = Column<Order> & { sorts?: ColumnSorts };

const columns: readonly OrderColumn[] = [
  {
    header: 'Order number',
    isRowHeader: true,
    cell: ({ _id, number }) => (
      <TextLink to={paths.order(_id)} standalone whiteSpace="nowrap">
        {number}
      </TextLink>
    ),
  },
  {
    header: 'Date',
    sorts: { descending: 'newest', ascending: 'oldest' },
    cell: ({ createdAt }) => <Day of={createdAt} />,
  },
  {
    header: 'User',
    cell: ({ user }) => <TextLink to={paths.adminUser(user._id)}>{formatFullName(user)}</TextLink>,
  },
  {
    header: 'Updated',
    sorts: { descending: '-updated', ascending: 'updated' },
    cell: ({ updatedAt }) => <Day of={updatedAt} />,
  },
  { header: 'Status', cell: (order) => <StatusBadge status={statusOf(order)} /> },
  {
    header: firstPayment.name,
    align: 'end',
    sorts: { descending: '-total', ascending: 'total' },
    cell: ({ totalPrice }) => formatMoney(toCents(totalPrice)),
  },
];

type OrderTableProps = {
  orders: readonly Order[];
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
};

export function OrderTable({ orders, selected, onToggle, sort, onSort }: OrderTableProps) {
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
    <DataTable
      dense
      caption="Orders"
      columns={[choice, ...columns.map((column) => withSort(column, sort, onSort))]}
      rows={orders}
      getKey={({ _id }) => _id}
    />
  );
}

function withSort(
  { sorts, ...column }: OrderColumn,
  current: OrderSort,
  onSort: (sort: OrderSort) => void,
): Column<Order> {
  if (!sorts) return column;
  const { direction, next } = readColumnSort(sorts, current);
  return { ...column, sort: { direction, onSort: () => onSort(next) } };
}
