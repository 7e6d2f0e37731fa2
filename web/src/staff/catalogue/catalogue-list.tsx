import { lowStock } from '@kowhai/domain/catalogue-change';
import type { PlanCategory } from '@kowhai/domain/plan';
import { planCategories, planCategoryNames } from '@kowhai/domain/plan';
import { useSearchParams } from 'react-router-dom';
import type { Failure } from '#data/failure.ts';
import type { CsvColumn } from '#staff/lists/csv.ts';
import { CsvButton } from '#staff/lists/csv-button.tsx';
import { describeRange, type Noun } from '#staff/lists/describe-range.ts';
import { withFilter, withPage } from '#staff/lists/list-address.ts';
import { ListFilter } from '#staff/lists/list-filter.tsx';
import { ListFrame } from '#staff/lists/list-frame.tsx';
import { ListPager } from '#staff/lists/list-pager.tsx';
import { ListSummary } from '#staff/lists/list-summary.tsx';
import { NothingFound } from '#staff/lists/nothing-found.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { pageSize, readCatalogueSearch, searchCatalogue } from './catalogue-search.ts';

type Item = { _id: string; name: string; category: PlanCategory; isPublished: boolean };

/** A column, with the field that it can be sorted by. */
export type CatalogueColumn<T> = Column<T> & { sortBy?: string & keyof T };

type CatalogueListProps<T extends Item> = {
  title: string;
  noun: Noun;
  query: { data: readonly T[] | undefined; error: Failure | null; refetch: () => unknown };
  columns: readonly CatalogueColumn<T>[];
  csvColumns: readonly CsvColumn<T>[];
  /** Whether it is sold in units, which run out. */
  hasStock?: boolean;
};

/** Plans or hardware as staff see them, drafts among them. Filter, order and page stand in the address. */
export function CatalogueList<T extends Item>({
  title,
  noun,
  query: { data, error, refetch },
  columns,
  csvColumns,
  hasStock = false,
}: CatalogueListProps<T>) {
  const [params, setParams] = useSearchParams();
  const keys = columns.flatMap(({ sortBy }) => sortBy ?? []);
  const search = readCatalogueSearch(params, ['name', ...keys] as [
    string & keyof T,
    ...(string & keyof T)[],
  ]);
  const { q, category, state, stock, sort, isDescending, page } = search;
  const filter = (wish: Record<string, string>) => setParams(withFilter(params, wish));

  return (
    <>
      <ListFilter
        label={title}
        hint="Name or category"
        q={q}
        onFilter={filter}
        choices={[
          {
            name: 'category',
            label: 'Category',
            placeholder: 'All',
            options: planCategories.map((value) => ({ value, label: planCategoryNames[value] })),
            value: category ?? '',
          },
          {
            name: 'state',
            label: 'State',
            placeholder: 'All',
            options: [
              { value: 'published', label: 'Published' },
              { value: 'draft', label: 'Draft' },
            ],
            value: state ?? '',
          },
          ...(hasStock
            ? [
                {
                  name: 'stock',
                  label: 'Stock',
                  placeholder: 'Any',
                  options: [
                    { value: 'low', label: `${lowStock} or fewer` },
                    { value: 'none', label: 'None' },
                  ],
                  value: stock ?? '',
                },
              ]
            : []),
          {
            name: 'sort',
            label: 'Sort by',
            options: columns.flatMap(({ header, sortBy }) =>
              sortBy
                ? [
                    { value: sortBy, label: `${header}, up` },
                    { value: `-${sortBy}`, label: `${header}, down` },
                  ]
                : [],
            ),
            value: `${isDescending ? '-' : ''}${sort}`,
          },
        ]}
      />
      <ListFrame what={`the ${noun.many}`} data={data} error={error} onRetry={refetch}>
        {(items) => {
          const { found, shown } = searchCatalogue(items, search);
          const rest = found.length - (page + 1) * pageSize;
          return (
            <>
              <ListSummary
                count={describeRange(noun, page * pageSize, shown.length, {
                  count: found.length,
                  isMore: false,
                })}
              >
                <CsvButton noun={noun} columns={csvColumns} readPages={() => [found]} />
              </ListSummary>
              {shown.length > 0 ? (
                <DataTable
                  caption={title}
                  columns={columns.map((column) => withSort(column, { sort, isDescending }, filter))}
                  rows={shown}
                  getKey={({ _id }) => _id}
                />
              ) : (
                <NothingFound what={noun.many} whenEmpty="Add the first one with the button above." />
              )}
              <ListPager
                previous={page > 0 ? withPage(params, page - 1) : null}
                next={rest > 0 ? withPage(params, page + 1) : null}
              />
            </>
          );
        }}
      </ListFrame>
    </>
  );
}

function withSort<T>(
  { sortBy, ...column }: CatalogueColumn<T>,
  current: { sort: string; isDescending: boolean },
  filter: (wish: Record<string, string>) => void,
): Column<T> {
  if (!sortBy) return column;
  const isCurrent = current.sort === sortBy;
  return {
    ...column,
    sort: {
      direction: !isCurrent ? 'none' : current.isDescending ? 'descending' : 'ascending',
      onSort: () => filter({ sort: isCurrent && !current.isDescending ? `-${sortBy}` : sortBy }),
    },
  };
}
