import { AppError } from '@kowhai/domain/app-error';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { changeAccount } from '#firebase/auth.ts';
import { listAdmins } from '#firebase/lists/list-admins.ts';
import { requireUnchanged } from '#firebase/require-unchanged.ts';
import { type Batch, openStore } from '#firebase/store.ts';
import { toStaffMember } from '#functions/audit/audit-trail.ts';
import { addEmailChangeMails } from '#functions/users/change-user.ts';
import { reauthenticate } from '#functions/users/check-password.ts';
import { requireUser } from '#functions/users/get-user.ts';
import type { Caller, Handler } from '#http/handler.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { changeUserAsStaff, type StaffUserChange } from './change-user-as-staff.ts';

export const updateUser: Handler<'updateUser'> = async ({ params, body, caller, network }) => {
  const { updatedAt: lastRead, currentPassword, ...fields } = body;
  const { staffUsers } = await openStore();
  const user = requireUser(await staffUsers.doc(params.id).get());
  if (fields.isAdmin && !user.isAdmin) {
    await reauthenticate({ caller, email: caller.user?.email ?? caller.email, currentPassword, network });
  }
  const isMoved = fields.email !== undefined && fields.email !== user.email;
  if (isMoved) {
    if (params.id === caller.uid) throw needsOwner();
    requireUnchanged(user, user.updatedAt, lastRead);
    // Firebase goes first: it alone knows whether the address is taken.
    await changeAccount(params.id, { email: fields.email });
  }
  const decide = (before: StaffUser) => {
    const after = { ...before, ...fields };
    if (after.isAdmin && after.isDisabled) throw needsEnabling();
    return after;
  };
  try {
    const mailIds: string[] = [];
    const also: StaffUserChange['also'] = async (batch, after, before) => {
      mailIds.length = 0;
      if (after.email !== user.email)
        mailIds.push(...addEmailChangeMails(batch, (await openStore()).outbox, after, user.email));
      if (after.isAdmin && !before.isAdmin) mailIds.push(...(await addAdminMails(batch, after, caller)));
    };
    const changed = await changeUserAsStaff(params.id, caller, { action: 'update', lastRead, decide, also });
    await queueMails(mailIds);
    return changed;
  } catch (error) {
    if (isMoved) await changeAccount(params.id, { email: user.email });
    throw error;
  }
};

const maxAdminsTold = 25;

/** Tells all other admins: whoever sits at somebody's unlocked screen makes nobody an admin in secret. */
async function addAdminMails(batch: Batch, added: StaffUser, caller: Caller): Promise<string[]> {
  const { outbox } = await openStore();
  const others = (await listAdmins(maxAdminsTold)).filter(({ _id }) => _id !== caller.uid);
  return others.map((user) =>
    addMail(batch, outbox, `admin-added_${added._id}_${Date.parse(added.updatedAt)}_${user._id}`, {
      kind: 'admin-added',
      user,
      added,
      by: toStaffMember(caller).name,
      changedAt: added.updatedAt,
    }),
  );
}

/** One's own profile asks for the password first: an unlocked screen is not enough to take an account over. */
function needsOwner(): AppError {
  const message = 'Change your own email in your profile, where we ask for your password';
  return new AppError('SELF_ACTION', message, { fields: { email: message } });
}

function needsEnabling(): AppError {
  const message = 'Enable the account before you make it an admin';
  return new AppError('VALIDATION', message, { fields: { isAdmin: message } });
}
