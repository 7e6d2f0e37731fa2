/** The promise to review an order request within 1-2 business days, and how waiting orders stand against it. */
import { addBusinessDays, addDays, countBusinessDays, dayToIso } from '#domain/time/business-days.ts';
import { formatDate, formatShortDay } from '#domain/time/date.ts';

/** The later end of "1-2 business days"; a test holds it against the settings' words. */
export const reviewWithinDays = 2;

/** The day by whose end the review is promised. */
export function reviewDueDay(order: { createdAt: string }): string {
  return addBusinessDays(order.createdAt, reviewWithinDays);
}

/** How an order that waits for its review stands against the promise. */
export type ReviewTiming = 'late' | 'due today' | 'on time';

/**
 * @param order an order that is still Submitted
 * @param now the present moment as an ISO 8601 string
 */
export function reviewTimingOf(order: { createdAt: string }, now: string): ReviewTiming {
  const due = reviewDueDay(order);
  const today = formatDate(now);
  if (due < today) return 'late';
  return due === today ? 'due today' : 'on time';
}

/**
 * Says by when an order is to be reviewed, and how far off that is: "Tue 24 Nov, in 1 day".
 *
 * @param now the present moment as an ISO 8601 string
 */
export function describeReviewDue(order: { createdAt: string }, now: string): string {
  const due = dayToIso(reviewDueDay(order));
  const days = Math.round((Date.parse(due) - Date.parse(dayToIso(formatDate(now)))) / 86_400_000);
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  if (days === 0) return `${formatShortDay(due)}, today`;
  return `${formatShortDay(due)}, ${days < 0 ? `${count} late` : `in ${count}`}`;
}

/** Days on which orders may have come in, both included; without `from`, all days up to `to`. */
export type DayRange = { from?: string; to: string };

/**
 * Says of which days the waiting orders are late, due today or on time, so that they can be counted without being read.
 *
 * @param today such as "2026-11-20"
 * @returns null where no day fits: on a Saturday nothing falls due
 */
export function daysOfReviewTiming(timing: ReviewTiming, today: string): DayRange | null {
  const now = dayToIso(today);
  const firstDay = (isWanted: (day: string) => boolean) => {
    let day = addDays(today, 1);
    while (isWanted(addDays(day, -1))) day = addDays(day, -1);
    return day;
  };
  const firstOnTime = firstDay((day) => reviewTimingOf({ createdAt: dayToIso(day) }, now) === 'on time');
  const firstNotLate = firstDay((day) => reviewTimingOf({ createdAt: dayToIso(day) }, now) !== 'late');
  if (timing === 'on time') return { from: firstOnTime, to: today };
  if (timing === 'late') return { to: addDays(firstNotLate, -1) };
  return firstNotLate < firstOnTime ? { from: firstNotLate, to: addDays(firstOnTime, -1) } : null;
}

/**
 * Says on which days an order came in that has waited for so many business days.
 *
 * @param businessDays how many have begun since, 0 or more
 * @param today such as "2026-11-20"
 */
export function daysOfAge(businessDays: number, today: string): { from: string; to: string } {
  const ageOf = (day: string) => countBusinessDays(dayToIso(day), dayToIso(today));
  let to = today;
  while (ageOf(to) < businessDays) to = addDays(to, -1);
  let from = to;
  while (ageOf(addDays(from, -1)) === businessDays) from = addDays(from, -1);
  return { from, to };
}
