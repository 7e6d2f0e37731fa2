import type { Handler } from '#http/handler.ts';
import { changeUserAsStaff } from './change-user-as-staff.ts';

/** A disabled admin stays no admin when enabled again. */
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
