/** The days that an open order is promised, as they hold now. Page, mails and desk all take them from here. */
import { addBusinessDays, dayToIso } from '#domain/time/business-days.ts';
import { formatDate } from '#domain/time/date.ts';
import type { Order } from './order.ts';
import { openStatuses, statusOf } from './order-status.ts';
import { reviewDueDay, reviewWithinDays } from './review-promise.ts';

/** The later end of "1-3 business days"; a test holds it against the settings' words. */
export const connectionWithinDays = 3;

export type PromisedDay = {
  /** The day by whose end it is to be done; today at the earliest. */
  day: string;
  /** What was promised at first, where that day has passed. */
  missed: string | null;
};

type Promised = Pick<
  Order,
  'createdAt' | 'history' | 'status' | 'isProcessing' | 'isCompleted' | 'connectionDate'
>;

/**
 * Counts the promises of the shop out into days. One that has passed is promised anew, for as many business days as at
 * first, so that the new day stands until it has passed as well.
 *
 * @param order one that is still open
 * @param now the present moment as an ISO 8601 string
 */
export function listPromisedDays(order: Promised, now: string): Record<'review' | 'connection', PromisedDay> {
  const today = formatDate(now);
  const dueDay = reviewDueDay(order);
  const review = renew(dueDay, reviewWithinDays, today);
  const approvedAt = order.history.findLast(({ action }) => action === 'process')?.at ?? dayToIso(dueDay);
  const approvalAt = statusOf(order) === 'submitted' ? dayToIso(review.day) : approvedAt;
  const connectionDay = order.connectionDate ?? addBusinessDays(approvalAt, connectionWithinDays);
  return { review, connection: renew(connectionDay, connectionWithinDays, today) };
}

export type Lateness = { isReviewed: boolean; missed: string; day: string };

/**
 * Says what an order is late with, which day was missed, and by when it will be now.
 *
 * @param now the present moment as an ISO 8601 string
 * @returns null for one that is on time or done
 */
export function findLateness(order: Promised, now: string): Lateness | null {
  const status = statusOf(order);
  if (!openStatuses.includes(status)) return null;
  const isReviewed = status !== 'submitted';
  const { review, connection } = listPromisedDays(order, now);
  const { day, missed } = isReviewed || review.missed === null ? connection : review;
  return missed === null ? null : { isReviewed, missed, day };
}

function renew(promised: string, businessDays: number, today: string): PromisedDay {
  let day = promised;
  while (day < today) day = addBusinessDays(dayToIso(day), businessDays);
  return { day, missed: day === promised ? null : promised };
}
