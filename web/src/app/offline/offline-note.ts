/** What the site and its service worker (`worker/service-worker.ts`) say to each other, and to whoever is offline. */
import { formatDate, formatDayInWords, formatTime } from '@kowhai/domain/time/date';

/** The id of the note that the worker writes into a page which it kept. */
export const offlineNoteId = 'kept-note';

/** What the worker is told once a page is shown: its path, and the files that the browser fetched so far. */
export type PageSeen = { path: string; files: string[] };

type Connection = {
  /** What the browser thinks: a connection that leads nowhere counts as one. */
  isOnline: boolean;
  /** When the prices on a kept page were read, as an ISO string; null where nobody knows. */
  pricesOf: string | null;
  now: string;
};

export function describeConnection({ isOnline, pricesOf, now }: Connection): string {
  const problem = isOnline ? 'We can’t reach the shop right now.' : 'You’re offline.';
  if (pricesOf === null) return `${problem} What you see may be out of date.`;
  const isToday = formatDate(pricesOf) === formatDate(now);
  const day = isToday ? '' : `${formatDayInWords(pricesOf)}, `;
  return `${problem} Prices are as of ${day}${formatTime(pricesOf)}.`;
}
