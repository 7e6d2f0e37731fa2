import * as z from 'zod/mini';
import { newOrderNote } from '#domain/orders/order-note.ts';
import { staffMember } from '#domain/people/staff.ts';
import { id, prose, timestamp } from '#domain/text-schema.ts';
import { enquirySnapshot } from './enquiry.ts';

export const enquiryStatuses = ['Unanswered', 'Answered'] as const;
export const enquiryStatus = z.enum(enquiryStatuses, 'Status is invalid');
export type EnquiryStatus = z.output<typeof enquiryStatus>;

export const newEnquiryReply = z.object({ text: prose('Write a reply', { min: 2, max: 5000 }) });

/** The form, whose field is not the one of a note beside it; any text keeps the enquiry open. */
export const enquiryReplyForm = z.object({ reply: newEnquiryReply.shape.text, keepsOpen: z.string() });
export type EnquiryReplyForm = z.output<typeof enquiryReplyForm>;

export const enquiryReply = z.object({ _id: id, text: z.string(), by: staffMember, createdAt: timestamp });

/** Staff's own. The person gets it in the download of their data, as a note of an order. */
export const enquiryNote = z.extend(newOrderNote, { _id: id, by: staffMember, createdAt: timestamp });

/** A record has room for this many replies of the greatest length. */
export const maxEnquiryReplies = 40;

/** A record has room for as many notes beside the replies. */
export const maxEnquiryNotes = 50;

export const storedEnquiry = z.extend(enquirySnapshot, {
  _id: z.string(),
  createdAt: timestamp,
  /** The signed-in sender. The address may differ from the account's. */
  userId: z.optional(id),
  isSuspect: z._default(z.boolean(), false),
  isAnswered: z._default(z.boolean(), false),
  answeredAt: z.optional(timestamp),
  answeredBy: z.optional(staffMember),
  /** As of an order; see `listColleagues`. */
  assigneeKey: z.optional(z.string()),
  /** Oldest first. */
  replies: z._default(z.array(enquiryReply), []),
  notes: z._default(z.array(enquiryNote), []),
});
export type StoredEnquiry = z.output<typeof storedEnquiry>;

/** The fields of an enquiry that is still to be answered, or again. */
export const unanswered = { isAnswered: false, answeredAt: undefined, answeredBy: undefined };
