/** An enquiry as staff see it. */
import * as z from 'zod/mini';
import { staffMember } from '#domain/people/staff.ts';
import { id, prose, timestamp } from '#domain/text-schema.ts';
import { enquirySnapshot } from './enquiry.ts';

export const enquiryStatuses = ['Unanswered', 'Answered'] as const;
export const enquiryStatus = z.enum(enquiryStatuses, 'Status is invalid');
export type EnquiryStatus = z.output<typeof enquiryStatus>;

export const newEnquiryReply = z.object({ text: prose('Write a reply', { min: 2, max: 5000 }) });

/** What staff answered by mail. */
export const enquiryReply = z.object({ _id: id, text: z.string(), by: staffMember, createdAt: timestamp });

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
