import type { HardwareChange } from '@kowhai/domain/catalogue/catalogue-change';
import { hardwareForm, listHardwareFormProblems } from '@kowhai/domain/catalogue/catalogue-form';
import { type Hardware, type HardwareFields, hardware } from '@kowhai/domain/catalogue/hardware';
import {
  blankHardware,
  hardwareFieldsIn,
  hardwareFieldTable,
} from '@kowhai/domain/catalogue/hardware-fields';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '#data/client/failure.ts';
import { apiQuery, readHardware, staffHardwareListQuery } from '#data/staff/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { HardwareCard } from '#shared/catalogue/hardware-card.tsx';
import { HardwareOverview, TechSpecs } from '#shared/catalogue/hardware-tabs.tsx';
import { paths } from '#shared/paths.ts';
import type { CatalogueKind } from './catalogue-kind.ts';

export const hardwareKind: CatalogueKind<HardwareFields, Hardware> = {
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
  table: hardwareFieldTable,
  fieldsIn: hardwareFieldsIn,
  blank: blankHardware,
  schema: hardwareForm,
  parseRecord: (value) => hardware.safeParse(value).data ?? null,
  listProblems: listHardwareFormProblems,
  amounts: ['countInStock'],
  document: { path: 'factsheetPath', month: 'factsheetMonth' },
  useStore: () => {
    const { mutateAsync: createHardware } = useChange('createHardware');
    const { mutateAsync: updateHardware } = useChange('updateHardware');
    return {
      create: (body) => createHardware({ body }),
      update: (changed, base) =>
        updateHardware({
          params: { id: base._id },
          body: { ...withStockChange(changed, base), seenAt: base.editedAt },
        }).catch(async (failure: Failure) => {
          throw await atStock(failure, base._id);
        }),
    };
  },
  listPreviews: (shown) => [
    { id: 'card', label: 'Card', content: <HardwareCard item={shown} /> },
    { id: 'overview', label: 'Overview', content: <HardwareOverview item={shown} /> },
    { id: 'tech-specs', label: 'Tech Specs', content: <TechSpecs item={shown} /> },
  ],
};

/** Sends the difference in stock and not the new number: a customer may be buying one at this moment. */
function withStockChange(
  { countInStock, ...changed }: Partial<HardwareFields>,
  base: Hardware,
): Omit<HardwareChange, 'seenAt'> {
  if (countInStock === undefined) return changed;
  return { ...changed, stockChange: countInStock - base.countInStock };
}

/** Moves the error of a refused stock change to the stock field, with the current number in stock. */
async function atStock(failure: Failure, id: string): Promise<Failure> {
  const { stockChange, ...fields } = failure.fields;
  if (stockChange === undefined) return failure;
  const current = await readHardware(id).catch(() => null);
  return new Failure(failure.code, failure.message, {
    fields: { ...fields, countInStock: stockChange },
    extra: { current },
  });
}
