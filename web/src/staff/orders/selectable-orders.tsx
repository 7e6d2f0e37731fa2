import type { OrderSort } from '@kowhai/domain/api/orders';
import type { Order } from '@kowhai/domain/order';
import { useState } from 'react';
import { BulkActions } from './bulk-actions.tsx';
import { OrderTable } from './order-table.tsx';
import type { BulkActionsInHand } from './use-bulk-actions.ts';

type SelectableOrdersProps = {
  orders: readonly Order[];
  sort: OrderSort;
  onSort: (sort: OrderSort) => void;
  bulk: BulkActionsInHand;
};

/** A page of orders, of which several can be dealt with at once. */
export function SelectableOrders({ orders, sort, onSort, bulk }: SelectableOrdersProps) {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  // What has left the page is not dealt with unseen.
  const selected = orders.filter(({ _id }) => wanted.has(_id));

  const toggle = (id: string) =>
    setWanted((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });

  return (
    <>
      <BulkActions
        selected={selected}
        isAll={selected.length === orders.length}
        onSelectAll={(isAll) => setWanted(new Set(isAll ? orders.map(({ _id }) => _id) : []))}
        bulk={bulk}
      />
      <OrderTable
        orders={orders}
        selected={new Set(selected.map(({ _id }) => _id))}
        onToggle={toggle}
        sort={sort}
        onSort={onSort}
      />
    </>
  );
}
