import type { Handler } from '#functions/handler.ts';
import { changeUserAsStaff } from './change-user-as-staff.ts';

/** Keeps somebody from signing in. An admin is no admin any more, and is not one again when the account is enabled. */
export const disableUser: Handler<'disableUser'> = ({ params, caller }) =>
  changeUserAsStaff(params.id, caller, {
    action: 'disable',
    decide: (user) => ({ ...user, isDisabled: true, isAdmin: false }),
  });

export const enableUser: Handler<'enableUser'> = ({ params, caller }) =>
  changeUserAsStaff(params.id, caller, {
    action: 'enable',
    decide: (user) => ({ ...user, isDisabled: false }),
  });
