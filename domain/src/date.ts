/** How the shop shows moments. */
import { lazily } from './lazily.ts';

const inAuckland = lazily(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Pacific/Auckland',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
);

const inWords = lazily(
  () =>
    new Intl.DateTimeFormat('en-NZ', {
      timeZone: 'Pacific/Auckland',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    }),
);

/**
 * Shows a stored moment as its date, the first 10 characters of the ISO string, as it is in New Zealand: an order of
 * a Tuesday morning must not show Monday.
 *
 * @param iso a moment as an ISO 8601 string
 * @returns the date such as "2026-11-20"
 */
export function formatDate(iso: string): string {
  return inAuckland().format(new Date(iso));
}

/** Shows a moment as a day that people can plan with: "Friday 20 November". */
export function formatDayInWords(iso: string): string {
  return inWords().format(new Date(iso)).replace(',', '');
}
