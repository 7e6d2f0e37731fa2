import { planForm } from '@kowhai/domain/catalogue-form';
import { monthOfNewDocument } from '@kowhai/domain/document-month';
import { type Plan, type PlanFields, plan } from '@kowhai/domain/plan';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { staffPlanQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { EditPage } from '#staff/editor/edit-page.tsx';
import { EditorFrame } from '#staff/editor/editor-frame.tsx';
import { PublishButton } from '#staff/editor/publish-button.tsx';
import { useEditor } from '#staff/editor/use-editor.ts';
import { usePublish } from '#staff/editor/use-publish.ts';
import { paths } from '#web/paths.ts';
import { MakeSummary } from './make-summary.tsx';
import { PlanFieldsForm } from './plan-fields.tsx';
import { PlanPreview } from './plan-preview.tsx';

export function PlanEditPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(staffPlanQuery(id));
  return (
    <EditPage
      thing="service"
      item={{ kind: 'plan', id }}
      name={data && (data.name || 'Unnamed draft')}
      list={{ label: 'Services', to: paths.adminPlans() }}
      infoPath={paths.adminPlan(id)}
      failure={error}
      onRetry={refetch}
    >
      {data && <PlanEditor key={data._id} item={data} />}
    </EditPage>
  );
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
  const publish = usePublish(editor);
  const typed = form.watch();
  const now = new Date().toISOString();
  const newMonth = monthOfNewDocument(stored.offerSummaryPath, typed.offerSummaryPath, now);

  return (
    <EditorFrame
      kind="plan"
      editor={editor}
      label="Service"
      saveLabel={stored.isPublished ? 'Save' : 'Save draft'}
      actions={
        <PublishButton
          isPublished={stored.isPublished}
          busy={form.formState.isSubmitting}
          onPublish={publish}
        />
      }
      preview={
        <PlanPreview
          plan={{
            ...stored,
            ...typed,
            price: typed.price || 0,
            offerSummaryMonth: newMonth ?? stored.offerSummaryMonth,
          }}
        />
      }
    >
      <PlanFieldsForm
        form={form}
        summaryAction={<MakeSummary plan={stored} isDirty={form.formState.isDirty} onMade={adopt} />}
      />
    </EditorFrame>
  );
}
