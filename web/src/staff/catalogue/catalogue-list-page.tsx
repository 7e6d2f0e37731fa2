import { lowStock } from '@kowhai/domain/catalogue/catalogue-change';
import { planCategories, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { pageSize } from '#data/staff-queries.ts';
import { DeskHeader } from '#staff/shared/layout/desk-header.tsx';
import { DownloadButtons } from '#staff/shared/lists/download-buttons.tsx';
import { withFilter, withPage } from '#staff/shared/lists/list-address.ts';
import { ListFilter } from '#staff/shared/lists/list-filter.tsx';
import { ListBar, ListLayout } from '#staff/shared/lists/list-layout.tsx';
import { ListPager } from '#staff/shared/lists/list-pager.tsx';
import { ListTabs } from '#staff/shared/lists/list-tabs.tsx';
import { NothingFound } from '#staff/shared/lists/nothing-found.tsx';
import { useListAddress } from '#staff/shared/lists/use-list-page.ts';
import { describeRange } from '#staff/shared/parts/describe-count.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { type CatalogueColumn, csvColumns, listColumns } from './catalogue-columns.tsx';
import { type CatalogueItem, type CatalogueKind, catalogueKinds } from './catalogue-kinds.ts';
import { readCatalogueSearch, searchCatalogue } from './catalogue-search.ts';

const states = [
  { id: 'all', label: 'All', isPublished: undefined },
  { id: 'published', label: 'Published', isPublished: true },
  { id: 'draft', label: 'Drafts', isPublished: false },
];

/** Plans or hardware for staff, drafts included. Filter, order and page are in the URL. */
export function CatalogueListPage({ of }: { of: CatalogueKind['kind'] }) {
  const kind = catalogueKinds[of];
  const { title, noun } = kind;
  const { data, error, refetch } = kind.useList();
  const { params, filterBy } = useListAddress();
  const columns = listColumns(kind);
  const keys = columns.flatMap(({ sortBy }) => sortBy ?? []);
  const search = readCatalogueSearch(params, ['name', ...keys]);
  const { q, category, state, stock, sort, isDescending, page } = search;
  const { found, shown } = searchCatalogue(data ?? [], search);
  const rest = found.length - (page + 1) * pageSize;
  // Only hardware has stock.
  const hasStock = keys.includes('countInStock');

  return (
    <>
      <DeskHeader
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
      <ListBar
        count={
          data && describeRange(noun, page * pageSize, shown.length, { count: found.length, isMore: false })
        }
        filter={
          <ListFilter
            label={title}
            placeholder="Name or category"
            q={q}
            onFilter={filterBy}
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
            ]}
          />
        }
      >
        <DownloadButtons noun={noun} columns={csvColumns(kind)} readPages={() => [found]} />
      </ListBar>
      <ListLayout what={`the ${noun.many}`} data={data} error={error} onRetry={refetch}>
        {() => (
          <>
            {shown.length > 0 ? (
              <DataTable
                dense
                caption={title}
                columns={columns.map((column) => withSort(column, { sort, isDescending }, filterBy))}
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
        )}
      </ListLayout>
    </>
  );
}

function withSort(
  { sortBy, ...column }: CatalogueColumn,
  current: { sort: string; isDescending: boolean },
  filterBy: (wish: Record<string, string>) => void,
): Column<CatalogueItem> {
  if (!sortBy) return column;
  const isCurrent = current.sort === sortBy;
  return {
    ...column,
    sort: {
      direction: !isCurrent ? 'none' : current.isDescending ? 'descending' : 'ascending',
      onSort: () => filterBy({ sort: isCurrent && !current.isDescending ? `-${sortBy}` : sortBy }),
    },
  };
}
