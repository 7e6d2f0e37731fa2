/** What the staff screens need to know of each kind of catalogue item: one row for plans, one for hardware. */
import type { ItemUse } from '@kowhai/domain/catalogue/catalogue-change';
import type { CatalogueField, FieldValue } from '@kowhai/domain/catalogue/catalogue-fields';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { hardwareFieldsIn, hardwareFieldTable } from '@kowhai/domain/catalogue/hardware-fields';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { planFieldsIn, planFieldTable } from '@kowhai/domain/catalogue/plan-fields';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, staffHardwareListQuery, staffPlanListQuery } from '#data/staff/staff-queries.ts';
import { paths } from '#shared/paths.ts';
import type { Noun } from '#staff/shared/parts/describe-count.ts';
import type { Found } from '#staff/shared/parts/loaded.tsx';

export type CatalogueItem = {
  _id: string;
  name: string;
  category: PlanCategory;
  isPublished: boolean;
  countInStock?: number;
  updatedAt: string;
  editedAt: string;
  [field: string]: FieldValue | undefined;
};

export type NamedField = CatalogueField & { name: string };

export type CatalogueKind<T extends CatalogueItem = CatalogueItem> = {
  kind: 'plan' | 'hardware';
  thing: string;
  formLabel: string;
  title: string;
  noun: Noun;
  deleteQuestion: string;
  paths: Record<'info' | 'edit' | 'shop', (id: string) => string> & Record<'list' | 'new', () => string>;
  calls: { [Verb in 'update' | 'duplicate' | 'delete']: `${Verb}Plan` | `${Verb}Hardware` };
  useList: () => Found<readonly T[]>;
  useItem: (id: string) => Found<T>;
  useItemUse: (id: string) => Found<ItemUse>;
  /** The fields that the list, the downloaded file and the info page show, in order. */
  fieldsIn: Record<'list' | 'sheet' | 'info', readonly NamedField[]>;
};

function listFields<Name extends string>(
  table: Readonly<Record<Name, CatalogueField>>,
  { list, sheet, info }: Record<'list' | 'sheet' | 'info', readonly NoInfer<Name>[]>,
): CatalogueKind['fieldsIn'] {
  const rowsOf = (names: readonly Name[]) => names.map((name) => ({ ...table[name], name }));
  return { list: rowsOf(list), sheet: rowsOf(sheet), info: rowsOf(info) };
}

export function nameOf({ name }: { name: string }): string {
  return name || 'Unnamed draft';
}

export const planKind: CatalogueKind<Plan> = {
  kind: 'plan',
  thing: 'service',
  formLabel: 'Service',
  title: 'Services',
  noun: { one: 'service', many: 'services' },
  deleteQuestion: 'Do you want to delete this service?',
  paths: {
    list: paths.adminPlans,
    new: paths.adminPlanNew,
    info: paths.adminPlan,
    edit: paths.adminPlanEdit,
    shop: paths.plan,
  },
  calls: { update: 'updatePlan', duplicate: 'duplicatePlan', delete: 'deletePlan' },
  useList: () => useQuery(staffPlanListQuery()),
  useItem: (id) => useQuery(apiQuery('getPlan', { params: { id } })),
  useItemUse: (id) => useQuery(apiQuery('getPlanUse', { params: { id } })),
  fieldsIn: listFields(planFieldTable, planFieldsIn),
};

export const hardwareKind: CatalogueKind<Hardware> = {
  kind: 'hardware',
  thing: 'hardware',
  formLabel: 'Hardware',
  title: 'Hardwares',
  noun: { one: 'hardware item', many: 'hardware items' },
  deleteQuestion: 'Are you sure you want to delete this hardware?',
  paths: {
    list: paths.adminHardwareList,
    new: paths.adminHardwareNew,
    info: paths.adminHardware,
    edit: paths.adminHardwareEdit,
    shop: paths.hardware,
  },
  calls: { update: 'updateHardware', duplicate: 'duplicateHardware', delete: 'deleteHardware' },
  useList: () => useQuery(staffHardwareListQuery()),
  useItem: (id) => useQuery(apiQuery('getHardware', { params: { id } })),
  useItemUse: (id) => useQuery(apiQuery('getHardwareUse', { params: { id } })),
  fieldsIn: listFields(hardwareFieldTable, hardwareFieldsIn),
};

export const catalogueKinds: Record<CatalogueKind['kind'], CatalogueKind> = {
  plan: planKind,
  hardware: hardwareKind,
};
