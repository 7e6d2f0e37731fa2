import { openStore } from '#database/store.ts';
import { deleteNotes } from './order-notes.ts';

const maxOrders = 20;

/** Deletes archived orders after seven years, with their notes. */
export async function sweepArchive(): Promise<void> {
  const { db, archivedOrders, toTimestamp } = await openStore();
  const expired = archivedOrders.where('expiresAt', '<=', toTimestamp(new Date().toISOString()));
  const { docs } = await expired.limit(maxOrders).select().get();
  for (const copy of docs) {
    const batch = db.batch();
    await deleteNotes(batch, copy.id);
    batch.delete(copy.ref);
    await batch.commit();
  }
}
