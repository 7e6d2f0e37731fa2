import type { Column } from '#ui/table/data-table.tsx';

/** The two ways to sort by a column, and the one that the first press asks for. */
export type ColumnSorts<Sort extends string = string> = {
  ascending: Sort;
  descending: Sort;
  first: 'ascending' | 'descending';
};

export type SortableColumn<Row, Sort extends string = string> = Column<Row> & { sorts?: ColumnSorts<Sort> };

/** The direction that a column is sorted in now, and the sort that a press on its heading asks for. */
export function readColumnSort<Sort extends string>(sorts: ColumnSorts<Sort>, current: Sort) {
  const { ascending, descending, first } = sorts;
  if (current === descending) return { direction: 'descending', next: ascending } as const;
  if (current === ascending) return { direction: 'ascending', next: descending } as const;
  return { direction: 'none', next: sorts[first] } as const;
}

export function withSort<Row, Sort extends string>(
  { sorts, ...column }: SortableColumn<Row, Sort>,
  current: Sort,
  onSort: (sort: Sort) => void,
): Column<Row> {
  if (!sorts) return column;
  const { direction, next } = readColumnSort(sorts, current);
  return { ...column, sort: { direction, onSort: () => onSort(next) } };
}
