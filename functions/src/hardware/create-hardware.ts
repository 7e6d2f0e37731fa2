import { blankHardware } from '@kowhai/domain/hardware';
import { createItem, duplicateItem } from '#functions/change-catalogue.ts';
import type { Handler } from '#functions/handler.ts';
import { openHardwareShelf } from './hardware-shelf.ts';

export const createHardware: Handler<'createHardware'> = async ({ caller }) =>
  createItem(await openHardwareShelf(), caller, blankHardware);

/** The copy has nothing in stock, and no factsheet: the one of the original names another item. */
export const duplicateHardware: Handler<'duplicateHardware'> = async ({ params, caller }) =>
  duplicateItem(await openHardwareShelf(), caller, params.id, { countInStock: 0, factsheetPath: '' });
