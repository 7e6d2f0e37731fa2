import { lowStock } from '@kowhai/domain/catalogue/catalogue-change';
import { planCategories, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { pageSize } from '#data/staff/staff-queries.ts';
import { withSort } from '#staff/shared/lists/column-sorts.ts';
import { withFilter } from '#staff/shared/lists/list-address.ts';
import { ListPage } from '#staff/shared/lists/list-page.tsx';
import { ListTabs } from '#staff/shared/lists/list-tabs.tsx';
import { useListAddress } from '#staff/shared/lists/use-list-page.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { listColumns, sheetColumns } from './catalogue-columns.tsx';
import type { CatalogueKind } from './catalogue-kind.ts';
import { catalogueKinds } from './catalogue-kinds.ts';
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
    <ListPage
      title={title}
      actions={
        <LinkButton to={kind.paths.new()} size="sm">
          Add New {kind.formLabel}
        </LinkButton>
      }
      tabs={
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
      }
      query={{ data: data && { rows: shown, nextCursor }, error, refetch }}
      noun={noun}
      total={{ count: found.length, isMore: false }}
      columns={columns.map((column) => withSort(column, sort, (wish) => filterBy({ sort: wish })))}
      sheetColumns={sheetColumns(kind)}
      readSlices={() => [found]}
      whenEmpty="Add the first one with the button above."
      filter={{
        placeholder: 'Name or category',
        q,
        choices: [
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
        ],
      }}
    />
  );
}
