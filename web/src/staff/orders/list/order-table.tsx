import { chakra } from '@chakra-ui/react';
import type { OrderSort } from '@kowhai/domain/api/orders';
import type { Order } from '@kowhai/domain/orders/order';
import { createContext, memo, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { useTownAndCoverage } from '#staff/coverage/coverage-says.tsx';
import { withSort } from '#staff/shared/lists/column-sorts.ts';
import { openedFrom } from '#staff/shared/lists/list-neighbours.ts';
import { useColleagues } from '#staff/shared/records/use-colleagues.ts';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { listColumns } from './order-columns.tsx';

const Tick = chakra('label', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: { base: '11', md: '10' },
    minHeight: '11',
    '& input': { width: '5', height: '5', accentColor: 'gold.line' },
  },
});

type Selection = { ids: ReadonlySet<string>; select: (ids: readonly string[], isSelected: boolean) => void };

/** The selected orders. Only the checkboxes read this context, so that a tick does not render all rows. */
export const SelectionContext = createContext<Selection>({ ids: new Set(), select: () => {} });

function SelectBox({ ids, label }: { ids: readonly string[]; label: string }) {
  const selection = useContext(SelectionContext);
  return (
    <Tick>
      <input
        type="checkbox"
        aria-label={label}
        checked={ids.every((id) => selection.ids.has(id))}
        onChange={({ target }) => selection.select(ids, target.checked)}
      />
    </Tick>
  );
}

type OrderTableProps = {
  orders: readonly Order[];
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
};

export const OrderTable = memo(function OrderTable({ orders, sort, onSort }: OrderTableProps) {
  const colleagues = useColleagues();
  const ids = orders.map(({ _id }) => _id);
  const choice: Column<Order> = {
    header: 'Select',
    isInCorner: true,
    width: '2.75rem',
    headerContent: <SelectBox ids={ids} label="Select all on this page" />,
    cell: ({ _id, number }) => <SelectBox ids={[_id]} label={`Select ${number}`} />,
  };
  const { pathname, search } = useLocation();
  const from = openedFrom(ids, pathname + search);
  const columns = listColumns(from, colleagues, useTownAndCoverage(orders));
  return (
    <DataTable
      dense
      caption="Orders"
      columns={[choice, ...columns.map((column) => withSort(column, sort, onSort))]}
      rows={orders}
      getKey={({ _id }) => _id}
    />
  );
});
