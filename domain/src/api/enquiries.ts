/** Enquiries of the contact form, for staff. */
import * as z from 'zod/mini';
import {
  enquiryReply,
  enquiryStatus,
  newEnquiryReply,
  storedEnquiry,
} from '#domain/enquiries/stored-enquiry.ts';
import { mailPreview, mailState } from '#domain/mail/mail-state.ts';
import { assignment } from '#domain/people/staff.ts';
import { quickFilterList } from '#domain/search/quick-filters.ts';
import { id } from '#domain/text-schema.ts';
import type { StaffEndpoint } from './endpoint.ts';
import { mailStatus } from './mail.ts';
import { foundCount, pageQuery, searchText } from './page.ts';

const enquiryFilter = z.object({
  status: z.optional(enquiryStatus),
  /** Only those that wait for an answer longer than is promised. */
  due: z.optional(z.literal('late', 'Choose late')),
  q: searchText,
  /** Only what this user sent while signed in. */
  user: z.optional(id),
  /** Only what was sent from this address. */
  email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254))),
  only: quickFilterList,
});
export type EnquiryFilter = z.output<typeof enquiryFilter>;

const sentEnquiryReply = z.extend(newEnquiryReply, {
  /** How many replies whoever writes had before them; left out, nobody else's are looked for. */
  repliesSeen: z.optional(z.int('Replies are counted').check(z.gte(0, 'Replies are counted'))),
});

/** One enquiry with what became of its mails, and the orders that it names. */
export const enquiryDetails = z.extend(storedEnquiry, {
  /** The receipt was not sent, because the address had its hour's share of mails. */
  isReceiptLimited: z._default(z.boolean(), false),
  /** Mails are kept for 90 days; of an older reply's nothing is known. */
  replies: z.array(z.extend(enquiryReply, { mail: z.nullable(mailState) })),
  /** Who was signed in, else whose address it is: not proven, the words may be somebody else's. */
  account: z.nullable(z.object({ _id: id, name: z.string(), isProven: z.boolean() })),
  orders: z.array(z.object({ _id: id, number: z.string() })),
});
export type EnquiryDetails = z.output<typeof enquiryDetails>;

export const enquiryEndpoints = {
  /** What waits for an answer comes the oldest first; all else, and what one person sent, the newest first. */
  listEnquiries: {
    method: 'GET',
    path: '/api/enquiries',
    query: z.extend(pageQuery, enquiryFilter.shape),
    output: z.array(storedEnquiry),
    cacheTag: 'Enquiry',
  },
  countEnquiries: {
    method: 'GET',
    path: '/api/enquiries/count',
    query: enquiryFilter,
    output: foundCount,
    cacheTag: 'Enquiry',
  },
  getEnquiry: {
    method: 'GET',
    path: '/api/enquiries/{id}',
    output: enquiryDetails,
    cacheTag: 'Enquiry',
  },
  /**
   * Mails an answer and marks the enquiry as answered. The same words once more send nothing. VERSION where somebody else
   * has replied after the replies that were seen.
   */
  replyToEnquiry: {
    method: 'POST',
    path: '/api/enquiries/{id}/replies',
    body: sentEnquiryReply,
    output: z.object({ replyId: id }),
    status: 201,
    invalidates: ['Enquiry', 'Dashboard', 'Audit'],
    invalidatesOnConflict: ['Enquiry'],
  },
  /** Takes back a reply whose mail still waits, and the mail. */
  undoEnquiryReply: {
    method: 'DELETE',
    path: '/api/enquiries/{id}/replies/{replyId}',
    output: storedEnquiry,
    invalidates: ['Enquiry', 'Dashboard', 'Audit'],
    invalidatesOnConflict: ['Enquiry'],
  },
  /** The mail of a reply. Mails are kept for 90 days. */
  getEnquiryReplyMail: {
    method: 'GET',
    path: '/api/enquiries/{id}/replies/{replyId}/mail',
    output: mailPreview,
    cacheTag: 'Enquiry',
  },
  /** Sends a reply's mail once more, and one that was given up after all. One on its way is left alone. */
  resendEnquiryReply: {
    method: 'POST',
    path: '/api/enquiries/{id}/replies/{replyId}/resend',
    output: z.object({ status: mailStatus, mailId: z.string() }),
    status: 202,
    invalidates: ['Enquiry', 'Dashboard', 'Audit'],
  },
  /** It was answered elsewhere: nobody is mailed. */
  answerEnquiry: {
    method: 'PUT',
    path: '/api/enquiries/{id}/answered',
    output: storedEnquiry,
    invalidates: ['Enquiry', 'Dashboard', 'Audit'],
  },
  assignEnquiry: {
    method: 'PUT',
    path: '/api/enquiries/{id}/assignee',
    body: assignment,
    output: storedEnquiry,
    invalidates: ['Enquiry', 'Audit'],
  },
  reopenEnquiry: {
    method: 'PUT',
    path: '/api/enquiries/{id}/unanswered',
    output: storedEnquiry,
    invalidates: ['Enquiry', 'Dashboard', 'Audit'],
  },
} as const satisfies Record<string, StaffEndpoint>;
