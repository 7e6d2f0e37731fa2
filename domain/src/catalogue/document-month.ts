/** Offer summaries and factsheets are PDFs of a certain month, which their links name: "2025-01", kept beside the path. */
import { formatDate } from '#domain/time/date.ts';

/** The month of documents in records that were written before the month was stored. */
const firstDocumentMonth = '2025-01';

// Written out: making a formatter of `Intl` for it would hold up a plan's page on a slow phone for 30 ms.
const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Says a document's month: "January 2025". */
export function describeDocumentMonth(documentMonth: string = firstDocumentMonth): string {
  const [year, month] = documentMonth.split('-');
  return `${monthNames[Number(month) - 1]} ${year}`;
}

/** The month of a document that is made at a moment, as it is in New Zealand. */
export function documentMonthAt(iso: string): string {
  return formatDate(iso).slice(0, 7);
}

/**
 * The month of a document that takes the place of another.
 *
 * @param before the stored path
 * @param after the path as it is to be stored; undefined where it is not changed
 * @param now a moment as an ISO 8601 string
 * @returns the month, or undefined where no new document comes
 */
export function monthOfNewDocument(
  before: string,
  after: string | undefined,
  now: string,
): string | undefined {
  return after && after !== before ? documentMonthAt(now) : undefined;
}
