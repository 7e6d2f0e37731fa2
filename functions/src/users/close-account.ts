import { getAccount } from '#firebase/auth.ts';
import type { Handler } from '#http/handler.ts';
import { reauthenticate } from './reauthenticate.ts';
import { removeUser } from './remove-user.ts';

export const closeAccount: Handler<'closeAccount'> = async ({ body, caller, network }) => {
  const { email = '' } = await getAccount(caller.uid);
  await reauthenticate({ caller, email, currentPassword: body.currentPassword, network });
  await removeUser(caller.uid);
  return { message: 'Your account is closed' };
};
