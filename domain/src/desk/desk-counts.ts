/** What the desk counts. Orders and enquiries count under a few keys each; `desk` stores the sum of each key. */
import * as z from 'zod/mini';
import type { StoredEnquiry } from '#domain/enquiries/stored-enquiry.ts';
import type { Order } from '#domain/orders/order.ts';
import {
  isOpenStatus,
  isUnderWayStatus,
  type OrderStatus,
  orderStatus,
  orderStatuses,
} from '#domain/orders/order-status.ts';
import { findDue } from '#domain/orders/promised-days.ts';
import { findFilteredDay, listOrderQuickFilters, quickFilter } from '#domain/search/quick-filters.ts';
import { day } from '#domain/time/day.ts';

export type DeskCounts = Readonly<Record<string, number>>;

const dueBy = 'due:';
const bookedOn = 'booked:';
const takenEnquiry = (assigneeKey: string) => `enquiry ${quickFilter.assignee(assigneeKey)}`;

export function listOrderCounts(order: Order): string[] {
  const due = findDue(order);
  const isShown = (filter: string) =>
    filter === quickFilter.outside || filter.startsWith(quickFilter.assignee(''));
  return [
    order.status,
    ...(due ? [`${dueBy}${due.day}`] : []),
    ...(isUnderWayStatus(order.status) ? [quickFilter.connectionDate(order.connectionDate)] : []),
    ...(isOpenStatus(order.status) && order.connectionDate ? [`${bookedOn}${order.connectionDate}`] : []),
    ...listOrderQuickFilters(order).filter(isShown),
  ];
}

export function listEnquiryCounts({
  isAnswered,
  assigneeKey,
}: Pick<StoredEnquiry, 'isAnswered' | 'assigneeKey'>): string[] {
  if (isAnswered) return ['Answered'];
  return ['Unanswered', ...(assigneeKey ? [takenEnquiry(assigneeKey)] : [])];
}

/** What to add to each key, where a record counts under other keys than before. */
export function compareCounts(before: readonly string[], after: readonly string[]): DeskCounts {
  return {
    ...Object.fromEntries(before.filter((key) => !after.includes(key)).map((key) => [key, -1])),
    ...Object.fromEntries(after.filter((key) => !before.includes(key)).map((key) => [key, 1])),
  };
}

/** The numbers in tabs and menus. */
export const deskCounts = z.object({
  orders: z.object({
    /** Promised for an earlier day; for today. */
    late: z.int(),
    today: z.int(),
    mine: z.int(),
    /** With something to arrange, stop or say outside the shop. */
    outside: z.int(),
    byStatus: z.record(orderStatus, z.int()),
    /** Of orders in process, the earliest first; null for those without a day. */
    connectionDays: z.array(z.object({ day: z.nullable(day), count: z.int() })),
    /** How many open orders are connected on a day, from today on. */
    booked: z.record(day, z.int()),
  }),
  enquiries: z.object({ mine: z.int(), Unanswered: z.int(), Answered: z.int() }),
});

type Reader = { today: string; assigneeKey: string };

export function readDeskCounts(
  counts: DeskCounts,
  { today, assigneeKey }: Reader,
): z.output<typeof deskCounts> {
  const count = (key: string) => counts[key] ?? 0;
  const late = Object.entries(counts).filter(
    ([key]) => key.startsWith(dueBy) && key.slice(dueBy.length) < today,
  );
  const days = Object.entries(counts)
    .flatMap(([key, found]) => {
      const connection = findFilteredDay([key]);
      return connection !== undefined && found > 0 ? [{ day: connection, count: found }] : [];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const booked = Object.entries(counts)
    .filter(([key, found]) => key.startsWith(bookedOn) && found > 0)
    .map(([key, found]) => [key.slice(bookedOn.length), found] as const)
    .filter(([day]) => day >= today);
  const without = count(quickFilter.connectionDate(null));
  return {
    orders: {
      late: late.reduce((sum, [, found]) => sum + found, 0),
      today: count(`${dueBy}${today}`),
      mine: count(quickFilter.assignee(assigneeKey)),
      outside: count(quickFilter.outside),
      byStatus: Object.fromEntries(orderStatuses.map((status) => [status, count(status)])) as Record<
        OrderStatus,
        number
      >,
      connectionDays: without > 0 ? [...days, { day: null, count: without }] : days,
      booked: Object.fromEntries(booked),
    },
    enquiries: {
      mine: count(takenEnquiry(assigneeKey)),
      Unanswered: count('Unanswered'),
      Answered: count('Answered'),
    },
  };
}
