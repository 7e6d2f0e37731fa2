import type { OrderSort } from '@kowhai/domain/api/orders';
import type { Order } from '@kowhai/domain/orders/order';
import type { StatusAction } from '@kowhai/domain/orders/order-status';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { isTouched } from '#staff/orders/actions/staff-actions.ts';
import { useAssign } from '#staff/orders/actions/use-assign.ts';
import { type OrderActionInHand, useOrderAction } from '#staff/orders/actions/use-order-action.ts';
import { openedFrom } from '#staff/shared/lists/list-neighbours.ts';
import { findCurrentRow, moveRow } from '#staff/shared/lists/row-keys.ts';
import { showRefused } from '#staff/shared/parts/notices.ts';
import { usePageKeys } from '#staff/shared/parts/use-page-keys.ts';
import { BulkActions } from './bulk-actions.tsx';
import { OrderTable, SelectionContext } from './order-table.tsx';

type SelectableOrdersProps = {
  orders: readonly Order[];
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  bulk: OrderActionInHand;
};

export function SelectableOrders({ orders, sort, onSort, bulk }: SelectableOrdersProps) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
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

  const { run } = useOrderAction(showRefused);
  /** Goes on to the next row: the one that was dealt with may leave the list. */
  const deal = (action: StatusAction) => {
    const order = orders.find(({ _id }) => _id === findCurrentRow()?.dataset.id);
    if (!order || !isTouched(order, action)) return;
    if (!moveRow(1)) moveRow(-1);
    void run(action, [order]);
  };
  const assign = useAssign();
  usePageKeys({
    a: () => {
      const current = orders.find(({ _id }) => _id === findCurrentRow()?.dataset.id);
      void assign(selected.length > 0 || !current ? selected : [current]);
    },
    p: () => deal('process'),
    c: () => deal('complete'),
    n: () => {
      const id = findCurrentRow()?.dataset.id;
      if (id)
        navigate(`${paths.order(id)}#note`, {
          state: openedFrom(
            orders.map(({ _id }) => _id),
            pathname + search,
          ),
        });
    },
  });

  return (
    <>
      <SelectionContext value={{ ids: wanted, select }}>
        <OrderTable orders={orders} sort={sort} onSort={onSort} />
      </SelectionContext>
      <BulkActions selected={selected} onSelectNone={() => setWanted(new Set())} bulk={bulk} />
    </>
  );
}
