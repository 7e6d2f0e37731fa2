/** What staff may change about plans and hardware. Fields that are left out stay as they are. */
import * as z from 'zod/mini';
import { lastRead } from '#domain/people/staff.ts';
import { hardwareFields } from './hardware.ts';
import { planFields } from './plan.ts';

export const planChange = z.extend(z.partial(planFields), { updatedAt: lastRead });

/** An id that the sender made up: what is sent again because the answer was lost is then made once. */
const newId = { _id: z.optional(z.uuid('That id isn’t valid')) };

/** What a new plan begins with; what is left out is blank. It is a draft. */
export const newPlan = z.optional(z.extend(z.partial(z.omit(planFields, { isPublished: true })), newId));

/** How many units came in, or below zero how many are missing: it is added to what is on the shelf when it is stored. */
const stockChange = z
  .int('Stock can only change by a whole number')
  .check(
    z.gte(-100_000, 'Stock can’t change by that much'),
    z.lte(100_000, 'Stock can’t change by that much'),
  );

/**
 * Stock can be set (`countInStock`: the shelf was counted) or changed (`stockChange`). Only the change takes no sale
 * back that happened since the screen was filled, so that is what screens send.
 */
export const hardwareChange = z
  .extend(z.partial(hardwareFields), { stockChange: z.optional(stockChange), updatedAt: lastRead })
  .check(
    z.refine((change) => change.countInStock === undefined || change.stockChange === undefined, {
      error: 'Set the stock or change it, not both',
      path: ['stockChange'],
    }),
  );
export type HardwareChange = z.output<typeof hardwareChange>;

/** What a new piece of hardware begins with, likewise. */
export const newHardware = z.optional(
  z.extend(z.partial(z.omit(hardwareFields, { isPublished: true })), newId),
);

/** An item with so few left, or none, is shown to staff. */
export const lowStock = 3;

/** How many orders hold a plan or a piece of hardware, before it is deleted. They keep what they hold. */
export const itemUse = z.object({ orders: z.int(), openOrders: z.int() });
export type ItemUse = z.output<typeof itemUse>;
