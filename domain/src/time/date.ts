/** How the shop shows moments. */
import { lazyFormat } from './lazy-format.ts';

const inAuckland = lazyFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' });
const inWords = lazyFormat('en-NZ', { weekday: 'long', day: 'numeric', month: 'long' });
const inShort = lazyFormat('en-NZ', { weekday: 'short', day: 'numeric', month: 'short' });
const timeOfDay = lazyFormat('en-NZ', { hour: 'numeric', minute: '2-digit', hour12: true });
const clockTime = lazyFormat('en-NZ', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const exactTime = lazyFormat('en-NZ', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/**
 * Shows a stored moment as its date, the first 10 characters of the ISO string, as it is in New Zealand: an order of
 * a Tuesday morning must not show Monday.
 *
 * @param iso a moment as an ISO 8601 string
 * @returns the date such as "2026-11-20"
 */
export function formatDate(iso: string): string {
  return inAuckland(new Date(iso));
}

/** Shows a moment as a day that people can plan with: "Friday 20 November". */
export function formatDayInWords(iso: string): string {
  return inWords(new Date(iso)).replace(',', '');
}

/** Shows a moment as a day where there is little room: "Fri 20 Nov". */
export function formatShortDay(iso: string): string {
  return inShort(new Date(iso)).replace(',', '');
}

/** Shows a moment as people say it: "Friday 20 November, 9:15 am". */
export function formatMomentInWords(iso: string): string {
  // Newer versions of Unicode's data write a narrow space before "am".
  const time = timeOfDay(new Date(iso)).replace(/\s/g, ' ');
  return `${formatDayInWords(iso)}, ${time}`;
}

/** Shows a moment to the second: "14:32:07". */
export function formatTimeToTheSecond(iso: string): string {
  return exactTime(new Date(iso));
}

/** Shows a moment as the time of day in New Zealand: "14:32". */
export function formatTime(iso: string): string {
  return clockTime(new Date(iso));
}
