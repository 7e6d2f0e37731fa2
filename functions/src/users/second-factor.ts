/**
 * Firebase holds the second factors; the browser turns its own on and off there. The record says since when there is one,
 * for staff to see and for sessions from before then to count no longer.
 */
import { AppError } from '@kowhai/domain/app-error';
import type { AuditAction } from '@kowhai/domain/audit';
import type { StaffUser } from '@kowhai/domain/staff-user';
import { formatFullName } from '@kowhai/domain/user';
import { endSessions, findSecondFactorSince, getAccount, removeSecondFactors } from '#firebase/auth.ts';
import { openStore } from '#firebase/store.ts';
import { nextTimestamp } from '#firebase/timestamps.ts';
import { commitWithAudit } from '#functions/audit-trail.ts';
import type { Caller, Handler } from '#functions/handler.ts';
import { needsSecondFactor } from '#functions/identify.ts';
import { requireUser } from './get-user.ts';

export const noteSecondFactor: Handler<'noteSecondFactor'> = async ({ caller }) => {
  const user = await followSecondFactor(caller, findSecondFactorSince(await getAccount(caller.uid)));
  return { ...user, needsSecondFactor: needsSecondFactor(user, caller.hasSecondFactor) };
};

/**
 * Notes what Firebase says of the caller's second factor. Sessions that are older than the caller's end where it was turned
 * on: they began with the password alone.
 */
export function followSecondFactor(caller: Caller, since: string | null): Promise<StaffUser> {
  const action = since === null ? 'turn off second factor' : 'turn on second factor';
  return storeSecondFactor(caller.uid, caller, since, action);
}

/** The record first, so that the trail tells of it whatever becomes of the rest; done again, it goes on where it broke off. */
export const removeSecondFactor: Handler<'removeSecondFactor'> = async ({ params, caller }) => {
  if (params.id === caller.uid) {
    throw new AppError('SELF_ACTION', 'Turn off your own second factor on your security page.');
  }
  const user = await storeSecondFactor(params.id, caller, null, 'remove second factor');
  await removeSecondFactors(params.id);
  await endSessions(params.id, 0);
  return user;
};

function storeSecondFactor(
  uid: string,
  caller: Caller,
  since: string | null,
  action: AuditAction,
): Promise<StaffUser> {
  return commitWithAudit(caller, async (batch, at) => {
    const { staffUsers, revoked, toFields, deleteField } = await openStore();
    const snapshot = await staffUsers.doc(uid).get();
    const { secondFactorAt: before, ...user } = requireUser(snapshot);
    if ((before ?? null) === since) return { answer: requireUser(snapshot), details: null };

    const updatedAt = nextTimestamp(user.updatedAt, at);
    const change = toFields({ updatedAt, secondFactorAt: since ?? deleteField() });
    batch.update(snapshot.ref, change, { lastUpdateTime: snapshot.updateTime });
    if (since !== null) {
      // Without an end: Firebase goes on renewing those sessions.
      batch.set(revoked.doc(uid), { _id: uid, at: new Date(caller.signedInAt - 1).toISOString() });
    }
    const item = { kind: 'user' as const, _id: uid, name: formatFullName(user) || user.email };
    return {
      answer: { ...user, updatedAt, ...(since !== null && { secondFactorAt: since }) },
      details: { item, action, changes: [] },
    };
  });
}
