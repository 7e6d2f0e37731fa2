import type { HardwareChange } from '@kowhai/domain/catalogue-change';
import { hardwareForm, listHardwareFormProblems } from '@kowhai/domain/catalogue-form';
import { blankHardware, type Hardware, type HardwareFields, hardware } from '@kowhai/domain/hardware';
import { hardwareFieldTable } from '@kowhai/domain/hardware-fields';
import { HardwareCard } from '#components/hardware-card.tsx';
import { HardwareOverview, TechSpecs } from '#components/hardware-tabs.tsx';
import { Failure } from '#data/failure.ts';
import { readHardware } from '#data/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import type { CatalogueEditing } from './catalogue-editing.ts';
import { hardwareKind } from './hardware-kind.ts';

export const hardwareEditing: CatalogueEditing<HardwareFields, Hardware> = {
  kind: hardwareKind,
  table: hardwareFieldTable,
  blank: blankHardware,
  schema: hardwareForm,
  parseItem: (value) => hardware.safeParse(value).data ?? null,
  listProblems: listHardwareFormProblems,
  document: { path: 'factsheetPath', month: 'factsheetMonth' },
  amounts: ['countInStock'],
  useStore: () => {
    const { mutateAsync: createHardware } = useChange('createHardware');
    const { mutateAsync: updateHardware } = useChange('updateHardware');
    return {
      create: (body) => createHardware({ body }),
      update: (changed, base) =>
        updateHardware({
          params: { id: base._id },
          body: { ...withStockChange(changed, base), updatedAt: base.updatedAt },
        }).catch(async (failure: Failure) => {
          throw await atStock(failure, base._id);
        }),
    };
  },
  describePreview: (shown) => [
    { id: 'card', label: 'Card', content: <HardwareCard item={shown} /> },
    { id: 'overview', label: 'Overview', content: <HardwareOverview item={shown} /> },
    { id: 'tech-specs', label: 'Tech Specs', content: <TechSpecs item={shown} /> },
  ],
};

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
  const current = await readHardware(id).catch(() => null);
  return new Failure(failure.code, failure.message, {
    fields: { ...fields, countInStock: stockChange },
    extra: { current },
  });
}
