/** The mails that went out about an order, or are about to. */
import * as z from 'zod/mini';
import {
  orderStatusTable,
  type StatusMailKind,
  type StatusNoticeKind,
  statusMailKinds,
  statusNoticeKinds,
} from '#domain/orders/order-status.ts';
import { id, timestamp } from '#domain/text-schema.ts';
import { day } from '#domain/time/day.ts';
import { mailState } from './mail-state.ts';

/** To the provider. */
type NoticeKind = 'order-submitted' | StatusNoticeKind;
const noticeKinds: readonly NoticeKind[] = ['order-submitted', ...statusNoticeKinds];

/** What staff send besides the mails about its steps, and the reminder of the day that they have chosen. */
const staffMailKinds = ['order-connection', 'order-reminder', 'order-late', 'order-changed'] as const;

export type OrderMailKind = 'confirm-order' | StatusMailKind | (typeof staffMailKinds)[number] | NoticeKind;
export const orderMailKinds: readonly OrderMailKind[] = [
  'confirm-order',
  ...statusMailKinds,
  ...staffMailKinds,
  ...noticeKinds,
];

export function isNotice(kind: string): kind is NoticeKind {
  return noticeKinds.some((notice) => notice === kind);
}

/** Whether only staff cause a mail, having read the order. Others anybody can cause, with anybody's address. */
export function isCausedByStaff(kind: OrderMailKind): boolean {
  return (
    staffMailKinds.some((known) => known === kind) ||
    Object.values(orderStatusTable).some(({ mail, by }) => mail === kind && !('customer' in by))
  );
}

export const orderMail = z.object({
  _id: id,
  kind: z.enum(orderMailKinds),
  /** The customer's address; absent where the mail is to the provider. */
  to: z.optional(z.string()),
  state: mailState,
  /** How often it was tried. */
  attempts: z.int(),
  /** Sent once more because staff asked for it. */
  isResent: z.boolean(),
  createdAt: timestamp,
  /** When it leaves, while it can still be taken back. */
  notBefore: z.optional(timestamp),
  sentAt: z.optional(timestamp),
  /** The connection day that it named. */
  day: z.optional(day),
  /** Why it can’t be sent again. */
  stale: z.optional(z.string()),
});
export type OrderMail = z.output<typeof orderMail>;
