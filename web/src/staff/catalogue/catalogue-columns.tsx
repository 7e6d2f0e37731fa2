import {
  type CatalogueField,
  type FieldValue,
  formatField,
  labelFor,
} from '@kowhai/domain/catalogue/catalogue-fields';
import { planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { formatDate } from '@kowhai/domain/time/date';
import { useNavigate } from 'react-router-dom';
import { useChange } from '#data/use-change.ts';
import { CellText, NameCell } from '#staff/shared/lists/cell-text.tsx';
import type { ColumnSorts, SortableColumn } from '#staff/shared/lists/column-sorts.ts';
import { RowActions } from '#staff/shared/lists/row-actions.tsx';
import type { SheetColumn } from '#staff/shared/lists/xlsx.ts';
import { withNotice } from '#staff/shared/parts/notices.ts';
import { type CatalogueItem, type CatalogueKind, listFields, nameOf } from './catalogue-kind.ts';
import { PublishBadge } from './publish-state.tsx';
import { useDuplicate, useItemDeletion } from './use-item-actions.tsx';

const sortsBy = (field: string): ColumnSorts => ({
  ascending: field,
  descending: `-${field}`,
  first: 'ascending',
});

export function listColumns(kind: CatalogueKind): SortableColumn<CatalogueItem>[] {
  const { paths } = kind;
  return [
    {
      header: 'Name',
      share: 24,
      isRowHeader: true,
      sorts: sortsBy('name'),
      cell: (item) => <NameCell name={nameOf(item)} to={paths.info(item._id)} />,
    },
    {
      header: 'Category',
      sorts: sortsBy('category'),
      cell: ({ category }) => planCategoryNames[category],
    },
    ...listFields(kind, 'list').map(
      (field): SortableColumn<CatalogueItem> => ({
        header: labelFor('table', field),
        share: 18,
        align: 'end',
        sorts: sortsBy(field.name),
        cell: (item) => (
          <CellText overflowWrap={field.kind === 'price' ? { md: 'normal' } : undefined}>
            {formatField(field, item[field.name] ?? '')}
          </CellText>
        ),
      }),
    ),
    { header: 'Status', cell: ({ isPublished }) => <PublishBadge isPublished={isPublished} /> },
    {
      header: 'Actions',
      hideHeader: true,
      align: 'end',
      cell: (item) => <ItemMenu kind={kind} item={item} />,
    },
  ];
}

/** Values are written as they are stored, so that a spreadsheet can calculate with them. */
export function sheetColumns(kind: CatalogueKind): SheetColumn<CatalogueItem>[] {
  return [
    { header: 'Id', value: ({ _id }) => _id },
    ...listFields(kind, 'sheet').map((field) => ({
      header: labelFor('table', field),
      value: (item: CatalogueItem) => toCell(field, item[field.name] ?? ''),
    })),
    { header: 'Published', value: ({ isPublished }) => (isPublished ? 'Yes' : 'No') },
    { header: 'Updated', value: ({ updatedAt }) => formatDate(updatedAt) },
  ];
}

function toCell(field: CatalogueField, value: FieldValue): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  return formatField(field, value);
}

/** Orders store copies of their items, so any item may be deleted. */
function ItemMenu({ kind, item }: { kind: CatalogueKind; item: CatalogueItem }) {
  const { duplicate, isPending } = useDuplicate(kind);
  const navigate = useNavigate();
  const { mutate: update } = useChange(kind.calls.update);
  const unpublish = () =>
    update(
      { params: { id: item._id }, body: { isPublished: false, seenAt: item.editedAt } },
      withNotice(() => `${nameOf(item)} unpublished`),
    );
  return (
    <RowActions
      name={nameOf(item)}
      editPath={kind.paths.edit(item._id)}
      more={[
        ...(item.isPublished
          ? [
              { label: 'See it in the shop', onChoose: () => navigate(kind.paths.shop(item._id)) },
              { label: 'Unpublish', onChoose: unpublish },
            ]
          : []),
        { label: 'Duplicate as a draft', onChoose: () => !isPending && duplicate(item._id) },
      ]}
      deletion={useItemDeletion(kind, item)}
    />
  );
}
