import * as z from 'zod/mini';
import { firstName } from '#domain/people/user.ts';
import { toPlainDigits } from '#domain/text.ts';
import { email, line, prose, storedText } from '#domain/text-schema.ts';

export const enquirySubjects = [
  'General Enquiry',
  'Order Status',
  'Technical Support',
  'Account Assistance',
] as const;

/** For fields whose rules differ from a registration's; see `personHints`. */
export const enquiryHints = {
  lastName: 'At least 3 letters',
  enquiryMessage: 'At least 6 characters',
} as const;

export const enquiry = z.object({
  firstName,
  // The specification asks for one character more than a registration does.
  lastName: line('Last name is invalid', { min: 3, max: 80 }),
  email,
  phone: z._default(
    line('Phone number is invalid', { min: 0, max: 60 }).check(z.overwrite(toPlainDigits)),
    '',
  ),
  enquirySubject: z.enum(enquirySubjects, 'Select a subject'),
  enquiryMessage: prose('Message is invalid', { min: 6, max: 5000 }),
});
export type Enquiry = z.output<typeof enquiry>;

/** An enquiry as it was stored. Later rules must not make it unreadable. */
export const enquirySnapshot = z.object({
  firstName: storedText,
  lastName: storedText,
  email: z.string(),
  phone: z._default(storedText, ''),
  enquirySubject: z.enum(enquirySubjects),
  enquiryMessage: storedText,
});
export type EnquirySnapshot = z.output<typeof enquirySnapshot>;
