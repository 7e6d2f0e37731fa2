/** What the staff's order list can be sorted by: in the choice above it, and by its columns. */
import type { OrderSort } from '@kowhai/domain/api/orders';

export const sortChoices: readonly { value: OrderSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: '-updated', label: 'Last changed first' },
  { value: 'updated', label: 'Longest unchanged first' },
  { value: '-total', label: 'Largest first payment first' },
  { value: 'total', label: 'Smallest first payment first' },
];

/** The two ways to sort by a column. What is newest or largest is what people look for first. */
export type ColumnSorts = { descending: OrderSort; ascending: OrderSort };

/** How a column's heading stands to the list's order, and what a press on it asks for. */
export function readColumnSort({ descending, ascending }: ColumnSorts, current: OrderSort) {
  if (current === descending) return { direction: 'descending', next: ascending } as const;
  return { direction: current === ascending ? 'ascending' : 'none', next: descending } as const;
}
