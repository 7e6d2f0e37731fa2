import type { Hardware } from '@kowhai/domain/hardware';
import { hardwareFieldsIn, hardwareFieldTable } from '@kowhai/domain/hardware-fields';
import { useQuery } from '@tanstack/react-query';
import { hardwareUseQuery, staffHardwareListQuery, staffHardwareQuery } from '#data/staff-queries.ts';
import { paths } from '#web/paths.ts';
import { type CatalogueKind, listFields } from './catalogue-kind.ts';

export const hardwareKind: CatalogueKind<Hardware> = {
  kind: 'hardware',
  thing: 'hardware',
  formLabel: 'Hardware',
  title: 'Hardwares',
  noun: { one: 'hardware item', many: 'hardware items' },
  addLabel: 'Add New Hardware',
  createdMessage: 'Hardware created successfully',
  deleteQuestion: 'Are you sure you want to delete this hardware?',
  deletedMessage: 'Hardware was successfully deleted',
  paths: {
    list: paths.adminHardwareList,
    new: paths.adminHardwareNew,
    info: paths.adminHardware,
    edit: paths.adminHardwareEdit,
    shop: paths.hardware,
  },
  calls: { duplicate: 'duplicateHardware', delete: 'deleteHardware' },
  useList: () => useQuery(staffHardwareListQuery()),
  useItem: (id) => useQuery(staffHardwareQuery(id)),
  useItemUse: (id) => useQuery(hardwareUseQuery(id)),
  fieldsIn: {
    list: listFields(hardwareFieldTable, hardwareFieldsIn.list),
    csv: listFields(hardwareFieldTable, hardwareFieldsIn.csv),
    info: listFields(hardwareFieldTable, hardwareFieldsIn.info),
  },
};
