import { deleteItem } from '#functions/change-catalogue.ts';
import { countItemUse } from '#functions/count-item-use.ts';
import type { Handler } from '#functions/handler.ts';
import { openHardwareShelf } from './hardware-shelf.ts';

export const deleteHardware: Handler<'deleteHardware'> = async ({ params, caller }) => {
  await deleteItem(await openHardwareShelf(), caller, params.id);
  return { message: 'Hardware was successfully deleted' };
};

export const getHardwareUse: Handler<'getHardwareUse'> = ({ params }) => countItemUse(params.id);
