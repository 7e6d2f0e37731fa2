import {
  type CatalogueField,
  type FieldValue,
  formatField,
  labelFor,
} from '@kowhai/domain/catalogue/catalogue-fields';
import { planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { formatDate } from '@kowhai/domain/time/date';
import { CellText, NameCell } from '#staff/shared/lists/cell-text.tsx';
import type { CsvColumn } from '#staff/shared/lists/csv.ts';
import type { Column } from '#ui/data-table.tsx';
import { type CatalogueItem, type CatalogueKind, nameOf } from './catalogue-kinds.ts';
import { ItemMenu } from './item-menu.tsx';
import { PublishBadge } from './publish-badge.tsx';

export type CatalogueColumn = Column<CatalogueItem> & { sortBy?: string };

export function listColumns(kind: CatalogueKind): CatalogueColumn[] {
  const { paths } = kind;
  return [
    {
      header: 'Name',
      share: 24,
      isRowHeader: true,
      sortBy: 'name',
      cell: (item) => <NameCell name={nameOf(item)} to={paths.info(item._id)} />,
    },
    {
      header: 'Category',
      sortBy: 'category',
      cell: ({ category }) => planCategoryNames[category],
    },
    ...kind.fieldsIn.list.map(
      (field): CatalogueColumn => ({
        header: labelFor('table', field),
        share: 18,
        align: 'end',
        sortBy: field.name,
        cell: (item) => <CellText>{formatField(field, item[field.name] ?? '')}</CellText>,
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

/**
 * The columns of the CSV file. Values are written as they are stored, so that a spreadsheet can calculate with them.
 */
export function csvColumns(kind: CatalogueKind): CsvColumn<CatalogueItem>[] {
  return [
    { header: 'Id', value: ({ _id }) => _id },
    ...kind.fieldsIn.csv.map((field) => ({
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
