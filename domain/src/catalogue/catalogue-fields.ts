/** How a field of a plan or of hardware is called, asked for and shown. Screens, files and documents read it. */
import { formatMoney, toCents } from '#domain/money.ts';
import { planCategoryNames } from './plan-category.ts';

export type FieldValue = string | number | boolean | readonly { _id: string; name: string }[];

export type CatalogueField = {
  /** What staff read: on forms and pages, in conflicts and in the audit trail. */
  label: string;
  /** Shorter, for tables; the next two default to it. */
  shortLabel?: string;
  /** What customers read. */
  shopLabel?: string;
  /** What an offer says. */
  offerLabel?: string;
  /** The field whose value names this one. */
  labelledBy?: string;
  /** What the value is for: "per month". */
  unit?: string;
  hint?: string;
  /** What it holds, where that is not a line of text; what is `published` has a button beside the form. */
  kind?: 'prose' | 'category' | 'plans' | 'price' | 'stock' | 'yesOrNo' | 'image' | 'document' | 'published';
  /** Marked as optional on the form. What publishing needs is decided by `listPlanPublishProblems` and its like. */
  optional?: boolean;
  /** The part of the form that it stands in, by its heading. */
  group?: 'Name and price' | 'Offer' | 'Picture' | 'Description' | 'Features' | 'Document';
};

/** A row for each field that staff edit, in the order of the form. */
export type FieldTable<Fields> = Readonly<Record<keyof Fields & string, CatalogueField>>;

export type FieldReader = 'staff' | 'table' | 'shop' | 'offer';

/** What a field is called for somebody. */
export function labelFor(reader: FieldReader, field: CatalogueField): string {
  const { label, shortLabel = label, shopLabel = shortLabel, offerLabel = shopLabel } = field;
  return { staff: label, table: shortLabel, shop: shopLabel, offer: offerLabel }[reader];
}

/** A field's value as people read it, without its unit. */
export function formatField({ kind }: CatalogueField, value: FieldValue): string {
  if (kind === 'price') return formatMoney(toCents(Number(value)));
  if (kind === 'yesOrNo') return value ? 'Yes' : 'No';
  if (typeof value === 'object') return value.map(({ name }) => name).join(', ');
  const names: Readonly<Record<string, string>> = kind === 'category' ? planCategoryNames : {};
  return names[String(value)] ?? String(value);
}

/**
 * Describes some fields of an item, in the order in which they are named.
 *
 * @returns a name and a text for each; the text is empty where the field is
 */
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
