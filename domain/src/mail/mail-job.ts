/** What a mail needs to be written, stored in the same transaction as its trigger. */

import * as z from 'zod/mini';
import { enquirySnapshot } from '#domain/enquiries/enquiry.ts';
import { order } from '#domain/orders/order.ts';
import { userInfo } from '#domain/people/user.ts';
import { timestamp } from '#domain/text-schema.ts';
import { noticeKinds, orderMailKinds } from './order-mail.ts';

const adminChanges = [
  'added',
  'removed',
  'disabled',
  'deleted',
  'second factor removed',
  'second factor replaced',
] as const;
export type AdminChange = (typeof adminChanges)[number];

/** To the provider, each kind counted apart. Strangers and customers cause them. */
export const limitedNoticeKinds = ['new-user', 'send-enquiry', ...noticeKinds] as const;
export type LimitedNoticeKind = (typeof limitedNoticeKinds)[number];

const person = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });

export const mailJob = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('welcome'),
    user: userInfo,
    /** Staff opened the account, so it has no password yet. */
    isByStaff: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('new-user'), user: userInfo }),
  /** Only the seed is stored; the code is derived when the mail is written. */
  z.object({ kind: z.literal('reset-code'), email: z.string(), seed: z.string(), expiresAt: timestamp }),
  z.object({ kind: z.literal('confirm-email'), email: z.string(), seed: z.string(), expiresAt: timestamp }),
  z.object({ kind: z.literal('password-changed'), user: person, changedAt: timestamp }),
  z.object({
    kind: z.literal('email-changed'),
    user: person,
    formerEmail: z.string(),
    recipient: z.enum(['former', 'new']),
    /** Mails to an unproven address do not name the other one. */
    isProven: z.boolean(),
  }),
  z.object({
    kind: z.literal('second-factor'),
    user: person,
    change: z.enum([
      'turned on',
      'turned off',
      'removed',
      'replaced by a recovery code',
      'given new recovery codes',
    ]),
    changedAt: timestamp,
    by: z.optional(z.string()),
  }),
  z.object({
    kind: z.literal('admin-changed'),
    /** Each gets a copy of their own, beside the provider's. */
    recipients: z.array(z.string()),
    admin: z.extend(person, { _id: z.string() }),
    change: z.enum(adminChanges),
    by: z.string(),
    changedAt: timestamp,
  }),
  z.object({ kind: z.literal('account-closed'), user: person }),
  /** Replaces security mails above an address's hourly limit. */
  z.object({ kind: z.literal('more-security-mails'), email: z.string() }),
  /** Replaces notices to the provider above the hourly limit. They are counted when it is sent. */
  z.object({
    kind: z.literal('limited-notices'),
    held: z.array(z.object({ kind: z.enum(limitedNoticeKinds), count: z.int() })),
  }),
  z.object({ kind: z.enum(orderMailKinds), order }),
  z.object({
    kind: z.literal('confirm-enquiry'),
    enquiry: enquirySnapshot,
    receivedAt: timestamp,
  }),
  z.object({ kind: z.literal('send-enquiry'), enquiry: enquirySnapshot }),
  z.object({
    kind: z.literal('enquiry-reply'),
    enquiryId: z.string(),
    enquiry: enquirySnapshot,
    receivedAt: timestamp,
    text: z.string(),
  }),
]);
export type MailJob = z.output<typeof mailJob>;
export type MailKind = MailJob['kind'];
