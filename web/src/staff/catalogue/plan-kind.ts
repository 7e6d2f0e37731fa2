import type { Plan } from '@kowhai/domain/plan';
import { planFieldsIn, planFieldTable } from '@kowhai/domain/plan-fields';
import { useQuery } from '@tanstack/react-query';
import { planUseQuery, staffPlanListQuery, staffPlanQuery } from '#data/staff-queries.ts';
import { paths } from '#web/paths.ts';
import { type CatalogueKind, listFields } from './catalogue-kind.ts';

export const planKind: CatalogueKind<Plan> = {
  kind: 'plan',
  thing: 'service',
  formLabel: 'Service',
  title: 'Services',
  noun: { one: 'service', many: 'services' },
  addLabel: 'Add New Service',
  createdMessage: 'Service created successfully',
  deleteQuestion: 'Do you want to delete this service?',
  deletedMessage: 'Service was successfully deleted',
  paths: {
    list: paths.adminPlans,
    new: paths.adminPlanNew,
    info: paths.adminPlan,
    edit: paths.adminPlanEdit,
    shop: paths.plan,
  },
  calls: { duplicate: 'duplicatePlan', delete: 'deletePlan' },
  useList: () => useQuery(staffPlanListQuery()),
  useItem: (id) => useQuery(staffPlanQuery(id)),
  useItemUse: (id) => useQuery(planUseQuery(id)),
  fieldsIn: {
    list: listFields(planFieldTable, planFieldsIn.list),
    csv: listFields(planFieldTable, planFieldsIn.csv),
    info: listFields(planFieldTable, planFieldsIn.info),
  },
};
