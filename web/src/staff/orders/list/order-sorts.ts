/** What the staff's order list can be sorted by: in the choice above it, and by its columns. */
import type { OrderSort } from '@kowhai/domain/api/orders';

export const sortChoices: readonly { value: OrderSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: '-updated', label: 'Recently changed first' },
  { value: 'updated', label: 'Longest unchanged first' },
  { value: '-total', label: 'Highest total first' },
  { value: 'total', label: 'Lowest total first' },
];

/** The two ways to sort by a column, and the one that people look for first. */
export type ColumnSorts = { ascending: OrderSort; descending: OrderSort; first: 'ascending' | 'descending' };

/** How a column's heading stands to the list's order, and what a press on it asks for. */
export function readColumnSort({ ascending, descending, first }: ColumnSorts, current: OrderSort) {
  if (current === descending) return { direction: 'descending', next: ascending } as const;
  if (current === ascending) return { direction: 'ascending', next: descending } as const;
  return { direction: 'none', next: first === 'ascending' ? ascending : descending } as const;
}
