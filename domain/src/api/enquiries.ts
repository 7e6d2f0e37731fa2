import * as z from 'zod/mini';
import {
  enquiryReply,
  enquiryStatus,
  newEnquiryReply,
  storedEnquiry,
} from '#domain/enquiries/stored-enquiry.ts';
import { mailPreview, mailState } from '#domain/mail/mail-state.ts';
import { newOrderNote } from '#domain/orders/order-note.ts';
import { assignment } from '#domain/people/staff.ts';
import { quickFilterList } from '#domain/search/quick-filters.ts';
import { id } from '#domain/text-schema.ts';
import type { StaffEndpoint } from './endpoint.ts';
import { foundCount, searchText, sliceQuery } from './list-slice.ts';
import { mailStatus } from './mail.ts';

const enquiryFilter = z.object({
  status: z.optional(enquiryStatus),
  due: z.optional(z.literal('late', 'Choose late')),
  q: searchText,
  user: z.optional(id),
  email: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254))),
  only: quickFilterList,
});
export type EnquiryFilter = z.output<typeof enquiryFilter>;

const sentEnquiryReply = z.extend(newEnquiryReply, {
  /** How many replies the sender has seen. Left out, replies by others are not checked. */
  repliesSeen: z.optional(z.int('Replies are counted').check(z.gte(0, 'Replies are counted'))),
  /** It only delays the answer, which the enquiry goes on waiting for. */
  keepsOpen: z.optional(z.boolean('Say whether it stays open')),
});

export const enquiryDetails = z.extend(storedEnquiry, {
  /** Null where none was sent, and after 90 days. */
  receipt: z.nullable(mailState),
  /** Mails are kept for 90 days; an older reply has null. */
  replies: z.array(z.extend(enquiryReply, { mail: z.nullable(mailState) })),
  /** The signed-in sender, otherwise the account with that address. If unproven, the sender may be someone else. */
  account: z.nullable(z.object({ _id: id, name: z.string(), phone: z.string(), isProven: z.boolean() })),
  orders: z.array(z.object({ _id: id, number: z.string() })),
});
export type EnquiryDetails = z.output<typeof enquiryDetails>;

export const enquiryEndpoints = {
  /** Unanswered ones oldest first; all others, and one person's, newest first. */
  listEnquiries: {
    method: 'GET',
    path: '/api/enquiries',
    query: z.extend(sliceQuery, enquiryFilter.shape),
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
  /** The same text again sends nothing. Refused with VERSION if a colleague replied after `repliesSeen`. */
  replyToEnquiry: {
    method: 'POST',
    path: '/api/enquiries/{id}/replies',
    body: sentEnquiryReply,
    output: z.object({ replyId: id }),
    status: 201,
    invalidates: ['Enquiry', 'Dashboard', 'Audit'],
    invalidatesOnConflict: ['Enquiry'],
  },
  undoEnquiryReply: {
    method: 'DELETE',
    path: '/api/enquiries/{id}/replies/{replyId}',
    output: storedEnquiry,
    invalidates: ['Enquiry', 'Dashboard', 'Audit'],
    invalidatesOnConflict: ['Enquiry'],
  },
  addEnquiryNote: {
    method: 'POST',
    path: '/api/enquiries/{id}/notes',
    body: newOrderNote,
    output: storedEnquiry,
    status: 201,
    invalidates: ['Enquiry', 'Audit'],
  },
  getEnquiryReplyMail: {
    method: 'GET',
    path: '/api/enquiries/{id}/replies/{replyId}/mail',
    output: mailPreview,
    cacheTag: 'Enquiry',
  },
  /** Sends a sent or failed mail again. A queued one is left alone. */
  resendEnquiryReply: {
    method: 'POST',
    path: '/api/enquiries/{id}/replies/{replyId}/resend',
    output: z.object({ status: mailStatus, mailId: z.string() }),
    status: 202,
    invalidates: ['Enquiry', 'Dashboard', 'Audit'],
  },
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
