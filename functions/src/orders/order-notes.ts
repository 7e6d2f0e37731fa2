import { randomUUID } from 'node:crypto';
import { fieldError } from '@kowhai/domain/app-error';
import { countAll } from '#database/search.ts';
import { type Batch, store } from '#database/store.ts';
import { toStaffMember } from '#functions/audit/audit-trail.ts';
import type { Handler } from '#http/handler.ts';
import { takeStep } from './take-step.ts';

/** They are shown together, and deleted in the transaction of their order. */
const maxNotes = 300;

export const addOrderNote: Handler<'addOrderNote'> = async ({ params, body, caller }) => {
  const note = { ...body, _id: randomUUID(), orderId: params.id, by: toStaffMember(caller), createdAt: '' };
  await takeStep(params.id, { caller }, async (_, at) => {
    if ((await countAll(store.orderNotes.where('orderId', '==', params.id))) >= maxNotes)
      throw fieldError('VALIDATION', 'text', `An order holds ${maxNotes} notes, and this one has them all`);
    note.createdAt = at;
    return {
      change: { hasNote: true },
      isAside: true,
      also: (batch) => batch.create(store.orderNotes.doc(note._id), note),
      details: { action: 'note', changes: [] },
    };
  });
  return note;
};

export async function deleteNotes(batch: Batch, orderId: string): Promise<void> {
  const written = await store.orderNotes.where('orderId', '==', orderId).select().get();
  for (const note of written.docs) batch.delete(note.ref);
}
