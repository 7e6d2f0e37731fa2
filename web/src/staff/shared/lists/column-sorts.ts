import type { Column } from '#ui/table/data-table.tsx';

/** The two ways to sort by a column, and the one that the first press asks for. */
export type ColumnSorts<Sort extends string = string> = {
  ascending: Sort;
  descending: Sort;
  first: 'ascending' | 'descending';
};

export type SortableColumn<Row, Sort extends string = string> = Column<Row> & { sorts?: ColumnSorts<Sort> };

/** @param offered what the list can be sorted by as it is filtered; left out, by each column that has sorts */
export function withSort<Row, Sort extends string>(
  { sorts, ...column }: SortableColumn<Row, Sort>,
  current: Sort,
  onSort: (sort: Sort) => void,
  offered?: readonly Sort[],
): Column<Row> {
  if (!sorts || offered?.includes(sorts[sorts.first]) === false) return column;
  const { ascending, descending, first } = sorts;
  if (current === descending)
    return { ...column, sort: { direction: 'descending', onSort: () => onSort(ascending) } };
  if (current === ascending)
    return { ...column, sort: { direction: 'ascending', onSort: () => onSort(descending) } };
  return { ...column, sort: { direction: 'none', onSort: () => onSort(sorts[first]) } };
}
