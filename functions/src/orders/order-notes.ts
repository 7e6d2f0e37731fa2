import { randomUUID } from 'node:crypto';
import { type Batch, openStore } from '#database/store.ts';
import { readAll } from '#database/unreadable.ts';
import { commitWithAudit, toStaffMember } from '#functions/audit/audit-trail.ts';
import type { Handler } from '#http/handler.ts';
import { requireOrder, toAuditItem, updateOrder } from './get-order.ts';

const maxNotes = 300;

export const listOrderNotes: Handler<'listOrderNotes'> = async ({ params }) => {
  const { orderNotes: notes } = await openStore();
  const found = await notes.where('orderId', '==', params.id).orderBy('createdAt').limit(maxNotes).get();
  return readAll(found.docs);
};

export const addOrderNote: Handler<'addOrderNote'> = ({ params, body, caller }) => {
  const _id = randomUUID();
  return commitWithAudit(caller, async (batch, createdAt) => {
    const { orders, orderNotes: notes } = await openStore();
    const snapshot = await orders.doc(params.id).get();
    const order = requireOrder(snapshot);
    const note = { ...body, _id, orderId: params.id, by: toStaffMember(caller), createdAt };
    batch.create(notes.doc(_id), note);
    if (!order.hasNote) await updateOrder(batch, snapshot, { hasNote: true });
    return { answer: note, details: { item: toAuditItem(order), action: 'note', changes: [] } };
  });
};

export async function deleteNotes(batch: Batch, orderId: string): Promise<void> {
  const { orderNotes: notes } = await openStore();
  const written = await notes.where('orderId', '==', orderId).limit(maxNotes).select().get();
  for (const note of written.docs) batch.delete(note.ref);
}
