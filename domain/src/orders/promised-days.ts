/** The days that an open order is promised, by the shop's rule or by staff. Page, mails and desk all take them from here. */
import { addBusinessDays, countBusinessDays, dayToIso } from '#domain/time/business-days.ts';
import { formatDate, formatShortDay } from '#domain/time/date.ts';
import { startOfDay } from '#domain/time/day.ts';
import type { Order } from './order.ts';
import { orderStatusTable } from './order-status.ts';

/** The later end of "1-2 business days"; a test holds it against the settings' words. */
export const reviewWithinDays = 2;

/** The day by whose end the review is promised. */
export function reviewDueDay(order: { createdAt: string }): string {
  return addBusinessDays(order.createdAt, reviewWithinDays);
}

/** The later end of "1-3 business days"; a test holds it against the settings' words. */
export const connectionWithinDays = 3;

type Promised = Pick<Order, 'createdAt' | 'history' | 'status' | 'reviewDate' | 'connectionDate'>;

/**
 * Counts the promises of the shop out into days. One that staff have chosen takes the place of the rule's; one that has
 * passed stays as it is until they choose another.
 */
export function listPromisedDays(order: Promised): Record<'review' | 'connection', string> {
  const review = order.reviewDate ?? reviewDueDay(order);
  const approved = order.history.findLast(({ action }) => action === 'process');
  const isApproved = orderStatusTable[order.status].due !== 'review' && approved !== undefined;
  const approvedAt = isApproved ? approved.at : dayToIso(review);
  return { review, connection: order.connectionDate ?? addBusinessDays(approvedAt, connectionWithinDays) };
}

/** What an order is waiting for, and the day by whose end that is promised. */
export type Due = { what: 'review' | 'connection'; day: string };

/** @returns null for an order that waits for nothing more */
export function findDue(order: Promised): Due | null {
  const { due } = orderStatusTable[order.status];
  if (due === null) return null;
  const { [due]: day } = listPromisedDays(order);
  const { connectionDate } = order;
  return connectionDate !== null && connectionDate < day
    ? { what: 'connection', day: connectionDate }
    : { what: due, day };
}

export type Timing = 'late' | 'due today' | 'on time';

/** @param now the present moment as an ISO 8601 string */
export function timingOf({ day }: Due, now: string): Timing {
  const today = formatDate(now);
  if (day < today) return 'late';
  return day === today ? 'due today' : 'on time';
}

/** Says what an order is late with, and which day was missed; null for one that is on time or done. */
export function findLateness(order: Promised, now: string): Due | null {
  const due = findDue(order);
  return due && timingOf(due, now) === 'late' ? due : null;
}

/**
 * Says how far off the day is, in the business days in which promises are made: "Tue 24 Nov, in 1 business day".
 *
 * @param now the present moment as an ISO 8601 string
 */
export function describeDue(due: Due, now: string): string {
  const day = dayToIso(due.day);
  const today = dayToIso(formatDate(now));
  if (day === today) return `${formatShortDay(day)}, today`;
  const isLate = day < today;
  const count = isLate ? countBusinessDays(day, today) : countBusinessDays(today, day);
  const days = count === 1 ? '1 business day' : `${count} business days`;
  // Between Friday and Sunday no business day begins.
  if (count === 0) return isLate ? `${formatShortDay(day)}, late` : formatShortDay(day);
  return `${formatShortDay(day)}, ${isLate ? `${days} late` : `in ${days}`}`;
}

/**
 * The moment by which an order is sorted among those of its status: the day by which its review or connection is
 * promised, or when it was completed or cancelled. Lists and counts of late orders ask for the same moment.
 *
 * @returns an ISO 8601 string
 */
export function queueAtOf(order: Promised & Pick<Order, 'updatedAt'>): string {
  const due = findDue(order);
  if (due) return startOfDay(due.day);
  const { action } = orderStatusTable[order.status];
  return order.history.findLast((event) => event.action === action)?.at ?? order.updatedAt;
}
