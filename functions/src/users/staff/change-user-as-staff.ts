import { AppError } from '@kowhai/domain/app-error';
import { type AuditAction, deletedPerson } from '@kowhai/domain/desk/audit';
import { listUserKeys } from '@kowhai/domain/desk/search-keys';
import { listFieldChanges } from '@kowhai/domain/field-changes';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { formatFullName } from '@kowhai/domain/people/user';
import { nextTimestamp } from '@kowhai/domain/timestamps';
import { keptUntil } from '#firebase/collections.ts';
import { requireUnchanged } from '#firebase/require-unchanged.ts';
import { type Batch, openStore } from '#firebase/store.ts';
import { commitWithAudit, erasePersonFromAudit } from '#functions/audit/audit-trail.ts';
import { requireUser } from '#functions/users/get-user.ts';
import { scheduleAuthSync, trySyncAuthAccount } from '#functions/users/sync-auth-account.ts';
import type { Caller } from '#http/handler.ts';

export type StaffUserChange = {
  action: AuditAction;
  lastRead?: string | undefined;
  decide: (user: StaffUser) => StaffUser | null;
  also?: (batch: Batch, after: StaffUser, before: StaffUser) => Promise<void>;
};

/**
 * Whoever is no longer an admin, is disabled or deleted is shut out of the API and the database with the commit; the
 * Firebase account follows at once, or else with the next sweep.
 * @returns the record as it became, or as it was last where it is deleted
 * @throws AppError NOT_FOUND, VERSION, SELF_ACTION or LAST_ADMIN
 */
export async function changeUserAsStaff(
  uid: string,
  caller: Caller,
  change: StaffUserChange,
): Promise<StaffUser> {
  const { isInSync, user } = await commitWithAudit(caller, async (batch, at) => {
    const { staffUsers, revoked, toFields, deleteField } = await openStore();
    const ref = staffUsers.doc(uid);
    const snapshot = await ref.get();
    const before = requireUser(snapshot);
    requireUnchanged(before, before.updatedAt, change.lastRead);
    const decided = change.decide(before);
    const after = decided && { ...decided, updatedAt: nextTimestamp(before.updatedAt, at) };
    const changes = listFieldChanges(before, after ?? {});
    if (changes.length === 0) return { answer: { user: before, isInSync: true }, details: null };

    const losesPower = before.isAdmin && !after?.isAdmin;
    if (losesPower || after === null || after.isDisabled) refuseSelf(uid, caller);
    if (losesPower) await requireCallerStaysAdmin(batch, caller);

    const precondition = { lastUpdateTime: snapshot.updateTime };
    if (after) {
      const { _id, ...fields } = after;
      // Another address that staff give is not proven by that.
      if (after.email !== before.email) delete after.emailProvenAt;
      const emailProvenAt = after.emailProvenAt ?? deleteField();
      const stored = { ...fields, emailProvenAt, searchKeys: listUserKeys(after) };
      batch.update(ref, toFields(stored), precondition);
      await change.also?.(batch, after, before);
    } else {
      batch.delete(ref, precondition);
      await erasePersonFromAudit(batch, uid);
    }
    if (!after) {
      // Without `at` the revocation refuses every token, until the account is gone as well.
      batch.set(revoked.doc(uid), { _id: uid });
    } else if (losesPower || after.isDisabled) {
      const note = { _id: uid, at: new Date().toISOString(), expiresAt: keptUntil('revoked') };
      batch.set(revoked.doc(uid), note);
    }
    const isInSync = after !== null && hasSameAccess(before, after);
    if (!isInSync) await scheduleAuthSync(batch, uid);

    const name = after ? formatFullName(before) || before.email : deletedPerson;
    const item = { kind: 'user' as const, _id: uid, name };
    return {
      answer: { user: after ?? before, isInSync },
      details: { item, action: change.action, changes: after ? changes : [] },
    };
  });
  if (!isInSync) await trySyncAuthAccount(uid);
  return user;
}

function hasSameAccess(before: StaffUser, after: StaffUser): boolean {
  return before.isAdmin === after.isAdmin && before.isDisabled === after.isDisabled;
}

function refuseSelf(uid: string, caller: Caller): void {
  if (uid !== caller.uid) return;
  throw new AppError('SELF_ACTION', 'You can’t do that to your own account. Ask another admin.');
}

/** Whoever takes away admin rights must keep their own until the commit, so that somebody is always left. */
async function requireCallerStaysAdmin(batch: Batch, caller: Caller): Promise<void> {
  const { staffUsers } = await openStore();
  const snapshot = await staffUsers.doc(caller.uid).get();
  if (!snapshot.data()?.isAdmin) {
    throw new AppError(
      'LAST_ADMIN',
      'You’re no longer an admin, so you can’t take away another admin’s access.',
    );
  }
  batch.update(snapshot.ref, { isAdmin: true }, { lastUpdateTime: snapshot.updateTime });
}
