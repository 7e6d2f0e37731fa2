import { chakra } from '@chakra-ui/react';
import type { OrderSort } from '@kowhai/domain/api/orders';
import type { Order } from '@kowhai/domain/orders/order';
import type { StatusAction } from '@kowhai/domain/orders/order-status';
import { createContext, memo, useContext, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { useTownAndCoverage } from '#staff/coverage/coverage-says.tsx';
import { isTouched } from '#staff/orders/actions/staff-actions.ts';
import { type OrderSteps, useOrderSteps } from '#staff/orders/actions/use-order-steps.ts';
import { withSort } from '#staff/shared/lists/column-sorts.ts';
import { useOpenedFrom } from '#staff/shared/lists/list-neighbours.tsx';
import { findCurrentRow, moveRow } from '#staff/shared/lists/row-keys.ts';
import { usePageKeys } from '#staff/shared/parts/use-page-keys.ts';
import { useAssign } from '#staff/shared/records/use-assign.ts';
import { useColleagues } from '#staff/shared/records/use-colleagues.ts';
import { showToast } from '#state/toasts.ts';
import { type Column, DataTable } from '#ui/table/data-table.tsx';
import { BulkActions } from './bulk-actions.tsx';
import { listColumns } from './order-columns.tsx';

type OrderTableProps = {
  orders: readonly Order[];
  sort: OrderSort;
  sorts: readonly OrderSort[];
  onSort: (sort: OrderSort) => void;
};

/** A page of orders, with what the keys and the checkboxes do with them. */
export function SelectableOrders({ steps, ...table }: OrderTableProps & { steps: OrderSteps }) {
  const { orders } = table;
  const navigate = useNavigate();
  const state = useOpenedFrom(orders);
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  // Only what is shown counts as selected.
  const selected = orders.filter(({ _id }) => wanted.has(_id));

  const select = (ids: readonly string[], isSelected: boolean) =>
    setWanted((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isSelected) after.add(id);
        else after.delete(id);
      }
      return after;
    });

  const { take } = useOrderSteps();
  /** What a key acts on: the ticked orders, otherwise the one with the focus. */
  const listMeant = () => {
    if (selected.length > 0) return selected;
    const current = findCurrentRow()?.dataset.id;
    return orders.filter(({ _id }) => _id === current);
  };
  const act = (action: StatusAction) => {
    const meant = listMeant();
    const concerned = meant.filter((order) => isTouched(order, action));
    if (meant.length > 0 && concerned.length === 0) {
      const which = meant.length === 1 ? `${meant[0]?.number} isn’t` : 'None of the ticked orders is';
      return showToast({ status: 'info', message: `${which} one to ${action}.` });
    }
    if (concerned.length === 0) return;
    if (selected.length > 0) return void steps.take(action, concerned);
    void take(action, concerned, undefined, () => {
      // The row may leave the list, and the focus with it.
      if (!moveRow(1)) moveRow(-1);
    });
  };
  const assign = useAssign('assignOrder');
  usePageKeys({
    a: () => void assign(listMeant()),
    p: () => act('process'),
    c: () => act('complete'),
    n: () => {
      const [order, ...others] = listMeant();
      if (others.length > 0)
        showToast({ status: 'info', message: 'A note is for one order. Tick one, or none.' });
      else if (order) navigate(`${paths.order(order._id)}#note`, { state });
    },
  });

  return (
    <>
      <SelectionContext value={{ ids: wanted, select }}>
        <OrderTable {...table} />
      </SelectionContext>
      <BulkActions selected={selected} onSelectNone={() => setWanted(new Set())} steps={steps} />
    </>
  );
}

type Selection = { ids: ReadonlySet<string>; select: (ids: readonly string[], isSelected: boolean) => void };

/** The selected orders. Only the checkboxes read this context, so that a tick does not render all rows. */
const SelectionContext = createContext<Selection>({ ids: new Set(), select: () => {} });

const OrderTable = memo(function OrderTable({ orders, sort, sorts, onSort }: OrderTableProps) {
  const columns = listColumns(useOpenedFrom(orders), useColleagues(), useTownAndCoverage(orders));
  const selection: Column<Order> = {
    header: 'Select',
    isInCorner: true,
    width: '2.75rem',
    headerContent: <SelectBox ids={orders.map(({ _id }) => _id)} label="Select all on this page" />,
    cell: ({ _id, number }) => <SelectBox ids={[_id]} label={`Select ${number}`} />,
  };
  return (
    <DataTable
      dense
      caption="Orders"
      columns={[selection, ...columns.map((column) => withSort(column, sort, onSort, sorts))]}
      rows={orders}
      getKey={({ _id }) => _id}
    />
  );
});

const Tick = chakra('label', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    width: { base: '11', md: '10' },
    minHeight: '11',
    '& input': { width: '5', height: '5', accentColor: 'gold.line' },
  },
});

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
