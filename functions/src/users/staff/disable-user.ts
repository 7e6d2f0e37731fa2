import type { Handler } from '#http/handler.ts';
import { changeUserAsStaff } from './change-user-as-staff.ts';

/** A disabled admin stays no admin when enabled again. */
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
