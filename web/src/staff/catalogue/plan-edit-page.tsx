import { planForm } from '@kowhai/domain/catalogue-form';
import { monthOfNewDocument } from '@kowhai/domain/document-month';
import { type Plan, type PlanFields, plan } from '@kowhai/domain/plan';
import { planFieldTable } from '@kowhai/domain/plan-fields';
import { PlanCard } from '#components/plan-card.tsx';
import { OfferSummary, PlanOverview } from '#components/plan-tabs.tsx';
import { useChange } from '#data/use-change.ts';
import { useEditor } from '#staff/editor/use-editor.ts';
import { CatalogueEdit, CatalogueEditor } from './catalogue-editor.tsx';
import { nameOf } from './catalogue-kind.ts';
import { MakeSummary } from './make-summary.tsx';
import { planKind } from './plan-kind.ts';

export function PlanEditPage() {
  return <CatalogueEdit kind={planKind}>{(item) => <PlanEditor key={item._id} item={item} />}</CatalogueEdit>;
}

function PlanEditor({ item }: { item: Plan }) {
  const { mutateAsync: updatePlan } = useChange('updatePlan');
  const editor = useEditor<PlanFields, Plan>({
    schema: planForm,
    item,
    fieldsOf: ({ _id, updatedAt, offerSummaryMonth, ...fields }) => fields,
    parseItem: (value) => plan.safeParse(value).data ?? null,
    send: (changed, { _id, updatedAt }) =>
      updatePlan({ params: { id: _id }, body: { ...changed, updatedAt } }),
    successMessage: 'Service updated',
  });
  const { form, stored, adopt } = editor;
  const typed = form.watch();
  const now = new Date().toISOString();
  const newMonth = monthOfNewDocument(stored.offerSummaryPath, typed.offerSummaryPath, now);
  const shown: Plan = {
    ...stored,
    ...typed,
    name: nameOf(typed),
    price: typed.price || 0,
    offerSummaryMonth: newMonth ?? stored.offerSummaryMonth,
  };

  return (
    <CatalogueEditor
      kind={planKind}
      editor={editor}
      table={planFieldTable}
      preview={[
        { id: 'card', label: 'Card', content: <PlanCard plan={shown} headingLevel="h3" /> },
        { id: 'overview', label: 'Overview', content: <PlanOverview plan={shown} /> },
        { id: 'offer-summary', label: 'Offer Summary', content: <OfferSummary plan={shown} /> },
      ]}
      documentAction={<MakeSummary plan={stored} isDirty={form.formState.isDirty} onMade={adopt} />}
    />
  );
}
