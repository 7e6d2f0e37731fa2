/** The ways to sort the staff's order list: in the select above it, and by its column headings. */
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

/** What a status's own order (`queue`) is called. */
const queueLabels: Partial<Record<OrderStatus, string>> = {
  submitted: 'Review day, late first',
  processing: 'Connection day, late first',
  completed: 'Last completed first',
  cancelled: 'Last cancelled first',
};

export function listSortChoices(status: OrderStatus | undefined) {
  const label = status && queueLabels[status];
  return label ? [{ value: 'queue', label }, ...sortChoices] : sortChoices;
}

/** The two ways to sort by a column, and the one that the first press asks for. */
export type ColumnSorts = { ascending: OrderSort; descending: OrderSort; first: 'ascending' | 'descending' };

/** The direction that a column is sorted in now, and the sort that a press on its heading asks for. */
export function readColumnSort({ ascending, descending, first }: ColumnSorts, current: OrderSort) {
  if (current === descending) return { direction: 'descending', next: ascending } as const;
  if (current === ascending) return { direction: 'ascending', next: descending } as const;
  return { direction: 'none', next: first === 'ascending' ? ascending : descending } as const;
}
