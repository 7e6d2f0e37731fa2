/** What an editor of the catalogue needs to know of plans, and of hardware. */
import type { FieldTable } from '@kowhai/domain/catalogue/catalogue-fields';
import type { ItemForm } from '@kowhai/domain/catalogue/catalogue-form';
import type { ComponentType } from 'react';
import type { TabItem } from '#ui/tabs.tsx';
import type { CatalogueItem, CatalogueKind } from './catalogue-kinds.ts';

export type EditableFields = { name: string; price: number; isPublished: boolean };

export type DocumentActionProps<T> = {
  item: T;
  /** True while the form holds something that is not stored. */
  isDirty: boolean;
  onMade: (item: T) => void;
};

export type CatalogueEditing<Fields extends EditableFields, T extends CatalogueItem & Fields> = {
  kind: CatalogueKind<T>;
  table: FieldTable<Fields>;
  blank: Fields;
  schema: ItemForm<Fields>;
  /** Reads what the server says that it is by now; null where it makes no sense of it. */
  parseItem: (value: unknown) => T | null;
  /** What keeps it from being published, by field. */
  listProblems: (fields: Fields) => Partial<Record<string, string>>;
  /** Its PDF, and where the month of it is kept. */
  document: { path: keyof Fields & string; month: string };
  /** The fields of which the difference is stored. */
  amounts?: readonly (keyof Fields & string)[];
  useStore: () => {
    create: (draft: Omit<Fields, 'isPublished'> & { _id: string }) => Promise<T>;
    update: (changed: Partial<Fields>, base: T) => Promise<T>;
  };
  /** What customers will see of it. */
  describePreview: (shown: T) => readonly TabItem[];
  /** Another way to a document than to bring one. */
  DocumentAction?: ComponentType<DocumentActionProps<T>>;
};
