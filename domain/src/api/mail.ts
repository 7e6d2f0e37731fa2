/** A call names what happened, never a recipient or a text. Repeating it sends nothing twice. */
import * as z from 'zod/mini';
import { enquiry } from '#domain/enquiries/enquiry.ts';
import { id } from '#domain/text-schema.ts';
import type { Endpoint } from './endpoint.ts';

export const mailStatus = z.enum(['queued', 'sent']);
export type MailStatus = z.output<typeof mailStatus>;

const output = z.object({ status: mailStatus });
const aboutOrder = z.object({ orderId: id });

/** `trap` is invisible, so a robot filled it in: the enquiry is stored, marked, and sends no mail. */
export const enquiryRequest = z.extend(enquiry, {
  trap: z._default(z.string().check(z.maxLength(2000)), ''),
});
export type EnquiryRequest = z.output<typeof enquiryRequest>;
export type EnquiryInput = z.input<typeof enquiryRequest>;

export const mailEndpoints = {
  sendEnquiry: {
    method: 'POST',
    path: '/api/mail/send-enquiry',
    access: 'public',
    isIdempotent: true,
    body: enquiryRequest,
    maxKilobytes: 32,
    output: z.object({ status: mailStatus, enquiryId: id }),
    status: 202,
  },
  confirmEnquiry: {
    method: 'POST',
    path: '/api/mail/confirm-enquiry',
    access: 'public',
    /** The id that sending it answered, or its fields once more, as the specification has it. */
    body: z.union([z.object({ enquiryId: id }), enquiry], 'Send the enquiry’s id, or its fields.'),
    maxKilobytes: 32,
    output,
    status: 202,
  },
  /** The mail provider tells what became of mails. Told again, it changes nothing. */
  takeMailEvents: {
    method: 'POST',
    path: '/api/mail/events',
    access: 'public',
    isSigned: true,
    maxKilobytes: 1024,
    output: z.object({ noted: z.int() }),
  },
  /** To the caller. */
  sendWelcome: { method: 'POST', path: '/api/mail/welcome', access: 'signed-in', output, status: 202 },
  /** To the provider, about the caller's account. */
  sendNewUser: { method: 'POST', path: '/api/mail/new-user', access: 'signed-in', output, status: 202 },
  /** To the customer, requested by them or by staff, like the next two. */
  sendConfirmOrder: {
    method: 'POST',
    path: '/api/mail/confirm-order',
    access: 'signed-in',
    body: aboutOrder,
    output,
    status: 202,
  },
  /** To the provider. */
  sendOrderSubmitted: {
    method: 'POST',
    path: '/api/mail/order-submitted',
    access: 'signed-in',
    body: aboutOrder,
    output,
    status: 202,
  },
  /** To the customer. */
  sendOrderProcessing: {
    method: 'POST',
    path: '/api/mail/order-processing',
    access: 'signed-in',
    body: aboutOrder,
    output,
    status: 202,
  },
} as const satisfies Record<string, Endpoint>;
