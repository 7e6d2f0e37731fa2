/** Plans and hardware at the desk: one family, with a row for each kind. */
import type { ItemUse } from '@kowhai/domain/catalogue-change';
import type { CatalogueField, FieldValue } from '@kowhai/domain/catalogue-fields';
import type { PlanCategory } from '@kowhai/domain/plan-category';
import type { Failure } from '#data/failure.ts';
import type { Noun } from '#staff/lists/describe-count.ts';

export type CatalogueItem = {
  _id: string;
  name: string;
  category: PlanCategory;
  isPublished: boolean;
  countInStock?: number;
  updatedAt: string;
  [field: string]: FieldValue | undefined;
};

export type NamedField = CatalogueField & { name: string };

type Found<T> = { data: T | undefined; error: Failure | null; refetch: () => unknown };

export type CatalogueKind<T extends CatalogueItem = CatalogueItem> = {
  kind: 'plan' | 'hardware';
  /** In sentences: "service". */
  thing: string;
  /** Names its form: "Service". */
  formLabel: string;
  /** The list. */
  title: string;
  noun: Noun;
  addLabel: string;
  createdMessage: string;
  deleteQuestion: string;
  deletedMessage: string;
  paths: Record<'info' | 'edit' | 'shop', (id: string) => string> & Record<'list' | 'new', () => string>;
  calls: {
    duplicate: 'duplicatePlan' | 'duplicateHardware';
    delete: 'deletePlan' | 'deleteHardware';
  };
  useList: () => Found<readonly T[]>;
  useItem: (id: string) => Found<T>;
  /** How many orders hold it. */
  useItemUse: (id: string) => Found<ItemUse>;
  /** The fields that each place shows, in its order. */
  fieldsIn: Record<'list' | 'csv' | 'info', readonly NamedField[]>;
};

/** Some rows of a table of fields, each with its name. */
export function listFields<Name extends string>(
  table: Readonly<Record<Name, CatalogueField>>,
  names: readonly NoInfer<Name>[],
): NamedField[] {
  return names.map((name) => ({ ...table[name], name }));
}

export function nameOf({ name }: { name: string }): string {
  return name || 'Unnamed draft';
}
