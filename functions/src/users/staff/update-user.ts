import { AppError } from '@kowhai/domain/app-error';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { changeAccount } from '#firebase/auth.ts';
import { requireUnchanged } from '#firebase/require-unchanged.ts';
import { openStore } from '#firebase/store.ts';
import { addEmailChangeMails } from '#functions/users/change-user.ts';
import type { Handler } from '#http/handler.ts';
import { queueMails } from '#mail/delivery/outbox.ts';
import { changeUserAsStaff, type StaffUserChange } from './change-user-as-staff.ts';
import { requireUser } from './get-user.ts';

export const updateUser: Handler<'updateUser'> = async ({ params, body, caller }) => {
  const { updatedAt: lastRead, ...fields } = body;
  const { staffUsers } = await openStore();
  const user = requireUser(await staffUsers.doc(params.id).get());
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
    const also: StaffUserChange['also'] = async (batch, after) => {
      if (after.email === user.email) return;
      mailIds.push(...addEmailChangeMails(batch, (await openStore()).outbox, after, user.email));
    };
    const changed = await changeUserAsStaff(params.id, caller, { action: 'update', lastRead, decide, also });
    await queueMails(mailIds);
    return changed;
  } catch (error) {
    if (isMoved) await changeAccount(params.id, { email: user.email });
    throw error;
  }
};

/** One's own profile asks for the password first: an unlocked screen is not enough to take an account over. */
function needsOwner(): AppError {
  const message = 'Change your own email in your profile, where we ask for your password';
  return new AppError('SELF_ACTION', message, { fields: { email: message } });
}

function needsEnabling(): AppError {
  const message = 'Enable the account before you make it an admin';
  return new AppError('VALIDATION', message, { fields: { isAdmin: message } });
}
