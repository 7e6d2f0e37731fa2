/**
 * Mails that a screen may ask for. A call carries what happened or a reference to it, never a recipient or a text for
 * somebody else; asking twice sends nothing twice.
 */
import * as z from 'zod/mini';
import { enquiry } from '#domain/enquiries/enquiry.ts';
import { id } from '#domain/text-schema.ts';
import type { Endpoint } from './endpoint.ts';

/** Whether the mail is still to be delivered or has been. */
export const mailStatus = z.enum(['queued', 'sent']);
export type MailStatus = z.output<typeof mailStatus>;

const output = z.object({ status: mailStatus });
const aboutOrder = z.object({ orderId: id });

/**
 * The contact form as it is sent. No person sees `trap`, and no form filler knows the name: what fills it in is most
 * likely a robot. Such an enquiry is stored and marked, without mails.
 */
export const enquiryRequest = z.extend(enquiry, {
  trap: z._default(z.string().check(z.maxLength(2000)), ''),
});
export type EnquiryRequest = z.output<typeof enquiryRequest>;
/** The same before it is parsed, as a form holds it. */
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
    body: z.object({ enquiryId: id }),
    output,
    status: 202,
  },
  /** To the caller, about their own account. */
  sendWelcome: { method: 'POST', path: '/api/mail/welcome', access: 'signed-in', output, status: 202 },
  /** To the provider, about the caller's account. */
  sendNewUser: { method: 'POST', path: '/api/mail/new-user', access: 'signed-in', output, status: 202 },
  /** To the customer, about an order of theirs; asked for by them or by staff, as are the next two. */
  sendConfirmOrder: {
    method: 'POST',
    path: '/api/mail/confirm-order',
    access: 'signed-in',
    body: aboutOrder,
    output,
    status: 202,
  },
  /** To the provider, about an order that came in. */
  sendOrderSubmitted: {
    method: 'POST',
    path: '/api/mail/order-submitted',
    access: 'signed-in',
    body: aboutOrder,
    output,
    status: 202,
  },
  /** To the customer, once staff have taken the order up. */
  sendOrderProcessing: {
    method: 'POST',
    path: '/api/mail/order-processing',
    access: 'signed-in',
    body: aboutOrder,
    output,
    status: 202,
  },
} as const satisfies Record<string, Endpoint>;
