import { Box, chakra } from '@chakra-ui/react';
import type { OrderSort } from '@kowhai/domain/api/orders';
import { formatMoney, toCents } from '@kowhai/domain/money';
import type { Order } from '@kowhai/domain/orders/order';
import { statusOf } from '@kowhai/domain/orders/order-status';
import { formatFullName } from '@kowhai/domain/people/user';
import { useLocation } from 'react-router-dom';
import { Day } from '#shared/day.tsx';
import { StatusBadge } from '#shared/orders/status-badge.tsx';
import { paths } from '#shared/paths.ts';
import { openedFrom } from '#staff/shared/lists/list-neighbours.ts';
import { OneLine } from '#staff/shared/lists/one-line.tsx';
import { TextLink } from '#ui/buttons/link.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { listLines } from './order-csv.ts';
import { type ColumnSorts, readColumnSort } from './order-sorts.ts';
import { ReviewBy } from './review-by.tsx';

type OrderColumn = Column<Order> & { sorts?: ColumnSorts };

const listColumns = (state: object): readonly OrderColumn[] => [
  {
    header: 'Order number',
    isRowHeader: true,
    cell: ({ _id, number }) => (
      <TextLink to={paths.order(_id)} state={state} standalone whiteSpace="nowrap">
        {number}
      </TextLink>
    ),
  },
  {
    header: 'Date',
    isForWide: true,
    sorts: { ascending: 'oldest', descending: 'newest', first: 'descending' },
    cell: ({ createdAt }) => <Day of={createdAt} />,
  },
  {
    header: 'What',
    share: 24,
    cell: ({ orderServices, orderHardwares }) => {
      const what = listLines([...orderServices, ...orderHardwares]);
      return <OneLine title={what}>{what}</OneLine>;
    },
  },
  {
    header: 'Who',
    share: 20,
    cell: ({ user }) => (
      <OneLine title={formatFullName(user)}>
        <TextLink to={paths.adminUser(user._id)}>{formatFullName(user)}</TextLink>
      </OneLine>
    ),
  },
  {
    header: 'Town',
    share: 12,
    isSpare: true,
    cell: ({ serviceAddress: { city } }) => <OneLine title={city}>{city}</OneLine>,
  },
  {
    header: 'Review by',
    // By the day that the review is due: what was placed first is due first.
    sorts: { ascending: 'oldest', descending: 'newest', first: 'ascending' },
    cell: (order) =>
      statusOf(order) === 'submitted' ? (
        <ReviewBy order={order} />
      ) : (
        <>
          <chakra.span display={{ xl: 'none' }} color="ink.muted" whiteSpace="nowrap">
            Placed <Day of={order.createdAt} />
          </chakra.span>
          <chakra.span display={{ xlDown: 'none' }}>–</chakra.span>
        </>
      ),
  },
  {
    header: 'Updated',
    isForWide: true,
    sorts: { ascending: 'updated', descending: '-updated', first: 'descending' },
    cell: ({ updatedAt }) => <Day of={updatedAt} />,
  },
  { header: 'Status', cell: (order) => <StatusBadge status={statusOf(order)} /> },
  {
    header: 'Total',
    align: 'end',
    isSpare: true,
    sorts: { ascending: 'total', descending: '-total', first: 'descending' },
    cell: ({ totalPrice }) => formatMoney(toCents(totalPrice)),
  },
];

const Tick = chakra('label', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: { base: '11', md: '10' },
    minHeight: { base: '11', md: '2.25rem' },
    '& input': { width: '5', height: '5', accentColor: 'gold.line' },
  },
});

type OrderTableProps = {
  orders: readonly Order[];
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
  onSelectAll: (isAll: boolean) => void;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
};

export function OrderTable({ orders, selected, onToggle, onSelectAll, sort, onSort }: OrderTableProps) {
  const choice: Column<Order> = {
    header: 'Select',
    isInCorner: true,
    headerContent: (
      <Tick>
        <input
          type="checkbox"
          aria-label="Select all on this page"
          checked={selected.size === orders.length}
          onChange={({ target }) => onSelectAll(target.checked)}
        />
      </Tick>
    ),
    cell: ({ _id, number }) => (
      <Tick>
        <input
          type="checkbox"
          aria-label={`Select ${number}`}
          checked={selected.has(_id)}
          onChange={() => onToggle(_id)}
        />
      </Tick>
    ),
  };
  const { pathname, search } = useLocation();
  const columns = listColumns(
    openedFrom(
      orders.map(({ _id }) => _id),
      pathname + search,
    ),
  );
  return (
    <Box overflowX="auto">
      <DataTable
        dense
        caption="Orders"
        columns={[choice, ...columns.map((column) => withSort(column, sort, onSort))]}
        rows={orders}
        getKey={({ _id }) => _id}
      />
    </Box>
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
