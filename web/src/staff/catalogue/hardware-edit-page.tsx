import type { HardwareChange } from '@kowhai/domain/catalogue-change';
import { hardwareForm } from '@kowhai/domain/catalogue-form';
import { monthOfNewDocument } from '@kowhai/domain/document-month';
import { type Hardware, type HardwareFields, hardware } from '@kowhai/domain/hardware';
import { hardwareFieldTable } from '@kowhai/domain/hardware-fields';
import { HardwareCard } from '#components/hardware-card.tsx';
import { HardwareOverview, TechSpecs } from '#components/hardware-tabs.tsx';
import { callApi } from '#data/api-client.ts';
import { Failure } from '#data/failure.ts';
import { useChange } from '#data/use-change.ts';
import { useEditor } from '#staff/editor/use-editor.ts';
import { CatalogueEdit, CatalogueEditor } from './catalogue-editor.tsx';
import { nameOf } from './catalogue-kind.ts';
import { hardwareKind } from './hardware-kind.ts';

export function HardwareEditPage() {
  return (
    <CatalogueEdit kind={hardwareKind}>
      {(item) => <HardwareEditor key={item._id} item={item} />}
    </CatalogueEdit>
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
  const typed = form.watch();
  const now = new Date().toISOString();
  const newMonth = monthOfNewDocument(stored.factsheetPath, typed.factsheetPath, now);
  const shown: Hardware = {
    ...stored,
    ...typed,
    name: nameOf(typed),
    price: typed.price || 0,
    countInStock: typed.countInStock || 0,
    factsheetMonth: newMonth ?? stored.factsheetMonth,
  };

  return (
    <CatalogueEditor
      kind={hardwareKind}
      editor={editor}
      table={hardwareFieldTable}
      preview={[
        { id: 'card', label: 'Card', content: <HardwareCard item={shown} /> },
        { id: 'overview', label: 'Overview', content: <HardwareOverview item={shown} /> },
        { id: 'tech-specs', label: 'Tech Specs', content: <TechSpecs item={shown} /> },
      ]}
    />
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
