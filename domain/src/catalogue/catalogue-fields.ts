import { formatMoney, toCents } from '#domain/money.ts';
import { planCategoryNames } from './plan-category.ts';

export type FieldValue = string | number | boolean | null | readonly { _id: string; name: string }[];

export type CatalogueField = {
  /** For staff. */
  label: string;
  /** For tables; the next two default to it. */
  shortLabel?: string;
  /** For customers. */
  shopLabel?: string;
  /** In the offer summary. */
  offerLabel?: string;
  labelledBy?: string;
  unit?: string;
  hint?: string;
  /** A line of text unless given. `number` may be null for none; `published` has a button beside the form. */
  kind?:
    | 'prose'
    | 'category'
    | 'plans'
    | 'price'
    | 'number'
    | 'stock'
    | 'yesOrNo'
    | 'image'
    | 'document'
    | 'published';
  optional?: boolean;
  group?: 'Name and price' | 'Offer' | 'Picture' | 'Description' | 'Features' | 'Document';
};

/** A row for each field that staff edit, in the form's order. */
export type FieldTable<Fields> = Readonly<Record<keyof Fields & string, CatalogueField>>;

const blanks = {
  prose: '',
  image: '',
  document: '',
  category: 'fibre',
  plans: [],
  number: null,
  price: 0,
  stock: 0,
  yesOrNo: false,
  published: false,
} as const satisfies Record<NonNullable<CatalogueField['kind']>, FieldValue>;

/** What each field holds before anything is entered, by its kind. */
export function makeBlank<Fields>(table: FieldTable<Fields>): Fields {
  const rows = Object.entries<CatalogueField>(table);
  // The table has a row for each field.
  return Object.fromEntries(rows.map(([name, { kind }]) => [name, kind ? blanks[kind] : ''])) as Fields;
}

export type FieldReader = 'staff' | 'table' | 'shop' | 'offer';

export function labelFor(reader: FieldReader, field: CatalogueField): string {
  const { label, shortLabel = label, shopLabel = shortLabel, offerLabel = shopLabel } = field;
  return { staff: label, table: shortLabel, shop: shopLabel, offer: offerLabel }[reader];
}

export function formatField({ kind }: CatalogueField, value: FieldValue): string {
  if (value === null) return '';
  if (kind === 'price') return formatMoney(toCents(Number(value)));
  if (kind === 'yesOrNo') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return value.map(({ name }) => name).join(', ');
  const names: Readonly<Record<string, string>> = kind === 'category' ? planCategoryNames : {};
  return names[String(value)] ?? String(value);
}

export function describeFields<Name extends string>(
  reader: FieldReader,
  table: Readonly<Record<Name, CatalogueField>>,
  names: readonly NoInfer<Name>[],
  item: Readonly<Record<NoInfer<Name>, FieldValue>>,
): { name: string; value: string }[] {
  return names.map((name) => ({
    name: labelFor(reader, table[name]),
    value: formatField(table[name], item[name]),
  }));
}
