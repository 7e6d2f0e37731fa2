import * as z from 'zod/mini';
import { id, timestamp } from '#domain/text-schema.ts';

/** What the mail provider told about a mail that it had taken. */
export const delivery = z.object({
  outcome: z.enum(['arrived', 'bounced', 'dropped']),
  at: timestamp,
  /** The other side's words, for staff. */
  reason: z.optional(z.string()),
});
export type Delivery = z.output<typeof delivery>;

/**
 * failed: given up. limited: held back by the address's hourly limit. sent: taken by the mail provider, and no more is
 * known. bounced: it came back. dropped: the mail provider did not pass it on.
 */
export const mailState = z.enum([
  'queued',
  'sending',
  'sent',
  'failed',
  'limited',
  'arrived',
  'bounced',
  'dropped',
]);
export type MailState = z.output<typeof mailState>;

/** Whether a person has to be reached another way. */
export const isLost = (state: MailState | null): boolean =>
  state === 'bounced' || state === 'dropped' || state === 'failed';

export const mailPreview = z.object({ to: z.string(), subject: z.string(), html: z.string() });

export const userMail = z.object({
  _id: z.string(),
  subject: z.string(),
  state: mailState,
  reason: z.optional(z.string()),
  createdAt: timestamp,
  sentAt: z.optional(timestamp),
  orderId: z.optional(id),
  enquiryId: z.optional(id),
});
export type UserMail = z.output<typeof userMail>;
