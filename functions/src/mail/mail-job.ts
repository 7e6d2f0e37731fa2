/** What a mail is about: everything it will say, as it was when its cause was stored. */
import { enquirySnapshot } from '@kowhai/domain/enquiry';
import { order } from '@kowhai/domain/order';
import { orderMailKinds } from '@kowhai/domain/order-mail';
import { timestamp } from '@kowhai/domain/text';
import { userInfo } from '@kowhai/domain/user';
import * as z from 'zod/mini';

const person = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
export type Person = z.output<typeof person>;

export const mailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('welcome'), user: userInfo }),
  z.object({ kind: z.literal('new-user'), user: userInfo }),
  /** The seed alone is stored; the code is worked out from it and a secret when the mail is written. */
  z.object({ kind: z.literal('reset-code'), email: z.string(), seed: z.string(), expiresAt: timestamp }),
  z.object({ kind: z.literal('password-changed'), user: person, changedAt: timestamp }),
  z.object({
    kind: z.literal('email-changed'),
    user: person,
    formerEmail: z.string(),
    /** Both addresses are told, each in a mail of its own. */
    recipient: z.enum(['former', 'new']),
  }),
  z.object({ kind: z.literal('account-closed'), user: person }),
  z.object({ kind: z.enum(orderMailKinds), order }),
  /** Records of before the receipt named its time lack it. */
  z.object({
    kind: z.literal('confirm-enquiry'),
    enquiry: enquirySnapshot,
    receivedAt: z.optional(timestamp),
  }),
  z.object({ kind: z.literal('send-enquiry'), enquiry: enquirySnapshot }),
]);
export type MailJob = z.output<typeof mailJob>;
export type MailKind = MailJob['kind'];
