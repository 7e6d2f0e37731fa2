/** What staff write down about an order. No page shows it to customers; the download of their own data has it. */
import * as z from 'zod/mini';
import { staffMember } from '#domain/people/staff.ts';
import { id, prose, timestamp } from '#domain/text-schema.ts';

export const newOrderNote = z.object({ text: prose('Write a note', { min: 1, max: 2000 }) });

export const orderNote = z.extend(newOrderNote, {
  _id: id,
  orderId: id,
  by: staffMember,
  createdAt: timestamp,
});
