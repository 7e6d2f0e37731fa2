/** A question from the contact form (specification sections 5 and 9). */
import * as z from 'zod/mini';
import { email, line, prose } from './text.ts';
import { firstName } from './user.ts';

export const enquirySubjects = [
  'General Enquiry',
  'Order Status',
  'Technical Support',
  'Account Assistance',
] as const;

export const enquiry = z.object({
  firstName,
  // One character longer than a registration asks for: both are as specified.
  lastName: line('Last name is invalid', { min: 3, max: 80 }),
  email,
  phone: z._default(line('Phone number is invalid', { min: 0, max: 30 }), ''),
  enquirySubject: z.enum(enquirySubjects, 'Select a subject'),
  enquiryMessage: prose('Message is invalid', { min: 6, max: 5000 }),
});
export type Enquiry = z.output<typeof enquiry>;
