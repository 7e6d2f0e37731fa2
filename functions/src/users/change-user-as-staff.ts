import { AppError } from '@kowhai/domain/app-error';
import type { AuditAction } from '@kowhai/domain/audit/audit';
import { listFieldChanges } from '@kowhai/domain/field-changes';
import type { AdminChange } from '@kowhai/domain/mail/mail-job';
import { needsProof, type StaffUser } from '@kowhai/domain/people/staff-user';
import { formatFullName } from '@kowhai/domain/people/user';
import { listUserKeys } from '@kowhai/domain/search/search-keys';
import { nextTimestamp } from '@kowhai/domain/timestamps';
import { type Batch, store } from '#database/store.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import { requireSeen } from '#functions/audit/require-seen.ts';
import type { Acting, Caller, Handler } from '#http/handler.ts';
import { requireProof } from '#http/identify.ts';
import { queueMails } from '#mail/delivery/outbox.ts';
import { addEmailChangeMails } from './change-user.ts';
import { addAdminMails } from './notify-admins.ts';
import { requireUser } from './read-users.ts';
import { addRevocation } from './revocation.ts';
import { scheduleAuthSync, trySyncAuthAccount } from './sync-auth-account.ts';

export type StaffUserChange = {
  action: AuditAction;
  seenAt?: string | undefined;
  decide: (user: StaffUser) => StaffUser | null;
};

/** Firebase follows with the next sweep at the latest. @throws AppError VERSION, SELF_ACTION, REAUTH, LAST_ADMIN */
export async function changeUserAsStaff(
  uid: string,
  acting: Acting,
  change: StaffUserChange,
): Promise<StaffUser> {
  const { caller } = acting;
  const { isInSync, user, mailIds } = await commitWithAudit(caller, async (batch, at) => {
    const ref = store.staffUsers.doc(uid);
    const snapshot = await ref.get();
    const before = requireUser(snapshot);
    await requireSeen('user', before, change.seenAt);
    const decided = change.decide(before);
    const after = decided && {
      ...decided,
      updatedAt: nextTimestamp(before.updatedAt, at),
      editedAt: nextTimestamp(before.editedAt, at),
    };
    const changes = listFieldChanges(before, after ?? {});
    if (changes.length === 0) {
      return { answer: { user: before, isInSync: true, mailIds: [] }, details: null };
    }

    const losesPower = before.isAdmin && !after?.isAdmin;
    if (losesPower || after === null || after.isDisabled) refuseSelf(uid, caller);
    if (needsProof(before, after)) await requireProof(acting);
    if (losesPower) await requireCallerStaysAdmin(batch, caller);

    const precondition = { lastUpdateTime: snapshot.updateTime };
    const adminChange = findAdminChange(before, after);
    const mailIds = adminChange
      ? await addAdminMails(batch, after ?? before, { change: adminChange, at, caller })
      : [];
    const isMoved = after !== null && after.email !== before.email;
    if (after) {
      if (isMoved) {
        // Staff do not prove an address.
        delete after.emailProvenAt;
        mailIds.push(...addEmailChangeMails(batch, after, before));
      }
      const { _id, emailProvenAt = store.deleteField(), ...fields } = after;
      const stored = { ...fields, emailProvenAt, searchKeys: listUserKeys(after) };
      batch.update(ref, store.toFields(stored), precondition);
      if (losesPower || after.isDisabled || isMoved) await addRevocation(batch, uid, at);
    } else {
      batch.delete(ref, precondition);
      batch.delete(store.recoveryCodes.doc(ref.id));
      // Without `at` the revocation refuses every token, until the account is gone as well.
      batch.set(store.revoked.doc(uid), { _id: uid });
    }
    const isInSync = after !== null && hasSameAccess(before, after) && !isMoved;
    if (!isInSync) scheduleAuthSync(batch, uid);

    const record = { kind: 'user' as const, _id: uid, name: formatFullName(before) || before.email };
    return {
      answer: { user: after ?? before, isInSync, mailIds },
      details: { record, action: change.action, changes: after ? changes : [] },
    };
  });
  await Promise.all([isInSync ? undefined : trySyncAuthAccount(uid), queueMails(mailIds)]);
  return user;
}

function findAdminChange(before: StaffUser, after: StaffUser | null): AdminChange | null {
  if (!before.isAdmin) return after?.isAdmin ? 'added' : null;
  if (after === null) return 'deleted';
  if (after.isDisabled) return 'disabled';
  return after.isAdmin ? null : 'removed';
}

function hasSameAccess(before: StaffUser, after: StaffUser): boolean {
  return before.isAdmin === after.isAdmin && before.isDisabled === after.isDisabled;
}

function refuseSelf(uid: string, caller: Caller): void {
  if (uid !== caller.uid) return;
  throw new AppError('SELF_ACTION', 'You can’t do that to your own account. Ask another admin.');
}

/** The caller must still be an admin at the commit, so that one is always left. */
async function requireCallerStaysAdmin(batch: Batch, caller: Caller): Promise<void> {
  const snapshot = await store.staffUsers.doc(caller.uid).get();
  if (!snapshot.data()?.isAdmin) {
    throw new AppError(
      'LAST_ADMIN',
      'You’re no longer an admin, so you can’t take away another admin’s access.',
    );
  }
  batch.update(snapshot.ref, { isAdmin: true }, { lastUpdateTime: snapshot.updateTime });
}

/** A disabled admin is no admin when enabled again. */
export const disableUser: Handler<'disableUser'> = ({ params, ...acting }) =>
  changeUserAsStaff(params.id, acting, {
    action: 'disable',
    decide: (user) => ({ ...user, isDisabled: true, isAdmin: false }),
  });

export const enableUser: Handler<'enableUser'> = ({ params, ...acting }) =>
  changeUserAsStaff(params.id, acting, {
    action: 'enable',
    decide: (user) => ({ ...user, isDisabled: false }),
  });

export const deleteUser: Handler<'deleteUser'> = async ({ params, ...acting }) => {
  await changeUserAsStaff(params.id, acting, { action: 'delete', decide: () => null });
  return { message: 'User was successfully deleted' };
};
