/**
 * What the site and its service worker (`service-worker.ts`) share, and the words for people who are offline.
 */
import { formatDayInWords, formatTime } from '@kowhai/domain/time/date';

/** The id of the note that the worker adds to a kept page. */
export const offlineNoteId = 'kept-note';

/** The message to the worker about a page that is shown: its path, and the files that the browser has fetched. */
export type PageSeen = { path: string; files: string[] };

/** A page's address at this site, for any path: "//evil.example/" alone would name another site, whose page would be kept as ours. */
export function toPageAddress(path: string, origin: string): string | null {
  return path.startsWith('/') ? `${origin}${path}` : null;
}

type Connection = {
  /** `navigator.onLine`, which is also true for a connection without internet. */
  isOnline: boolean;
  /** When a kept page's prices were read, as an ISO string; null where that is unknown. */
  pricesOf: string | null;
};

/** @param now an ISO 8601 string. Names the day, as this machine's clock may be wrong about today. */
export function describeConnection({ isOnline, pricesOf }: Connection, now: string): string {
  const problem = isOnline ? 'We can’t reach the shop right now.' : 'You’re offline.';
  if (pricesOf === null) return `${problem} What you see may be out of date.`;
  return `${problem} Prices are as of ${formatDayInWords(pricesOf, now)}, ${formatTime(pricesOf)}.`;
}
