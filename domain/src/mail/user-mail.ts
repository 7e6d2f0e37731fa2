/** A mail that went to a person, as staff see it. */
import * as z from 'zod/mini';
import { id, timestamp } from '#domain/text-schema.ts';
import { mailState } from './mail-state.ts';

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
