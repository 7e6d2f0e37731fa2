import { lowStock } from '@kowhai/domain/catalogue/catalogue-change';
import { planCategories, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { useSearchParams } from 'react-router-dom';
import { pageSize } from '#data/staff-queries.ts';
import { PageHead } from '#shared/page/page-head.tsx';
import { CsvButton } from '#staff/shared/lists/csv-button.tsx';
import { describeRange } from '#staff/shared/lists/describe-count.ts';
import { withFilter, withPage } from '#staff/shared/lists/list-address.ts';
import { ListFilter } from '#staff/shared/lists/list-filter.tsx';
import { ListLayout, ListSummary } from '#staff/shared/lists/list-layout.tsx';
import { ListPager } from '#staff/shared/lists/list-pager.tsx';
import { ListTabs } from '#staff/shared/lists/list-tabs.tsx';
import { NothingFound } from '#staff/shared/lists/nothing-found.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { type CatalogueColumn, csvColumns, listColumns } from './catalogue-columns.tsx';
import { type CatalogueItem, type CatalogueKind, catalogueKinds } from './catalogue-kinds.ts';
import { readCatalogueSearch, searchCatalogue } from './catalogue-search.ts';

const states = [
  { id: 'all', label: 'All', isPublished: undefined },
  { id: 'published', label: 'Published', isPublished: true },
  { id: 'draft', label: 'Drafts', isPublished: false },
];

/** Plans or hardware as staff see them, drafts among them. Filter, order and page stand in the address. */
export function CatalogueListPage({ of }: { of: CatalogueKind['kind'] }) {
  const kind = catalogueKinds[of];
  const { title, noun } = kind;
  const { data, error, refetch } = kind.useList();
  const [params, setParams] = useSearchParams();
  const columns = listColumns(kind);
  const keys = columns.flatMap(({ sortBy }) => sortBy ?? []);
  const search = readCatalogueSearch(params, ['name', ...keys]);
  const { q, category, state, stock, sort, isDescending, page } = search;
  // Units run out.
  const hasStock = keys.includes('countInStock');
  const filter = (wish: Record<string, string>) =>
    // What is typed letter by letter is no step that Back goes through.
    setParams((now) => withFilter(now, wish), { replace: 'q' in wish });

  return (
    <>
      <PageHead title={title} />
      <PageHeader
        isDense
        title={title}
        actions={
          <LinkButton to={kind.paths.new()} size="sm">
            {kind.addLabel}
          </LinkButton>
        }
      />
      <ListTabs
        label={`${title} by status`}
        openId={state ?? 'all'}
        tabs={states.map(({ id, label, isPublished }) => ({
          id,
          label,
          to: `?${withFilter(params, { state: id === 'all' ? '' : id })}`,
          count: data
            ?.filter((item) => isPublished === undefined || item.isPublished === isPublished)
            .length.toLocaleString('en-NZ'),
        }))}
      />
      <ListFilter
        label={title}
        placeholder="Name or category"
        q={q}
        onFilter={filter}
        choices={[
          {
            name: 'category',
            label: 'Category',
            options: [
              { value: '', label: 'All categories' },
              ...planCategories.map((value) => ({ value, label: planCategoryNames[value] })),
            ],
            value: category ?? '',
          },
          ...(hasStock
            ? [
                {
                  name: 'stock',
                  label: 'Stock',
                  options: [
                    { value: '', label: 'Any stock' },
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
                    { value: sortBy, label: `${header}, ascending` },
                    { value: `-${sortBy}`, label: `${header}, descending` },
                  ]
                : [],
            ),
            value: `${isDescending ? '-' : ''}${sort}`,
          },
        ]}
      />
      <ListLayout what={`the ${noun.many}`} data={data} error={error} onRetry={refetch}>
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
                <CsvButton noun={noun} columns={csvColumns(kind)} readPages={() => [found]} />
              </ListSummary>
              {shown.length > 0 ? (
                <DataTable
                  dense
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
      </ListLayout>
    </>
  );
}

function withSort(
  { sortBy, ...column }: CatalogueColumn,
  current: { sort: string; isDescending: boolean },
  filter: (wish: Record<string, string>) => void,
): Column<CatalogueItem> {
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
