import { randomUUID } from 'node:crypto';
import { fieldError } from '@kowhai/domain/app-error';
import { collections } from '#database/collections.ts';
import { countAll } from '#database/search.ts';
import { type Batch, store } from '#database/store.ts';
import { updateRecord } from '#database/update-record.ts';
import { commitWithAudit, toStaffMember } from '#functions/audit/audit-trail.ts';
import type { Handler } from '#http/handler.ts';
import { requireOrder, toAuditItem } from './get-order.ts';

/** They are shown together, and deleted in the transaction of their order. */
const maxNotes = 300;

export const addOrderNote: Handler<'addOrderNote'> = ({ params, body, caller }) => {
  const _id = randomUUID();
  return commitWithAudit(caller, async (batch, createdAt) => {
    const snapshot = await store.orders.doc(params.id).get();
    const order = requireOrder(snapshot);
    if ((await countAll(store.orderNotes.where('orderId', '==', params.id))) >= maxNotes)
      throw fieldError('VALIDATION', 'text', `An order holds ${maxNotes} notes, and this one has them all`);
    const note = { ...body, _id, orderId: params.id, by: toStaffMember(caller), createdAt };
    batch.create(store.orderNotes.doc(_id), note);
    if (!order.hasNote) updateRecord(batch, collections.orders, snapshot, { hasNote: true });
    return { answer: note, details: { item: toAuditItem(order), action: 'note', changes: [] } };
  });
};

export async function deleteNotes(batch: Batch, orderId: string): Promise<void> {
  const written = await store.orderNotes.where('orderId', '==', orderId).select().get();
  for (const note of written.docs) batch.delete(note.ref);
}
