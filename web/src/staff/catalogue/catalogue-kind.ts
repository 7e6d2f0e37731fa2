import type { ItemUse } from '@kowhai/domain/catalogue/catalogue-change';
import type { CatalogueField, FieldTable, FieldValue } from '@kowhai/domain/catalogue/catalogue-fields';
import type { ItemForm } from '@kowhai/domain/catalogue/catalogue-form';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import type { ReactNode } from 'react';
import type { Noun } from '#staff/shared/parts/describe-count.ts';
import type { Found } from '#staff/shared/parts/loaded.tsx';
import type { TabContent } from '#ui/tabs.tsx';

/** What staff edit of a plan or a piece of hardware. */
export type CatalogueFields = {
  name: string;
  category: PlanCategory;
  price: number;
  isPublished: boolean;
  countInStock?: number;
  [field: string]: FieldValue | undefined;
};

export type CatalogueItem = CatalogueFields & { _id: string; updatedAt: string; editedAt: string };

export type DocumentActionProps<Item = CatalogueItem> = {
  item: Item;
  isDirty: boolean;
  onMade(item: Item): void;
};

/**
 * All that the desk knows of plans, or of hardware. Only these two rows name their types. Screens take any kind and its items:
 * what a row takes is written as methods, which TypeScript lets a kind of any item call.
 */
export type CatalogueKind<Fields = CatalogueFields, Item = CatalogueItem> = {
  kind: 'plan' | 'hardware';
  thing: string;
  formLabel: string;
  title: string;
  noun: Noun;
  deleteQuestion: string;
  paths: Record<'info' | 'edit' | 'shop', (id: string) => string> & Record<'list' | 'new', () => string>;
  calls: { [Verb in 'update' | 'duplicate' | 'delete']: `${Verb}Plan` | `${Verb}Hardware` };
  useList: () => Found<readonly Item[]>;
  useItem: (id: string) => Found<Item>;
  useItemUse: (id: string) => Found<ItemUse>;
  table: FieldTable<Fields>;
  /** The fields that the list, the downloaded file and the info page show, in order. */
  fieldsIn: Record<'list' | 'sheet' | 'info', readonly (keyof Fields & string)[]>;
  blank: Fields;
  schema: ItemForm<Fields>;
  parseRecord: (value: unknown) => Item | null;
  listProblems(fields: Fields): Partial<Record<string, string>>;
  /** The fields that are saved as a difference. */
  amounts: readonly (keyof Fields & string)[];
  /** The field of the item's PDF, and the field of the month that the PDF is from. */
  document: { path: keyof Fields & string; month: keyof Item & string };
  useStore: () => {
    create(fields: Omit<Fields, 'isPublished'> & { _id: string }): Promise<Item>;
    update(changed: Partial<Fields>, base: Item): Promise<Item>;
  };
  listPreviews(shown: Item): readonly TabContent[];
  DocumentAction?(props: DocumentActionProps<Item>): ReactNode;
};

export type NamedField = CatalogueField & { name: string };

export function listFields(
  { table, fieldsIn }: CatalogueKind,
  place: keyof CatalogueKind['fieldsIn'],
): NamedField[] {
  return fieldsIn[place].flatMap((name) => (table[name] ? [{ ...table[name], name }] : []));
}

export function nameOf({ name }: { name: string }): string {
  return name || 'Unnamed draft';
}
