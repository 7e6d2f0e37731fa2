/** Counts the office's working days. A day is its date in New Zealand, such as "2026-11-20". */
import { formatDate } from './date.ts';

/** As observed, with Auckland Anniversary. After the last year only weekends count; the test fails a year before. */
export const publicHolidays: ReadonlySet<string> = new Set([
  // New Year, Auckland, Waitangi, Easter, Anzac, King's Birthday, Matariki, Labour, Christmas.
  ...['2025-01-01', '2025-01-02', '2025-01-27', '2025-02-06', '2025-04-18', '2025-04-21', '2025-04-25'],
  ...['2025-06-02', '2025-06-20', '2025-10-27', '2025-12-25', '2025-12-26'],
  ...['2026-01-01', '2026-01-02', '2026-01-26', '2026-02-06', '2026-04-03', '2026-04-06', '2026-04-27'],
  ...['2026-06-01', '2026-07-10', '2026-10-26', '2026-12-25', '2026-12-28'],
  ...['2027-01-01', '2027-01-04', '2027-02-01', '2027-02-08', '2027-03-26', '2027-03-29', '2027-04-26'],
  ...['2027-06-07', '2027-06-25', '2027-10-25', '2027-12-27', '2027-12-28'],
  ...['2028-01-03', '2028-01-04', '2028-01-31', '2028-02-07', '2028-04-14', '2028-04-17', '2028-04-25'],
  ...['2028-06-05', '2028-07-14', '2028-10-23', '2028-12-25', '2028-12-26'],
  ...['2029-01-01', '2029-01-02', '2029-01-29', '2029-02-06', '2029-03-30', '2029-04-02', '2029-04-25'],
  ...['2029-06-04', '2029-07-06', '2029-10-22', '2029-12-25', '2029-12-26'],
  ...['2030-01-01', '2030-01-02', '2030-01-28', '2030-02-06', '2030-04-19', '2030-04-22', '2030-04-25'],
  ...['2030-06-03', '2030-06-21', '2030-10-28', '2030-12-25', '2030-12-26'],
]);

/** Noon in New Zealand has the same date as midnight UTC, summer and winter. */
export function dayToIso(day: string): string {
  return `${day}T00:00:00.000Z`;
}

export function isBusinessDay(day: string): boolean {
  const weekday = new Date(dayToIso(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !publicHolidays.has(day);
}

/** The day itself never counts: an order of a Saturday counts from Monday. @param count at least 1 */
export function addBusinessDays(iso: string, count: number): string {
  let day = formatDate(iso);
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) left -= 1;
  }
  return day;
}

/** Counts from the day after `from`, up to the day of `to`. @returns 0 if `to` is not later */
export function countBusinessDays(from: string, to: string): number {
  const end = formatDate(to);
  let count = 0;
  for (let day = formatDate(from); day < end; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day)) count += 1;
  }
  return count;
}

/** @param count negative to go back */
export function addDays(day: string, count: number): string {
  const moment = new Date(dayToIso(day));
  moment.setUTCDate(moment.getUTCDate() + count);
  return moment.toISOString().slice(0, 10);
}
