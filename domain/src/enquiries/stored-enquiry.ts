/** An enquiry as staff see it. */
import * as z from 'zod/mini';
import { mailState } from '#domain/mail/mail-state.ts';
import { staffMember } from '#domain/people/staff.ts';
import { id, prose, timestamp } from '#domain/text-schema.ts';
import { enquirySnapshot } from './enquiry.ts';

export const enquiryStatuses = ['Unanswered', 'Answered'] as const;
export const enquiryStatus = z.enum(enquiryStatuses, 'Status is invalid');
export type EnquiryStatus = z.output<typeof enquiryStatus>;

export const newEnquiryReply = z.object({ text: prose('Write a reply', { min: 2, max: 5000 }) });

/** What staff answered by mail. */
const enquiryReply = z.object({ _id: id, text: z.string(), by: staffMember, createdAt: timestamp });

/** One record has room for this many of the greatest length. */
export const maxEnquiryReplies = 40;

export const storedEnquiry = z.extend(enquirySnapshot, {
  _id: z.string(),
  createdAt: timestamp,
  /** Who was signed in when it was sent: the address may be another than the account's. */
  userId: z.optional(id),
  /** The field that no person sees was filled in. */
  isSuspect: z._default(z.boolean(), false),
  isAnswered: z._default(z.boolean(), false),
  answeredAt: z.optional(timestamp),
  answeredBy: z.optional(staffMember),
  /** Who of the staff sees to it. */
  assignee: z.optional(staffMember),
  /** The oldest first. */
  replies: z._default(z.array(enquiryReply), []),
});
export type StoredEnquiry = z.output<typeof storedEnquiry>;

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
