/** What happened to an order, for staff: its steps, notes and mails, and what else the trail tells, each once. */
import * as z from 'zod/mini';
import { auditEntry } from '#domain/audit/audit.ts';
import { type OrderMail, orderMail } from '#domain/mail/order-mail.ts';
import { orderEvent } from '#domain/orders/order.ts';
import { orderNote } from '#domain/orders/order-note.ts';
import { timestamp } from '#domain/text-schema.ts';

const at = timestamp;

export const orderHistory = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('Step'), at, event: orderEvent, by: z.string() }),
    z.object({ kind: z.literal('Note'), at, note: orderNote }),
    /** Kept for 90 days. */
    z.object({ kind: z.literal('Email'), at, mail: orderMail }),
    z.object({ kind: z.literal('Change'), at, entry: auditEntry }),
  ]),
);
export type OrderHistory = z.output<typeof orderHistory>;

/** Oldest first. */
export function listMailsIn(history: OrderHistory): OrderMail[] {
  return history
    .flatMap((entry) => (entry.kind === 'Email' ? entry.mail : []))
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
}
