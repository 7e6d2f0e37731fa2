import { keptUntil } from '#database/collections.ts';
import { processDue } from '#database/process-due.ts';
import { readUpTo } from '#database/read-up-to.ts';
import { store, type Writer } from '#database/store.ts';
import { removeAccount, setAccountAccess } from '#firebase/auth.ts';
import { describeError, log } from '#server/log.ts';
import { ignoring } from '#server/retry.ts';
import { endSessions } from './revocation.ts';

/** Longer than a sync takes, so that the sweep only handles interrupted ones. */
const sweepDelayMs = 30_000;

/** The sweep syncs the account if `trySyncAuthAccount` fails after the commit. */
export function scheduleAuthSync(writer: Writer, uid: string): void {
  writer.set(store.pendingAuthSyncs.doc(uid), {
    _id: uid,
    dueAt: new Date(Date.now() + sweepDelayMs).toISOString(),
  });
}

export async function trySyncAuthAccount(uid: string): Promise<void> {
  await syncAuthAccount(uid).catch((error: unknown) => {
    log('WARNING', 'An account was not synced; the sweep retries', describeError(error));
  });
}

/** Follows the record, which may change meanwhile and is read again; without one the account is removed. */
async function syncAuthAccount(uid: string): Promise<void> {
  for (;;) {
    const user = (await store.staffUsers.doc(uid).get()).data();
    if (user) await setAccountAccess(uid, user);
    else await removeAccount(uid);
    // Firebase would go on renewing sessions of a former admin.
    if (user && (user.isDisabled || !user.isAdmin)) await endSessions(uid, 0);
    const now = (await store.staffUsers.doc(uid).get()).data();
    const isSettled = now?.isAdmin === user?.isAdmin && now?.isDisabled === user?.isDisabled;
    if (!isSettled) continue;
    if (!user) {
      const expiresAt = keptUntil('revoked');
      await store.revoked.doc(uid).update(store.toFields({ expiresAt })).catch(ignoring('NOT_FOUND'));
    }
    await store.pendingAuthSyncs.doc(uid).delete();
    return;
  }
}

export async function sweepAuthSyncs(): Promise<void> {
  const now = store.toTimestamp(new Date().toISOString());
  const due = await readUpTo(store.pendingAuthSyncs.where('dueAt', '<=', now), 100);
  await processDue(due.docs, ({ id }) => syncAuthAccount(id));
}
