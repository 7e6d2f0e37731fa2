import { AppError } from '@kowhai/domain/app-error';
import type { StaffUser } from '@kowhai/domain/people/staff-user';
import { store } from '#database/store.ts';
import { changeAccount } from '#firebase/auth.ts';
import { requireSeen } from '#functions/audit/require-seen.ts';
import type { Handler } from '#http/handler.ts';
import { requireProof } from '#http/identify.ts';
import { changeUserAsStaff } from './change-user-as-staff.ts';
import { requireUser } from './read-users.ts';

export const updateUser: Handler<'updateUser'> = async ({ params, body, ...acting }) => {
  const { seenAt, ...fields } = body;
  const user = requireUser(await store.staffUsers.doc(params.id).get());
  const isMoved = fields.email !== undefined && fields.email !== user.email;
  if (isMoved) {
    if (params.id === acting.caller.uid) throw needsOwner('Change your own email in your profile');
    if (user.isAdmin) throw needsOwner('Only they can change an admin’s email, in their profile');
    await requireSeen('user', user, seenAt);
    await requireProof(acting);
    // First, as only Firebase knows whether the address is taken.
    await changeAccount(params.id, { email: fields.email });
  }
  const decide = (before: StaffUser) => {
    const after = { ...before, ...fields };
    if (after.isAdmin && after.isDisabled) throw needsEnabling();
    if (before.isAdmin && after.email !== before.email) throw needsOwner('They’ve just become an admin');
    return after;
  };
  try {
    return await changeUserAsStaff(params.id, acting, { action: 'update', seenAt, decide });
  } catch (error) {
    if (isMoved) await changeAccount(params.id, { email: user.email });
    throw error;
  }
};

/** Profiles ask for the password: an unlocked screen must not be enough to take over an account. */
function needsOwner(message: string): AppError {
  return new AppError('SELF_ACTION', message, { fields: { email: message } });
}

function needsEnabling(): AppError {
  const message = 'Enable the account before you make it an admin';
  return new AppError('VALIDATION', message, { fields: { isAdmin: message } });
}
