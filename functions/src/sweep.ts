/** Every minute: requeues, reminds, syncs accounts, restarts publishing and deletes what has expired. */
import { type CollectionName, sweptCollections } from '#database/collections.ts';
import { readUpTo } from '#database/read-up-to.ts';
import { openStore } from '#database/store.ts';
import { sweepReminders } from '#functions/orders/mails/sweep-reminders.ts';
import { sweepUploads } from '#functions/uploads/sweep-uploads.ts';
import { sweepAuthSyncs } from '#functions/users/sync-auth-account.ts';
import { sweepOutbox } from '#mail/delivery/outbox.ts';
import { describeError, log } from '#server/log.ts';
import { sweepArchive } from './orders/delete-order.ts';
import { sweepPages } from './publishing/run-publishing.ts';
import { sweepStaffSettings } from './users/second-factor.ts';

const maxDeletions = 400;

export async function sweep(): Promise<void> {
  const results = await Promise.allSettled([
    sweepOutbox(),
    sweepReminders(new Date().toISOString()),
    sweepAuthSyncs(),
    sweepStaffSettings(),
    sweepUploads(),
    sweepArchive(),
    sweepPages(),
    ...sweptCollections.map(deleteExpired),
  ]);
  for (const result of results) {
    if (result.status === 'rejected')
      log('ERROR', 'A part of the sweep failed', { event: 'sweepFailed', ...describeError(result.reason) });
  }
}

async function deleteExpired(name: CollectionName): Promise<void> {
  const { db, toTimestamp } = await openStore();
  const now = toTimestamp(new Date().toISOString());
  // The next minute goes on.
  const { docs } = await readUpTo(db.collection(name).where('expiresAt', '<', now).select(), maxDeletions);
  if (docs.length === 0) return;
  const batch = db.batch();
  for (const snapshot of docs) batch.delete(snapshot.ref);
  await batch.commit();
}
