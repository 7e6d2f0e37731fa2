import type { FieldTable } from '@kowhai/domain/catalogue/catalogue-fields';
import type { ItemForm } from '@kowhai/domain/catalogue/catalogue-form';
import type { ComponentType } from 'react';
import type { CatalogueItem, CatalogueKind } from '#staff/catalogue/catalogue-kinds.ts';
import type { TabItem } from '#ui/tabs.tsx';

export type EditableFields = { name: string; price: number; isPublished: boolean };

export type DocumentActionProps<T> = {
  item: T;
  isDirty: boolean;
  onMade: (item: T) => void;
};

export type CatalogueEditing<Fields extends EditableFields, T extends CatalogueItem & Fields> = {
  kind: CatalogueKind<T>;
  table: FieldTable<Fields>;
  blank: Fields;
  schema: ItemForm<Fields>;
  parseItem: (value: unknown) => T | null;
  listProblems: (fields: Fields) => Partial<Record<string, string>>;
  /** The field of the item's PDF, and the field of the month that the PDF is from. */
  document: { path: keyof Fields & string; month: string };
  /** Number fields that are sent as a difference, not as a new value. */
  amounts?: readonly (keyof Fields & string)[];
  useStore: () => {
    create: (draft: Omit<Fields, 'isPublished'> & { _id: string }) => Promise<T>;
    update: (changed: Partial<Fields>, base: T) => Promise<T>;
  };
  describePreview: (shown: T) => readonly TabItem[];
  DocumentAction?: ComponentType<DocumentActionProps<T>>;
};
