import type { HardwareChange } from '@kowhai/domain/catalogue-change';
import { hardwareForm } from '@kowhai/domain/catalogue-form';
import { monthOfNewDocument } from '@kowhai/domain/document-month';
import { type Hardware, type HardwareFields, hardware } from '@kowhai/domain/hardware';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { callApi } from '#data/api-client.ts';
import { Failure } from '#data/failure.ts';
import { staffHardwareQuery } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { EditPage } from '#staff/editor/edit-page.tsx';
import { EditorFrame } from '#staff/editor/editor-frame.tsx';
import { PublishButton } from '#staff/editor/publish-button.tsx';
import { useEditor } from '#staff/editor/use-editor.ts';
import { usePublish } from '#staff/editor/use-publish.ts';
import { paths } from '#web/paths.ts';
import { HardwareFieldsForm } from './hardware-fields.tsx';
import { HardwarePreview } from './hardware-preview.tsx';

export function HardwareEditPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(staffHardwareQuery(id));
  return (
    <EditPage
      thing="hardware"
      item={{ kind: 'hardware', id }}
      name={data && (data.name || 'Unnamed draft')}
      list={{ label: 'Hardwares', to: paths.adminHardwareList() }}
      infoPath={paths.adminHardware(id)}
      failure={error}
      onRetry={refetch}
    >
      {data && <HardwareEditor key={data._id} item={data} />}
    </EditPage>
  );
}

function HardwareEditor({ item }: { item: Hardware }) {
  const { mutateAsync: updateHardware } = useChange('updateHardware');
  const editor = useEditor<HardwareFields, Hardware>({
    schema: hardwareForm,
    item,
    fieldsOf: ({ _id, updatedAt, factsheetMonth, ...fields }) => fields,
    parseItem: (value) => hardware.safeParse(value).data ?? null,
    send: (changed, base) =>
      updateHardware({
        params: { id: base._id },
        body: { ...withStockChange(changed, base), updatedAt: base.updatedAt },
      }).catch(async (failure: Failure) => {
        throw await atStock(failure, base._id);
      }),
    successMessage: 'Hardware updated',
    amounts: ['countInStock'],
  });
  const { form, stored } = editor;
  const publish = usePublish(editor);
  const typed = form.watch();
  const now = new Date().toISOString();
  const newMonth = monthOfNewDocument(stored.factsheetPath, typed.factsheetPath, now);

  return (
    <EditorFrame
      kind="hardware"
      editor={editor}
      label="Hardware"
      saveLabel={stored.isPublished ? 'Save' : 'Save draft'}
      actions={
        <PublishButton
          isPublished={stored.isPublished}
          busy={form.formState.isSubmitting}
          onPublish={publish}
        />
      }
      preview={
        <HardwarePreview
          item={{
            ...stored,
            ...typed,
            price: typed.price || 0,
            countInStock: typed.countInStock || 0,
            factsheetMonth: newMonth ?? stored.factsheetMonth,
          }}
        />
      }
    >
      <HardwareFieldsForm form={form} countInStock={stored.countInStock} />
    </EditorFrame>
  );
}

/** Sends by how many the stock changed, not how many there are: somebody may be buying one right now. */
function withStockChange(
  { countInStock, ...changed }: Partial<HardwareFields>,
  base: Hardware,
): Omit<HardwareChange, 'updatedAt'> {
  if (countInStock === undefined) return changed;
  return { ...changed, stockChange: countInStock - base.countInStock };
}

/** Where the change of the stock is refused, it is told at the stock, beside how many there are by now. */
async function atStock(failure: Failure, id: string): Promise<Failure> {
  const { stockChange, ...fields } = failure.fields;
  if (stockChange === undefined) return failure;
  const current = await callApi('getHardware', { params: { id } }).catch(() => null);
  return new Failure(failure.code, failure.message, {
    fields: { ...fields, countInStock: stockChange },
    extra: { current },
  });
}
