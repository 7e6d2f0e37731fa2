/** Offer summaries and factsheets are PDFs of a certain month, which their links name: "2025-01", kept beside the path. */
import { formatDate } from './date.ts';
import { lazily } from './lazily.ts';

/** What documents were of whose records were written before the month was kept. */
const firstDocumentMonth = '2025-01';

const inWords = lazily(
  () => new Intl.DateTimeFormat('en-NZ', { timeZone: 'UTC', month: 'long', year: 'numeric' }),
);

/** Says a document's month: "January 2025". */
export function describeDocumentMonth(month: string = firstDocumentMonth): string {
  return inWords().format(new Date(`${month}-01T00:00:00.000Z`));
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
