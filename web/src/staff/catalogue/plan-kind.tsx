import { listPlanFormProblems, planForm } from '@kowhai/domain/catalogue/catalogue-form';
import { type Plan, type PlanFields, plan } from '@kowhai/domain/catalogue/plan';
import { blankPlan, planFieldsIn, planFieldTable } from '@kowhai/domain/catalogue/plan-fields';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, staffPlanListQuery } from '#data/staff/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { PlanCard } from '#shared/catalogue/plan-card.tsx';
import { OfferSummary, PlanOverview } from '#shared/catalogue/plan-tabs.tsx';
import { paths } from '#shared/paths.ts';
import type { CatalogueKind } from './catalogue-kind.ts';
import { MakeSummary } from './make-summary.tsx';

export const planKind: CatalogueKind<PlanFields, Plan> = {
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
  table: planFieldTable,
  fieldsIn: planFieldsIn,
  blank: blankPlan,
  schema: planForm,
  parseRecord: (value) => plan.safeParse(value).data ?? null,
  listProblems: listPlanFormProblems,
  amounts: [],
  document: { path: 'offerSummaryPath', month: 'offerSummaryMonth' },
  useStore: () => {
    const { mutateAsync: createPlan } = useChange('createPlan');
    const { mutateAsync: updatePlan } = useChange('updatePlan');
    return {
      create: (body) => createPlan({ body }),
      update: (changed, { _id, editedAt }) =>
        updatePlan({ params: { id: _id }, body: { ...changed, seenAt: editedAt } }),
    };
  },
  listPreviews: (shown) => [
    { id: 'card', label: 'Card', content: <PlanCard plan={shown} headingLevel="h3" /> },
    { id: 'overview', label: 'Overview', content: <PlanOverview plan={shown} /> },
    { id: 'offer-summary', label: 'Offer Summary', content: <OfferSummary plan={shown} /> },
  ],
  DocumentAction: MakeSummary,
};
