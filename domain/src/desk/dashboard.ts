/** What a staff member needs to know at the start of the day, as figures that each lead to a list. */
import * as z from 'zod/mini';
import { stockCount } from '#domain/catalogue/hardware.ts';
import { id, timestamp } from '#domain/text-schema.ts';
import { day } from '#domain/time/day.ts';

const count = z.int();

/** A number of waiting orders, and the days on which they came in: the list's filter for them. */
const countOfDays = z.object({ count, from: z.optional(day), to: z.optional(day) });

export const dashboard = z.object({
  /** Orders with the status Submitted against the promise of a review within 1-2 business days. */
  waiting: z.object({
    total: count,
    late: countOfDays,
    dueToday: countOfDays,
    onTime: countOfDays,
    /** By business days since they came in: 0, 1, 2, and 3 or more. */
    byAge: z.array(z.extend(countOfDays, { businessDays: count })),
    /** The longest waiting ones, the oldest first. */
    oldest: z.array(
      z.object({
        ...{ _id: id, number: z.string(), name: z.string(), plan: z.string(), town: z.string() },
        ...{ createdAt: timestamp, businessDays: count },
      }),
    ),
  }),
  processing: count,
  /** Published hardware with little or nothing on the shelf, the emptiest first. */
  lowStock: z.array(z.object({ _id: id, name: z.string(), countInStock: stockCount })),
  /** People who registered in the last 7 days. */
  newUsers: z.object({ count, from: day }),
  unansweredEnquiries: count,
  /** Stored records that do not fit their schema and are left out of every list, the last ones that were met. */
  unreadable: z.object({
    count,
    records: z.array(z.object({ path: z.string(), fields: z.array(z.string()), seenAt: timestamp })),
  }),
  /** The last 14 days, today last; every order counts; revenue in dollars, without cancelled ones. */
  days: z.array(z.object({ day, orders: count, revenue: z.number() })),
});
export type Dashboard = z.output<typeof dashboard>;
