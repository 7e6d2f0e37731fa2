import * as z from 'zod/mini';
import { id, timestamp } from '#domain/text-schema.ts';

/** failed: given up. limited: held back by the address's hourly limit. Both can be sent again. */
export const mailState = z.enum(['queued', 'sending', 'sent', 'failed', 'limited']);
export type MailState = z.output<typeof mailState>;

export const mailPreview = z.object({ to: z.string(), subject: z.string(), html: z.string() });

export const userMail = z.object({
  _id: z.string(),
  subject: z.string(),
  state: mailState,
  createdAt: timestamp,
  sentAt: z.optional(timestamp),
  orderId: z.optional(id),
  enquiryId: z.optional(id),
});
export type UserMail = z.output<typeof userMail>;
