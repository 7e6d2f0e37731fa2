import type { ReactNode } from 'react';
import { StaffHeader } from '#staff/shared/parts/staff-header.tsx';
import { type Column, DataTable } from '#ui/table/data-table.tsx';
import { ListFilter, type ListFilterProps } from './list-filter.tsx';
import { PagedList, type PagedListProps } from './paged-list.tsx';
import { useListAddress } from './use-list-page.ts';

type ListPageProps<Row> = Omit<PagedListProps<Row>, 'filter' | 'children'> & {
  title: string;
  actions?: ReactNode;
  tabs?: ReactNode;
  filter: Omit<ListFilterProps, 'label' | 'onFilter'>;
  columns: readonly Column<Row>[];
};

/** A page that is one list: its heading, tabs, filters and table, all under the same name. */
export function ListPage<Row extends { _id: string }>(props: ListPageProps<Row>) {
  const { title, actions, tabs, filter, columns, ...list } = props;
  const { filterBy } = useListAddress();
  return (
    <>
      <StaffHeader title={title} actions={actions} />
      {tabs}
      <PagedList {...list} filter={<ListFilter label={title} onFilter={filterBy} {...filter} />}>
        {(rows) => (
          <DataTable dense caption={title} columns={columns} rows={rows} getKey={({ _id }) => _id} />
        )}
      </PagedList>
    </>
  );
}
