import { lowStock } from '@kowhai/domain/catalogue/catalogue-change';
import { planCategories, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { pageSize } from '#data/staff-queries.ts';
import { withSort } from '#staff/shared/lists/column-sorts.ts';
import { withFilter } from '#staff/shared/lists/list-address.ts';
import { ListFilter } from '#staff/shared/lists/list-filter.tsx';
import { ListTabs } from '#staff/shared/lists/list-tabs.tsx';
import { PagedList } from '#staff/shared/lists/paged-list.tsx';
import { useListAddress } from '#staff/shared/lists/use-list-page.ts';
import { StaffHeader } from '#staff/shared/parts/staff-header.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { csvColumns, listColumns } from './catalogue-columns.tsx';
import { type CatalogueKind, catalogueKinds } from './catalogue-kinds.ts';
import { readCatalogueSearch, searchCatalogue } from './catalogue-search.ts';

const states = [
  { id: 'all', label: 'All', isPublished: undefined },
  { id: 'published', label: 'Published', isPublished: true },
  { id: 'draft', label: 'Drafts', isPublished: false },
];

export function CatalogueListPage({ of }: { of: CatalogueKind['kind'] }) {
  const kind = catalogueKinds[of];
  const { title, noun } = kind;
  const { data, error, refetch } = kind.useList();
  const { params, filterBy } = useListAddress();
  const columns = listColumns(kind);
  const keys = columns.flatMap(({ sorts }) => sorts?.ascending ?? []);
  const search = readCatalogueSearch(params, keys);
  const { q, category, state, stock, sort, page } = search;
  const { found, shown } = searchCatalogue(data ?? [], search);
  const nextCursor = found.length > (page + 1) * pageSize ? String(page + 1) : null;
  // Only hardware has stock.
  const hasStock = keys.includes('countInStock');

  return (
    <>
      <StaffHeader
        title={title}
        actions={
          <LinkButton to={kind.paths.new()} size="sm">
            Add New {kind.formLabel}
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
      <PagedList
        query={{ data: data && { items: shown, nextCursor }, error, refetch }}
        noun={noun}
        total={{ count: found.length, isMore: false }}
        csvColumns={csvColumns(kind)}
        readPages={() => [found]}
        whenEmpty="Add the first one with the button above."
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
                all: 'All categories',
                options: planCategories.map((value) => ({ value, label: planCategoryNames[value] })),
                value: category ?? '',
              },
              ...(hasStock
                ? [
                    {
                      name: 'stock',
                      label: 'Stock',
                      all: 'Any stock',
                      options: [
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
        {(items) => (
          <DataTable
            dense
            caption={title}
            columns={columns.map((column) => withSort(column, sort, (wish) => filterBy({ sort: wish })))}
            rows={items}
            getKey={({ _id }) => _id}
          />
        )}
      </PagedList>
    </>
  );
}
