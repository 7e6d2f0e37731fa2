/** What is stored that no call answers with. */
import { timestamp } from '@kowhai/domain/text';
import * as z from 'zod/mini';

/** Makes a repeated order request one order. Its id is the customer's and the key's. */
export const idempotencyRecord = z.object({
  _id: z.string(),
  orderId: z.string(),
  /** Tells the same request sent again from another one under the same key. */
  requestHash: z.string(),
  expiresAt: timestamp,
});
export type IdempotencyRecord = z.output<typeof idempotencyRecord>;

/** Tokens of sign-ins up to this moment count no longer; without a moment, none does. */
export const revocation = z.object({
  _id: z.string(),
  at: z.optional(timestamp),
  expiresAt: z.optional(timestamp),
});
