/** The record `revoked` ends sessions at once, for the API and the database rules. */

import { keptUntil, type RecordOf } from '#database/collections.ts';
import { transact } from '#database/commit.ts';
import { type Batch, store, type Transaction } from '#database/store.ts';
import { revokeRefreshTokens } from '#firebase/auth.ts';
import { withKeyedLock } from '#server/with-keyed-lock.ts';

export async function endSessions(uid: string, lastSignInAt: number): Promise<void> {
  await waitForSecondAfter(lastSignInAt);
  await revokeRefreshTokens(uid);

  const second = Math.floor(Date.now() / 1000) * 1000;
  const at = new Date(second - 1).toISOString();
  await changeRevocation(uid, (stored) => ({
    at: stored?.at && stored.at > at ? stored.at : at,
    // Firebase renews none of them any more, so the record may expire with their tokens.
    expiresAt: keptUntil('revoked', second),
  }));
}

type Revocation = RecordOf<'revoked'>;

async function changeRevocation(
  uid: string,
  change: (stored: Revocation | undefined) => Omit<Revocation, '_id'>,
): Promise<void> {
  const ref = store.revoked.doc(uid);
  const save = async (transaction: Transaction) => {
    const stored = (await transaction.get(ref)).data();
    // A record without `at` is a closed account's, and refuses every session already.
    if (stored && stored.at === undefined) return;
    transaction.set(ref, { _id: uid, ...change(stored) });
  };
  // One after the other: forty at once waited for each other's locks until they gave up.
  await withKeyedLock([`revoked_${uid}`], () => transact(save));
}

/** The record never expires: Firebase renews the sessions until `endSessions`. @param at until when they began */
export async function addRevocation(batch: Batch, uid: string, at: string): Promise<void> {
  const snapshot = await store.revoked.doc(uid).get();
  const stored = snapshot.data();
  if (!stored) {
    batch.create(snapshot.ref, { _id: uid, at });
  } else if (stored.at !== undefined) {
    const fields = { at: stored.at > at ? stored.at : at, expiresAt: store.deleteField() };
    batch.update(snapshot.ref, store.toFields(fields), { lastUpdateTime: snapshot.updateTime });
  }
}

/** `auth_time` has whole seconds: within its own second a revocation would miss the session or also end the next. */
async function waitForSecondAfter(signedInAt: number): Promise<void> {
  const waitMs = signedInAt + 1000 - Date.now();
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(waitMs, 1000)));
}

const maxSignedOut = 50;

/** Firebase would renew it, so the record never expires. @param signedInAt when it began, in milliseconds */
export async function endSession(uid: string, signedInAt: number): Promise<void> {
  await waitForSecondAfter(signedInAt);
  await changeRevocation(uid, (stored) => {
    // Sign-ins of one second are one entry.
    const signedOut = [...new Set([...(stored?.signedOut ?? []), signedInAt / 1000])].toSorted(
      (a, b) => a - b,
    );
    // What no longer has room stays ended, with the even older sessions.
    const ended = signedOut.splice(0, Math.max(0, signedOut.length - maxSignedOut)).at(-1) ?? 0;
    const at = new Date(ended * 1000).toISOString();
    return { at: stored?.at && stored.at > at ? stored.at : at, signedOut };
  });
}
