import { listPlanFormProblems, planForm } from '@kowhai/domain/catalogue-form';
import { blankPlan, type Plan, type PlanFields, plan } from '@kowhai/domain/plan';
import { planFieldTable } from '@kowhai/domain/plan-fields';
import { PlanCard } from '#components/plan-card.tsx';
import { OfferSummary, PlanOverview } from '#components/plan-tabs.tsx';
import { useChange } from '#data/use-change.ts';
import type { CatalogueEditing } from './catalogue-editing.ts';
import { MakeSummary } from './make-summary.tsx';
import { planKind } from './plan-kind.ts';

export const planEditing: CatalogueEditing<PlanFields, Plan> = {
  kind: planKind,
  table: planFieldTable,
  blank: blankPlan,
  schema: planForm,
  parseItem: (value) => plan.safeParse(value).data ?? null,
  listProblems: listPlanFormProblems,
  document: { path: 'offerSummaryPath', month: 'offerSummaryMonth' },
  useStore: () => {
    const { mutateAsync: createPlan } = useChange('createPlan');
    const { mutateAsync: updatePlan } = useChange('updatePlan');
    return {
      create: (body) => createPlan({ body }),
      update: (changed, { _id, updatedAt }) =>
        updatePlan({ params: { id: _id }, body: { ...changed, updatedAt } }),
    };
  },
  describePreview: (shown) => [
    { id: 'card', label: 'Card', content: <PlanCard plan={shown} headingLevel="h3" /> },
    { id: 'overview', label: 'Overview', content: <PlanOverview plan={shown} /> },
    { id: 'offer-summary', label: 'Offer Summary', content: <OfferSummary plan={shown} /> },
  ],
  DocumentAction: MakeSummary,
};
