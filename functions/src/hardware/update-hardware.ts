import { AppError } from '@kowhai/domain/app-error';
import { monthOfNewDocument } from '@kowhai/domain/document-month';
import { enteredStock, type Hardware, stockCount } from '@kowhai/domain/hardware';
import * as z from 'zod/mini';
import { changeItem } from '#functions/change-catalogue.ts';
import type { Handler } from '#functions/handler.ts';
import { openHardwareShelf } from './hardware-shelf.ts';

/**
 * Changes a piece of hardware. A change of stock is added to what is on the shelf at that very moment, so that no sale
 * is taken back; where a count is set that was read before a sale, the sale counts as a newer change.
 */
export const updateHardware: Handler<'updateHardware'> = async ({ params, body, caller }) => {
  const { updatedAt: lastRead, stockChange, ...fields } = body;
  const now = new Date().toISOString();
  return changeItem(await openHardwareShelf(), caller, params.id, {
    lastRead,
    isCountSet: fields.countInStock !== undefined,
    fieldsOf: (item) => {
      const month = monthOfNewDocument(item.factsheetPath, fields.factsheetPath, now);
      return {
        ...fields,
        ...(month && { factsheetMonth: month }),
        ...(stockChange !== undefined && { countInStock: addStock(item, stockChange) }),
      };
    },
  });
};

function addStock({ countInStock }: Hardware, stockChange: number): number {
  // Orders that were deleted may have brought more back than can be entered; less is always possible.
  const parsed = z.safeParse(stockChange < 0 ? stockCount : enteredStock, countInStock + stockChange);
  if (parsed.success) return parsed.data;
  const message = stockChange < 0 ? `There are only ${countInStock} in stock` : 'Stock is too high';
  throw new AppError('VALIDATION', message, { fields: { stockChange: message } });
}
