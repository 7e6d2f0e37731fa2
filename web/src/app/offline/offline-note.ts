/**
 * What the site and its service worker (`worker/service-worker.ts`) share, and the words for people who are offline.
 */
import { formatDate, formatDayInWords, formatTime } from '@kowhai/domain/time/date';

/** The id of the note that the worker adds to a kept page. */
export const offlineNoteId = 'kept-note';

/** The message to the worker about a page that is shown: its path, and the files that the browser has fetched. */
export type PageSeen = { path: string; files: string[] };

type Connection = {
  /** `navigator.onLine`, which is also true for a connection without internet. */
  isOnline: boolean;
  /** When a kept page's prices were read, as an ISO string; null where that is unknown. */
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
