import type { DocumentReference, DocumentSnapshot, Timestamp } from '@google-cloud/firestore';
import { describeError, log } from '#server/log.ts';
import { ignoring } from '#server/retry.ts';
import { store, UnreadableRecord } from './store.ts';
import { reportUnreadable } from './unreadable.ts';

const pauseMs = 5 * 60 * 1000;

/** A record that fails is postponed, so that the next ones get their turn. */
export async function processDue<T>(
  due: readonly DocumentSnapshot<T>[],
  work: (snapshot: DocumentSnapshot<T>) => Promise<void>,
): Promise<void> {
  for (const snapshot of due) {
    try {
      await work(snapshot);
    } catch (error) {
      if (error instanceof UnreadableRecord) reportUnreadable(error);
      else
        log('WARNING', 'A due record failed, and is postponed', {
          path: snapshot.ref.path,
          ...describeError(error),
        });
      await postpone(snapshot);
    }
  }
}

async function postpone(snapshot: DocumentSnapshot<unknown>): Promise<void> {
  const ref = snapshot.ref as DocumentReference<unknown, { dueAt: Timestamp }>;
  const dueAt = store.toTimestamp(new Date(Date.now() + pauseMs).toISOString());
  const precondition = snapshot.updateTime ? { lastUpdateTime: snapshot.updateTime } : {};
  await ref.update({ dueAt }, precondition).catch(ignoring('FAILED_PRECONDITION', 'NOT_FOUND'));
}
