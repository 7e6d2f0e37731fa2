import { Box, chakra } from '@chakra-ui/react';
import type { OrderSort } from '@kowhai/domain/api/orders';
import type { Order } from '@kowhai/domain/orders/order';
import type { OrderStatus } from '@kowhai/domain/orders/order-status';
import { useLocation } from 'react-router-dom';
import { openedFrom } from '#staff/shared/lists/list-neighbours.ts';
import { useColleagues } from '#staff/shared/records/use-colleagues.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { listColumns, type OrderColumn } from './order-columns.tsx';
import { readColumnSort } from './order-sorts.ts';

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
  /** Of all that is listed; undefined where it holds several. */
  status: OrderStatus | undefined;
  selected: ReadonlySet<string>;
  onToggle: (id: string) => void;
  onSelectAll: (isAll: boolean) => void;
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
};

export function OrderTable(props: OrderTableProps) {
  const { orders, status, selected, onToggle, onSelectAll, sort, onSort } = props;
  const colleagues = useColleagues();
  const choice: Column<Order> = {
    header: 'Select',
    isInCorner: true,
    width: '2.75rem',
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
  const from = openedFrom(
    orders.map(({ _id }) => _id),
    pathname + search,
  );
  const columns = listColumns(status, from, colleagues);
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
