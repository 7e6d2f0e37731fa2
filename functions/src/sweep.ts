/**
 * What is done every minute: mails that got stranded go out, accounts follow their records, and what is past its time is
 * removed.
 */
import { describeError, log } from '#firebase/log.ts';
import { openStore } from '#firebase/store.ts';
import { sweepUnreadable } from '#firebase/unreadable.ts';
import { backfillStatus } from '#functions/orders/backfill-status.ts';
import { sweepArchive } from '#functions/orders/sweep-archive.ts';
import { sweepUploads } from '#functions/uploads/sweep-uploads.ts';
import { sweepAuthSyncs } from '#functions/users/sync-auth-account.ts';
import { sweepOutbox } from '#mail/sweep-outbox.ts';

/** Nearly until the next one: a backlog of mails goes out without a break. */
const budgetMs = 55_000;
const maxDeletions = 400;

/** Firestore's own TTL policies do this within a day; here it is done within minutes, and on the local stack too. */
const withExpiry = [
  'outbox',
  'resetCodes',
  'rateLimits',
  'idempotency',
  'revoked',
  'enquiries',
  'unreadable',
];

/** Runs one sweep. A part that fails does not keep the others from their turn. */
export async function sweep(): Promise<void> {
  const end = Date.now() + budgetMs;
  const results = await Promise.allSettled([
    sweepOutbox(end),
    sweepAuthSyncs(),
    sweepUploads(),
    backfillStatus(end),
    sweepArchive(),
    sweepUnreadable(),
    ...withExpiry.map((collection) => deleteExpired(collection)),
  ]);
  for (const result of results) {
    if (result.status === 'rejected')
      log('ERROR', 'A part of the sweep failed', describeError(result.reason));
  }
}

async function deleteExpired(path: string): Promise<void> {
  const { db, toTimestamp } = await openStore();
  const now = toTimestamp(new Date().toISOString());
  const expired = await db.collection(path).where('expiresAt', '<', now).limit(maxDeletions).select().get();
  if (expired.empty) return;
  const batch = db.batch();
  for (const snapshot of expired.docs) batch.delete(snapshot.ref);
  await batch.commit();
}
