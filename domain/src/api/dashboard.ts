/** What a staff member needs to know at the start of the day, as figures that each lead to a list. */
import * as z from 'zod/mini';
import { stockCount } from '#domain/catalogue/hardware.ts';
import { orderStatus } from '#domain/orders/order-status.ts';
import { id } from '#domain/text-schema.ts';
import { day } from '#domain/time/day.ts';

const count = z.int();

export const dashboard = z.object({
  waiting: z.object({
    /** Orders with the status Submitted. */
    total: count,
    /** Open orders whose review or connection was promised for a day before today, and for today. */
    late: count,
    dueToday: count,
    /** The open orders that are promised first. */
    first: z.array(
      z.object({
        ...{ _id: id, number: z.string(), name: z.string(), plan: z.string(), town: z.string() },
        status: orderStatus,
        isLarge: z.optional(z.boolean()),
        due: z.object({ what: z.enum(['review', 'connection']), day }),
      }),
    ),
  }),
  processing: count,
  /** Published hardware with little or nothing on the shelf, the emptiest first. */
  lowStock: z.array(z.object({ _id: id, name: z.string(), countInStock: stockCount })),
  unansweredEnquiries: count,
  /** Those of them that wait longer than is promised. */
  lateEnquiries: count,
  /** The last 14 days, today last; without cancelled orders; revenue in dollars. */
  days: z.array(z.object({ day, orders: count, revenue: z.number() })),
});
export type Dashboard = z.output<typeof dashboard>;
