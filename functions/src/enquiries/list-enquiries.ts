import { listEnquiryKeys } from '@kowhai/domain/search-keys';
import { listByMoment } from '#firebase/list-by-moment.ts';
import { matchSearch, searchFor } from '#firebase/search.ts';
import type { Query } from '#firebase/store.ts';
import { type Handler, replyWithPage } from '#functions/handler.ts';
import { type EnquiryRecord, hideExpiry, openEnquiries } from './enquiry-record.ts';

/** The enquiries, the newest first. */
export const listEnquiries: Handler<'listEnquiries'> = async ({ query: { status, q, email, ...page } }) => {
  const found = findEnquiries(await openEnquiries(), {
    isAnswered: status && status === 'Answered',
    q,
    email,
  });
  const options = { moment: 'createdAt', isWanted: found.isWanted } as const;
  const { items, nextCursor } = await listByMoment(found.query, page, options);
  return replyWithPage({ items: items.map(hideExpiry), nextCursor });
};

type Filter = { isAnswered: boolean | undefined; q: string | undefined; email: string | undefined };

function findEnquiries(enquiries: Query<EnquiryRecord>, { isAnswered, q, email }: Filter) {
  if (email !== undefined) {
    // One person's enquiries are few: status and words are looked for in them.
    const hasWords = matchSearch(q, listEnquiryKeys);
    const isWanted = (enquiry: EnquiryRecord) =>
      (isAnswered === undefined || enquiry.isAnswered === isAnswered) && (hasWords?.(enquiry) ?? true);
    return { query: enquiries.where('email', '==', email), isWanted };
  }
  const ofStatus = isAnswered === undefined ? enquiries : enquiries.where('isAnswered', '==', isAnswered);
  return searchFor(ofStatus, q, listEnquiryKeys);
}
