/** What a mail is about: everything it will say, as it was when its cause was stored. */
import { enquiry } from '@kowhai/domain/enquiry';
import { order } from '@kowhai/domain/order';
import { userInfo } from '@kowhai/domain/user';
import * as z from 'zod/mini';

export const mailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('welcome'), user: userInfo }),
  z.object({ kind: z.literal('new-user'), user: userInfo }),
  z.object({ kind: z.literal('confirm-order'), order }),
  z.object({ kind: z.literal('order-submitted'), order }),
  z.object({ kind: z.literal('order-processing'), order }),
  z.object({ kind: z.literal('confirm-enquiry'), enquiry }),
  z.object({ kind: z.literal('send-enquiry'), enquiry }),
]);
export type MailJob = z.output<typeof mailJob>;
export type MailKind = MailJob['kind'];
