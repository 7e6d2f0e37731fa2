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
const ownNoticeKinds = ['order-submitted', 'order-changed-notice'] as const;
type NoticeKind = (typeof ownNoticeKinds)[number] | StatusNoticeKind;
export const noticeKinds: readonly NoticeKind[] = [...ownNoticeKinds, ...statusNoticeKinds];

/** Sent by staff besides the mails about steps, and the reminder of the connection day. */
const staffMailKinds = ['order-connection', 'order-reminder', 'order-late'] as const;

/** Customers may cause these as well. */
const sharedMailKinds = ['confirm-order', 'order-changed'] as const;

export type OrderMailKind =
  | (typeof sharedMailKinds)[number]
  | StatusMailKind
  | (typeof staffMailKinds)[number]
  | NoticeKind;
export const orderMailKinds: readonly OrderMailKind[] = [
  ...sharedMailKinds,
  ...statusMailKinds,
  ...staffMailKinds,
  ...noticeKinds,
];

export function isNotice(kind: string): kind is NoticeKind {
  return noticeKinds.some((notice) => notice === kind);
}

/** Only staff cause these, having read the order. Anyone can cause the others, with anyone's address. */
export function isCausedByStaff(kind: OrderMailKind): boolean {
  return (
    staffMailKinds.some((known) => known === kind) ||
    Object.values(orderStatusTable).some(({ mail, by }) => mail === kind && !('customer' in by))
  );
}

export const orderMail = z.object({
  _id: id,
  kind: z.enum(orderMailKinds),
  /** Absent for mails to the provider. */
  to: z.optional(z.string()),
  state: mailState,
  /** Why it came back, in the other side's words. */
  reason: z.optional(z.string()),
  attempts: z.int(),
  isResent: z.boolean(),
  createdAt: timestamp,
  notBefore: z.optional(timestamp),
  sentAt: z.optional(timestamp),
  day: z.optional(day),
  stale: z.optional(z.string()),
});
export type OrderMail = z.output<typeof orderMail>;
