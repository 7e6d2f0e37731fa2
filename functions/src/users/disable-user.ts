import type { Handler } from '#functions/handler.ts';
import { changeStanding } from './change-standing.ts';

/** Keeps somebody from signing in. An admin is no admin any more, and is not one again when the account is enabled. */
export const disableUser: Handler<'disableUser'> = ({ params, caller }) =>
  changeStanding(params.id, caller, {
    action: 'disable',
    decide: (user) => ({ ...user, isDisabled: true, isAdmin: false }),
  });

export const enableUser: Handler<'enableUser'> = ({ params, caller }) =>
  changeStanding(params.id, caller, { action: 'enable', decide: (user) => ({ ...user, isDisabled: false }) });
