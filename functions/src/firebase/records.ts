import { timestamp } from '@kowhai/domain/text';
import * as z from 'zod/mini';

/** Makes repeated order requests one order. Its id is made of the customer and the key. */
export const idempotencyRecord = z.object({
  _id: z.string(),
  orderId: z.string(),
  /** Tells a repeated request from another one under the same key. */
  requestHash: z.string(),
  expiresAt: timestamp,
});
export type IdempotencyRecord = z.output<typeof idempotencyRecord>;

/** Revokes tokens of sign-ins up to `at`; without it, all of them. */
export const revocation = z.object({
  _id: z.string(),
  at: z.optional(timestamp),
  expiresAt: z.optional(timestamp),
});
