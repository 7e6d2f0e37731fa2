import { AppError } from '@kowhai/domain/app-error';
import { enteredStock, type Hardware, stockCount } from '@kowhai/domain/catalogue/hardware';
import * as z from 'zod/mini';
import type { Handler } from '#http/handler.ts';
import { hardwareCollection } from './catalogue-collection.ts';
import { makeCatalogueHandlers } from './catalogue-handlers.ts';
import { changeItem } from './change-items.ts';

const hardware = makeCatalogueHandlers(hardwareCollection);

/** A stock change is added to the present stock, so no sale is lost. A count is set, so a sale since is a conflict. */
const updateHardware: Handler<'updateHardware'> = async ({ params, body, caller }) => {
  const { updatedAt: lastRead, stockChange, ...fields } = body;
  return changeItem(hardwareCollection, caller, params.id, {
    lastRead,
    isCountSet: fields.countInStock !== undefined,
    fieldsOf: (item) =>
      stockChange === undefined ? fields : { ...fields, countInStock: addStock(item, stockChange) },
  });
};

function addStock({ countInStock }: Hardware, stockChange: number): number {
  // Deleted orders may have brought back more than can be entered; less is always possible.
  const parsed = z.safeParse(stockChange < 0 ? stockCount : enteredStock, countInStock + stockChange);
  if (parsed.success) return parsed.data;
  const message = stockChange < 0 ? `Only ${countInStock} in stock` : 'Stock is too high';
  throw new AppError('VALIDATION', message, { fields: { stockChange: message } });
}

export const hardwareHandlers = {
  listHardware: hardware.list,
  getHardware: hardware.get,
  createHardware: hardware.create,
  duplicateHardware: hardware.duplicate,
  updateHardware,
  getHardwareUse: hardware.getUse,
  deleteHardware: hardware.remove,
};
