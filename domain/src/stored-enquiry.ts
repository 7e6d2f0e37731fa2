/** An enquiry as staff see it. */
import * as z from 'zod/mini';
import { enquirySnapshot } from './enquiry.ts';
import { staffMember } from './staff.ts';
import { timestamp } from './text.ts';

export const enquiryStatuses = ['Unanswered', 'Answered'] as const;
export const enquiryStatus = z.enum(enquiryStatuses, 'Status is invalid');
export type EnquiryStatus = z.output<typeof enquiryStatus>;

export const storedEnquiry = z.extend(enquirySnapshot, {
  _id: z.string(),
  createdAt: timestamp,
  isAnswered: z._default(z.boolean(), false),
  answeredAt: z.optional(timestamp),
  answeredBy: z.optional(staffMember),
});
export type StoredEnquiry = z.output<typeof storedEnquiry>;

/** One enquiry with what became of the mail that says we have it. */
export const enquiryWithReceipt = z.extend(storedEnquiry, {
  /** It was not sent, because the address had its hour's share of mails. */
  isReceiptLimited: z._default(z.boolean(), false),
});
export type EnquiryWithReceipt = z.output<typeof enquiryWithReceipt>;
