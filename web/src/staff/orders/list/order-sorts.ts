/** What the staff's order list can be sorted by: in the choice above it, and by its columns. */
import type { OrderSort } from '@kowhai/domain/api/orders';
import type { OrderStatus } from '@kowhai/domain/orders/order-status';

const sortChoices: readonly { value: OrderSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: '-updated', label: 'Recently changed first' },
  { value: 'updated', label: 'Longest unchanged first' },
  { value: '-total', label: 'Highest total first' },
  { value: 'total', label: 'Lowest total first' },
];

/** How a status is worked through, where that is none of the others. */
const queueLabels: Partial<Record<OrderStatus, string>> = {
  processing: 'Connection date, none first',
  completed: 'Last completed first',
  cancelled: 'Last cancelled first',
};

export function listSortChoices(status: OrderStatus | undefined) {
  const label = status && queueLabels[status];
  return label ? [{ value: 'queue', label }, ...sortChoices] : sortChoices;
}

/** The two ways to sort by a column, and the one that people look for first. */
export type ColumnSorts = { ascending: OrderSort; descending: OrderSort; first: 'ascending' | 'descending' };

/** How a column's heading stands to the list's order, and what a press on it asks for. */
export function readColumnSort({ ascending, descending, first }: ColumnSorts, current: OrderSort) {
  if (current === descending) return { direction: 'descending', next: ascending } as const;
  if (current === ascending) return { direction: 'ascending', next: descending } as const;
  return { direction: 'none', next: first === 'ascending' ? ascending : descending } as const;
}
