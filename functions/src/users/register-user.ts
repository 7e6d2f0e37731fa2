import { formatFullName } from '@kowhai/domain/user';
import { createAccount, removeAccount } from '#firebase/auth.ts';
import { refuseCommonPassword } from '#functions/common-passwords.ts';
import type { Handler } from '#functions/handler.ts';
import { takePlace } from '#functions/rate-limit.ts';
import { createUser } from './create-user.ts';

const byNetwork = { name: 'registration', most: 20, windowMinutes: 60 };

/** Opens an account: the sign-in with Firebase, the record and the two mails with us. */
export const registerUser: Handler<'registerUser'> = async ({ body, network }) => {
  const { password, ...profile } = body;
  refuseCommonPassword(password, 'password');
  await takePlace(byNetwork, network);

  const uid = await createAccount(profile.email, password, formatFullName(profile));
  const now = new Date().toISOString();
  const user = { ...profile, _id: uid, isAdmin: false, createdAt: now, updatedAt: now };
  // Without its record the account would only hold the address; should even this fail, the first login mends it.
  await createUser(user).catch(async (error: unknown) => {
    await removeAccount(uid).catch(() => {});
    throw error;
  });
  return user;
};
