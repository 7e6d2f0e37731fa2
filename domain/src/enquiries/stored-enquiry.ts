import * as z from 'zod/mini';
import { staffMember } from '#domain/people/staff.ts';
import { id, prose, timestamp } from '#domain/text-schema.ts';
import { enquirySnapshot } from './enquiry.ts';

export const enquiryStatuses = ['Unanswered', 'Answered'] as const;
export const enquiryStatus = z.enum(enquiryStatuses, 'Status is invalid');
export type EnquiryStatus = z.output<typeof enquiryStatus>;

export const newEnquiryReply = z.object({ text: prose('Write a reply', { min: 2, max: 5000 }) });

export const enquiryReply = z.object({ _id: id, text: z.string(), by: staffMember, createdAt: timestamp });

/** A record has room for this many replies of the greatest length. */
export const maxEnquiryReplies = 40;

export const storedEnquiry = z.extend(enquirySnapshot, {
  _id: z.string(),
  createdAt: timestamp,
  /** The signed-in sender. The address may differ from the account's. */
  userId: z.optional(id),
  isSuspect: z._default(z.boolean(), false),
  isAnswered: z._default(z.boolean(), false),
  answeredAt: z.optional(timestamp),
  answeredBy: z.optional(staffMember),
  assignee: z.optional(staffMember),
  /** Oldest first. */
  replies: z._default(z.array(enquiryReply), []),
});
export type StoredEnquiry = z.output<typeof storedEnquiry>;
