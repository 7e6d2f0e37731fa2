import { archiveCutOff } from '@kowhai/domain/archived-order';
import { openStore } from '#firebase/store.ts';
import { maxNotes, openOrderNotes } from './order-notes.ts';

const maxOrders = 20;

/**
 * Removes the copies of deleted orders whose seven years are over, with what staff noted about them. It goes by when
 * they were made: copies of an older version carry no time to expire.
 */
export async function sweepArchive(): Promise<void> {
  const [{ db, toTimestamp }, notes] = await Promise.all([openStore(), openOrderNotes()]);
  const cutOff = toTimestamp(archiveCutOff(new Date().toISOString()));
  const copies = db.collection('archivedOrders').where('archivedAt', '<=', cutOff);
  const { docs } = await copies.limit(maxOrders).select().get();
  for (const copy of docs) {
    const written = await notes.where('orderId', '==', copy.id).limit(maxNotes).select().get();
    const batch = db.batch();
    for (const note of written.docs) batch.delete(note.ref);
    batch.delete(copy.ref);
    await batch.commit();
  }
}
