/** Mails as staff see them. */
import * as z from 'zod/mini';
import { id, timestamp } from '#domain/text-schema.ts';

/**
 * queued: on its way. sending: being handed over. failed: given up, it can be sent again. limited: held back, because
 * its address had its hour's share of mails; it can be sent again too.
 */
export const mailState = z.enum(['queued', 'sending', 'sent', 'failed', 'limited']);
export type MailState = z.output<typeof mailState>;

/** A mail as it reads, before it is sent again. */
export const mailPreview = z.object({ to: z.string(), subject: z.string(), html: z.string() });

/** A mail that went to a person. */
export const userMail = z.object({
  _id: z.string(),
  subject: z.string(),
  state: mailState,
  createdAt: timestamp,
  sentAt: z.optional(timestamp),
  /** What it is about, where that has a page. */
  orderId: z.optional(id),
  enquiryId: z.optional(id),
});
export type UserMail = z.output<typeof userMail>;
