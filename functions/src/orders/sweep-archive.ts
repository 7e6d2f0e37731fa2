import { archiveCutOff } from '@kowhai/domain/orders/archived-order';
import { openStore } from '#firebase/store.ts';
import { deleteNotes } from './order-notes.ts';

const maxOrders = 20;

/** Deletes archived orders after seven years, with their notes. Copies of an older version have no `expiresAt`. */
export async function sweepArchive(): Promise<void> {
  const { db, archivedOrders, toTimestamp } = await openStore();
  const cutOff = toTimestamp(archiveCutOff(new Date().toISOString()));
  const copies = archivedOrders.where('archivedAt', '<=', cutOff);
  const { docs } = await copies.limit(maxOrders).select().get();
  for (const copy of docs) {
    const batch = db.batch();
    await deleteNotes(batch, copy.id);
    batch.delete(copy.ref);
    await batch.commit();
  }
}
