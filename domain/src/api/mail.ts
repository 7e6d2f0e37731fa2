/**
 * Mails that a screen may ask for. A call carries what happened or a reference to it, never a recipient or a text for
 * somebody else; asking twice sends nothing twice.
 */
import * as z from 'zod/mini';
import { enquiry } from '#domain/enquiry.ts';
import { id } from '#domain/text.ts';
import type { Endpoint } from './endpoint.ts';

/** Whether the mail is still to be delivered or has been. */
export const mailStatus = z.enum(['queued', 'sent']);
export type MailStatus = z.output<typeof mailStatus>;

/**
 * The contact form as it is sent. No person sees `website`, so only a program fills it in; such an enquiry is answered
 * like any other and goes nowhere.
 */
export const sentEnquiry = z.extend(enquiry, {
  website: z._default(z.string().check(z.maxLength(2000)), ''),
});
export type SentEnquiry = z.output<typeof sentEnquiry>;
/** The same before it is parsed, as a form holds it. */
export type TypedEnquiry = z.input<typeof sentEnquiry>;

export const mailEndpoints = {
  sendEnquiry: {
    method: 'POST',
    path: '/api/mail/send-enquiry',
    access: 'public',
    body: sentEnquiry,
    output: z.object({ status: mailStatus, enquiryId: id }),
    status: 202,
  },
  confirmEnquiry: {
    method: 'POST',
    path: '/api/mail/confirm-enquiry',
    access: 'public',
    body: z.object({ enquiryId: id }),
    output: z.object({ status: mailStatus }),
    status: 202,
  },
} as const satisfies Record<string, Endpoint>;
