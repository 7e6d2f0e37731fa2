/** Every minute: requeues, reminds, syncs accounts, restarts publishing and deletes what has expired. */
import {
  type Collection,
  type CollectionName,
  collections,
  sweptCollections,
} from '#database/collections.ts';
import { readUpTo } from '#database/read-up-to.ts';
import { type Query, store } from '#database/store.ts';
import { findReadable } from '#database/unreadable.ts';
import { sweepReminders } from '#functions/orders/sweep-reminders.ts';
import { addCounts, sweepDesk } from '#functions/shared/desk-record.ts';
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
    sweepDesk(),
    ...sweptCollections.map(deleteExpired),
  ]);
  for (const result of results) {
    if (result.status === 'rejected')
      log('ERROR', 'A part of the sweep failed', { event: 'sweepFailed', ...describeError(result.reason) });
  }
}

async function deleteExpired(name: CollectionName): Promise<void> {
  const { db, toTimestamp } = store;
  const now = toTimestamp(new Date().toISOString());
  // The next minute goes on.
  const { counts }: Pick<Collection<never>, 'counts'> = collections[name];
  const expired = (store[name] as unknown as Query<never>).where('expiresAt', '<', now);
  const found = counts ? expired : (expired.select() as Query<never>);
  const { docs } = await readUpTo(found, maxDeletions);
  if (docs.length === 0) return;
  const batch = db.batch();
  for (const snapshot of docs) {
    batch.delete(snapshot.ref, { lastUpdateTime: snapshot.updateTime });
    const record = counts && findReadable(snapshot);
    if (record) addCounts(batch, counts(record), []);
  }
  await batch.commit();
}
