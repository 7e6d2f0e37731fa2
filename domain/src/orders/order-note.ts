/** Staff's notes about an order. Customers find them only in the download of their own data. */
import * as z from 'zod/mini';
import { staffMember } from '#domain/people/staff.ts';
import { id, prose, timestamp } from '#domain/text-schema.ts';

/** Reasons to withhold a note from the customer (Privacy Act 2020, sections 49 to 53). */
export const withholdingReasons = [
  'It’s about someone else',
  'It could put someone in danger',
  'It could get in the way of an investigation',
  'It’s legal advice',
] as const;

export const newOrderNote = z.object({
  text: prose('Write a note', { min: 1, max: 2000 }),
  withheldBecause: z.optional(z.enum(withholdingReasons, 'Choose a reason')),
});

/** The form, in which an empty choice withholds nothing. */
export const orderNoteForm = z.extend(newOrderNote, {
  withheldBecause: z.enum(['', ...withholdingReasons], 'Choose a reason'),
});
export type OrderNoteForm = z.output<typeof orderNoteForm>;

export const orderNote = z.extend(newOrderNote, {
  _id: id,
  orderId: id,
  by: staffMember,
  createdAt: timestamp,
});
export type OrderNote = z.output<typeof orderNote>;

export function describeNote({ text, withheldBecause }: Pick<OrderNote, 'text' | 'withheldBecause'>): string {
  return withheldBecause ? `We’ve withheld this note: ${withheldBecause.replace(/^It/, 'it')}.` : text;
}
