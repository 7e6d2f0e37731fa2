/** Counting in the days on which the office works. A day is its date in New Zealand, such as "2026-11-20". */
import { formatDate } from './date.ts';
import { publicHolidays } from './holidays.ts';

/** Noon in New Zealand, summer and winter, falls on the same date as midnight UTC: a day's moment for formatting. */
export function dayToIso(day: string): string {
  return `${day}T00:00:00.000Z`;
}

export function isBusinessDay(day: string): boolean {
  const weekday = new Date(dayToIso(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !publicHolidays.has(day);
}

/**
 * Goes some business days on from a moment. The day itself never counts, so what comes in on a Saturday counts from
 * Monday.
 *
 * @param iso a moment as an ISO 8601 string
 * @param count how many business days, at least 1
 * @returns the day
 */
export function addBusinessDays(iso: string, count: number): string {
  let day = formatDate(iso);
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/**
 * Counts the business days that have begun since a moment. The day itself never counts, today does.
 *
 * @param from a moment as an ISO 8601 string
 * @param to a later moment, likewise
 * @returns 0 on the day itself, and for a moment that is not later
 */
export function countBusinessDays(from: string, to: string): number {
  const end = formatDate(to);
  let count = 0;
  for (let day = formatDate(from); day < end; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) count += 1;
  }
  return count;
}

/**
 * Goes some days on in the calendar, or back where the number is negative.
 *
 * @param day such as "2026-11-20"
 */
export function addDays(day: string, count: number): string {
  const moment = new Date(dayToIso(day));
  moment.setUTCDate(moment.getUTCDate() + count);
  return moment.toISOString().slice(0, 10);
}
