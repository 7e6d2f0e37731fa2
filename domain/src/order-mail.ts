/** The mails that went out about an order, or are about to. */
import * as z from 'zod/mini';
import { type StatusMailKind, statusMailKinds } from './order-status.ts';
import { id, timestamp } from './text.ts';

export type OrderMailKind = 'confirm-order' | 'order-submitted' | StatusMailKind;
export const orderMailKinds: readonly OrderMailKind[] = [
  'confirm-order',
  'order-submitted',
  ...statusMailKinds,
];

export const orderMail = z.object({
  _id: id,
  kind: z.enum(orderMailKinds),
  /** The customer's address; absent where the mail is to the provider. */
  to: z.optional(z.string()),
  /**
   * queued: on its way. sending: being handed over. failed: given up, it can be sent again. limited: held
   * back, because its address had its hour's share of mails; it can be sent again too.
   */
  state: z.enum(['queued', 'sending', 'sent', 'failed', 'limited']),
  /** How often it was tried. */
  attempts: z.int(),
  /** Sent once more because staff asked for it. */
  isResent: z.boolean(),
  createdAt: timestamp,
  sentAt: z.optional(timestamp),
});
export type OrderMail = z.output<typeof orderMail>;
