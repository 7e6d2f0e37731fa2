/** The one rule of working days. A day is its date in New Zealand, such as "2026-11-20". */
import type { Region } from '#domain/address/regions.ts';
import { formatDate } from './date.ts';

/** As observed in the whole country. After the last year only weekends count; the test fails a year before. */
export const publicHolidays: ReadonlySet<string> = new Set([
  // New Year, Waitangi, Easter, Anzac, King's Birthday, Matariki, Labour, Christmas.
  ...['2025-01-01', '2025-01-02', '2025-02-06', '2025-04-18', '2025-04-21', '2025-04-25'],
  ...['2025-06-02', '2025-06-20', '2025-10-27', '2025-12-25', '2025-12-26'],
  ...['2026-01-01', '2026-01-02', '2026-02-06', '2026-04-03', '2026-04-06', '2026-04-27'],
  ...['2026-06-01', '2026-07-10', '2026-10-26', '2026-12-25', '2026-12-28'],
  ...['2027-01-01', '2027-01-04', '2027-02-08', '2027-03-26', '2027-03-29', '2027-04-26'],
  ...['2027-06-07', '2027-06-25', '2027-10-25', '2027-12-27', '2027-12-28'],
  ...['2028-01-03', '2028-01-04', '2028-02-07', '2028-04-14', '2028-04-17', '2028-04-25'],
  ...['2028-06-05', '2028-07-14', '2028-10-23', '2028-12-25', '2028-12-26'],
  ...['2029-01-01', '2029-01-02', '2029-02-06', '2029-03-30', '2029-04-02', '2029-04-25'],
  ...['2029-06-04', '2029-07-06', '2029-10-22', '2029-12-25', '2029-12-26'],
  ...['2030-01-01', '2030-01-02', '2030-02-06', '2030-04-19', '2030-04-22', '2030-04-25'],
  ...['2030-06-03', '2030-06-21', '2030-10-28', '2030-12-25', '2030-12-26'],
]);

const north = ['2025-01-27', '2026-01-26', '2027-02-01', '2028-01-31', '2029-01-29', '2030-01-28'];
const wellington = ['2025-01-20', '2026-01-19', '2027-01-25', '2028-01-24', '2029-01-22', '2030-01-21'];

/** The day that each region keeps for itself, as observed. */
export const anniversaryDays: Readonly<Record<Region, readonly string[]>> = {
  Northland: north,
  Auckland: north,
  Waikato: north,
  'Bay of Plenty': north,
  Gisborne: north,
  "Hawke's Bay": ['2025-10-24', '2026-10-23', '2027-10-22', '2028-10-20', '2029-10-19', '2030-10-25'],
  Taranaki: ['2025-03-10', '2026-03-09', '2027-03-08', '2028-03-13', '2029-03-12', '2030-03-11'],
  'Whanganui-Manawatu': wellington,
  Wellington: wellington,
  Marlborough: ['2025-11-03', '2026-11-02', '2027-11-01', '2028-10-30', '2029-10-29', '2030-11-04'],
  'Nelson-Tasman': ['2025-02-03', '2026-02-02', '2027-02-01', '2028-01-31', '2029-01-29', '2030-02-04'],
  'West Coast': ['2025-12-01', '2026-11-30', '2027-11-29', '2028-12-04', '2029-12-03', '2030-12-02'],
  Canterbury: ['2025-11-14', '2026-11-13', '2027-11-12', '2028-11-17', '2029-11-16', '2030-11-15'],
  Otago: ['2025-03-24', '2026-03-23', '2027-03-22', '2028-03-20', '2029-03-26', '2030-03-25'],
  Southland: ['2025-04-22', '2026-04-07', '2027-03-30', '2028-04-18', '2029-04-03', '2030-04-23'],
};

/** Where staff review orders. Homes are connected by their own region's days. */
const officeRegion: Region = 'Auckland';

/** Noon in New Zealand has the same date as midnight UTC, summer and winter. */
export function dayToIso(day: string): string {
  return `${day}T00:00:00.000Z`;
}

/** Why no one works on a day, such as "a Sunday". @returns null for a working day */
export function findDayOff(day: string, region: Region): string | null {
  const weekday = new Date(dayToIso(day)).getUTCDay();
  if (weekday === 0) return 'a Sunday';
  if (weekday === 6) return 'a Saturday';
  if (publicHolidays.has(day)) return 'a public holiday';
  return anniversaryDays[region].includes(day) ? `${region} Anniversary Day` : null;
}

export function isBusinessDay(day: string, region: Region = officeRegion): boolean {
  return findDayOff(day, region) === null;
}

/**
 * The day itself never counts: an order of a Saturday counts from Monday.
 *
 * @param count at least 1 @param region whose days count; the office's, if left out
 */
export function addBusinessDays(iso: string, count: number, region?: Region): string {
  let day = formatDate(iso);
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isBusinessDay(day, region)) left -= 1;
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
