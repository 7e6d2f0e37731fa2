/** Offer summaries and factsheets have a month, "2025-01", which is stored beside the path and named by their links. */
import { formatDate } from '#domain/time/date.ts';

/** The month of records that were stored without one. */
const firstDocumentMonth = '2025-01';

// A formatter of `Intl` would block a plan's page on a slow phone for 30 ms.
const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

export function describeDocumentMonth(documentMonth: string = firstDocumentMonth): string {
  const [year, month] = documentMonth.split('-');
  return `${monthNames[Number(month) - 1]} ${year}`;
}

/** In New Zealand. */
export function documentMonthAt(iso: string): string {
  return formatDate(iso).slice(0, 7);
}

/** Undefined if the path stays. @param after undefined if unchanged */
export function monthOfNewDocument(
  before: string,
  after: string | undefined,
  now: string,
): string | undefined {
  return after && after !== before ? documentMonthAt(now) : undefined;
}
