import type { EnquiryFilter } from '@kowhai/domain/api/enquiries';
import { lateEnquiriesSentBefore } from '@kowhai/domain/enquiries/enquiry-promise';
import type { StoredEnquiry } from '@kowhai/domain/enquiries/stored-enquiry';
import { listEnquiryQuickFilters } from '@kowhai/domain/search/quick-filters';
import { listEnquiryWords } from '@kowhai/domain/search/search-keys';
import { listSorted } from '#database/list-sorted.ts';
import { countFound, type Found, matchSearch, searchFor } from '#database/search.ts';
import type { Query } from '#database/store.ts';
import { store } from '#database/store.ts';
import { readQuickFilters } from '#functions/audit/assignee.ts';
import { type Caller, type Handler, replyWithSlice } from '#http/handler.ts';

export const listEnquiries: Handler<'listEnquiries'> = async ({ query: asked, caller }) => {
  const { limit, cursor, ...filter } = asked;
  const { query, isWanted } = await findEnquiries(store.enquiries, filter, caller);
  const isOfOnePerson = filter.email !== undefined || filter.user !== undefined;
  const isAscending = (filter.status === 'Unanswered' || filter.due !== undefined) && !isOfOnePerson;
  const order = { by: ['createdAt'], isAscending, isWanted } as const;
  return replyWithSlice(await listSorted(query, { limit, cursor }, order));
};

export const countEnquiries: Handler<'countEnquiries'> = async ({ query: filter, caller }) =>
  countFound(await findEnquiries(store.enquiries, filter, caller));

async function findEnquiries(
  enquiries: Query<StoredEnquiry>,
  { status: wanted, due, q, email, user, only: asked }: EnquiryFilter,
  caller: Caller,
): Promise<Found<StoredEnquiry>> {
  const only = readQuickFilters(asked, caller);
  const status = due ? 'Unanswered' : wanted;
  const isAnswered = status && status === 'Answered';
  if (email !== undefined || user !== undefined) {
    const isFound = matchSearch(q, listEnquiryWords);
    const isWanted = (enquiry: StoredEnquiry) =>
      (isAnswered === undefined || enquiry.isAnswered === isAnswered) &&
      (isFound?.(enquiry) ?? true) &&
      only.every((filter) => listEnquiryQuickFilters(enquiry).includes(filter)) &&
      (email === undefined || enquiry.email === email);
    const ofPerson =
      user === undefined ? enquiries.where('email', '==', email) : enquiries.where('userId', '==', user);
    return { query: ofPerson, isWanted };
  }
  const ofStatus = isAnswered === undefined ? enquiries : enquiries.where('isAnswered', '==', isAnswered);
  const sentBefore = lateEnquiriesSentBefore(new Date().toISOString());
  const found = due ? ofStatus.where('createdAt', '<', store.toTimestamp(sentBefore)) : ofStatus;
  return searchFor(found, q, listEnquiryWords, { only, quickFiltersOf: listEnquiryQuickFilters });
}
