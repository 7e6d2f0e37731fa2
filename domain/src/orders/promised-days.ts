/** The promised days of an open order, set by the shop's rule or by staff. Pages, mails and the desk use these. */
import { addBusinessDays, countBusinessDays, dayToIso } from '#domain/time/business-days.ts';
import { formatDate, formatShortDay } from '#domain/time/date.ts';
import { startOfDay } from '#domain/time/day.ts';
import type { Order } from './order.ts';
import { isWaitingStatus, orderStatusTable } from './order-status.ts';

/** The later end of "1-2 business days"; a test compares it with the settings. */
export const reviewWithinDays = 2;

export function reviewDueDay(order: { createdAt: string }): string {
  return addBusinessDays(order.createdAt, reviewWithinDays);
}

/** The later end of "1-3 business days"; a test compares it with the settings. */
export const connectionWithinDays = 3;

type Promised = Pick<Order, 'createdAt' | 'history' | 'status' | 'reviewDate' | 'connectionDate'> & {
  serviceAddress: Pick<Order['serviceAddress'], 'region'>;
};

/** A day that staff chose overrides the rule. A day that passed stays until they choose another. */
export function listPromisedDays(order: Promised): Record<'review' | 'connection', string> {
  const review = order.reviewDate ?? reviewDueDay(order);
  const approved = order.history.findLast(({ action }) => action === 'process');
  const isApproved = !isWaitingStatus(order.status) && approved !== undefined;
  const approvedAt = isApproved ? approved.at : dayToIso(review);
  const { region } = order.serviceAddress;
  const connection = order.connectionDate ?? addBusinessDays(approvedAt, connectionWithinDays, region);
  return { review, connection };
}

export type Due = { what: 'review' | 'connection'; day: string };

/** @returns null for a finished order */
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

export function timingOf({ day }: Due, now: string): Timing {
  const today = formatDate(now);
  if (day < today) return 'late';
  return day === today ? 'due today' : 'on time';
}

/** What an order is late with, and the missed day; null if it is on time. */
export function findLateness(order: Promised, now: string): Due | null {
  const due = findDue(order);
  return due && timingOf(due, now) === 'late' ? due : null;
}

/** Says "Tue 24 Nov, in 1 business day". */
export function describeDue(due: Due, now: string): string {
  const day = dayToIso(due.day);
  const today = dayToIso(formatDate(now));
  if (day === today) return `${formatShortDay(day, now)}, today`;
  const isLate = day < today;
  const count = isLate ? countBusinessDays(day, today) : countBusinessDays(today, day);
  const days = count === 1 ? '1 business day' : `${count} business days`;
  // No business day begins between Friday and Sunday.
  if (count === 0) return isLate ? `${formatShortDay(day, now)}, late` : formatShortDay(day, now);
  return `${formatShortDay(day, now)}, ${isLate ? `${days} late` : `in ${days}`}`;
}

/** By its promised day, or by when it was completed or cancelled. Lists and counts of late orders use it too. */
export function workAtOf(order: Promised & Pick<Order, 'updatedAt'>): string {
  const due = findDue(order);
  if (due) return startOfDay(due.day);
  const { action } = orderStatusTable[order.status];
  return order.history.findLast((event) => event.action === action)?.at ?? order.updatedAt;
}
