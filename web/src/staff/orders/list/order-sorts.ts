/** The ways to sort the staff's order list by its column headings. */
import type { OrderSort } from '@kowhai/domain/api/orders';

/** The two ways to sort by a column, and the one that the first press asks for. */
export type ColumnSorts = { ascending: OrderSort; descending: OrderSort; first: 'ascending' | 'descending' };

/** The direction that a column is sorted in now, and the sort that a press on its heading asks for. */
export function readColumnSort({ ascending, descending, first }: ColumnSorts, current: OrderSort) {
  if (current === descending) return { direction: 'descending', next: ascending } as const;
  if (current === ascending) return { direction: 'ascending', next: descending } as const;
  return { direction: 'none', next: first === 'ascending' ? ascending : descending } as const;
}
