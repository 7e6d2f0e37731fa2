/** Absent fields stay as they are. */
import * as z from 'zod/mini';
import { seenAt } from '#domain/people/staff.ts';
import { hardwareFields } from './hardware.ts';
import { planFields } from './plan.ts';

export const planChange = z.extend(z.partial(planFields), { seenAt });

/** The client chooses the id, so that a retry creates nothing twice. */
const newId = { _id: z.optional(z.uuid('That id isn’t valid')) };

export const newPlan = z.optional(z.extend(z.partial(z.omit(planFields, { isPublished: true })), newId));

/** Units that came in, or are missing if negative. Added to the stock when stored. */
const stockChange = z
  .int('Stock can only change by a whole number')
  .check(
    z.gte(-100_000, 'Stock can’t change by that much'),
    z.lte(100_000, 'Stock can’t change by that much'),
  );

/** `countInStock` sets the stock, `stockChange` adds to it: screens send that, so no sale meanwhile is lost. */
export const hardwareChange = z
  .extend(z.partial(hardwareFields), { stockChange: z.optional(stockChange), seenAt })
  .check(
    z.refine((change) => change.countInStock === undefined || change.stockChange === undefined, {
      error: 'Set the stock or change it, not both',
      path: ['stockChange'],
    }),
  );
export type HardwareChange = z.output<typeof hardwareChange>;

export const newHardware = z.optional(
  z.extend(z.partial(z.omit(hardwareFields, { isPublished: true })), newId),
);

export const lowStock = 3;

export const itemUse = z.object({ orders: z.int(), openOrders: z.int() });
export type ItemUse = z.output<typeof itemUse>;
