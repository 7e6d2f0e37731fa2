import { formatFullName } from '@kowhai/domain/people/user';
import { createAccount, removeAccount } from '#firebase/auth.ts';
import type { Handler } from '#http/handler.ts';
import { consumeRateLimits } from '#limits/rate-limit.ts';
import { rateLimits } from '#limits/rate-limits.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { createUser } from './create-user.ts';

export const registerUser: Handler<'registerUser'> = async ({ body, network }) => {
  const { password, ...profile } = body;
  await refuseCommonPassword(password, 'password');
  await consumeRateLimits([rateLimits.registrationByNetwork, network]);
  const opened = await consumeRateLimits([rateLimits.registrationByAddress, profile.email]);

  const uid = await createAccount(profile.email, password, formatFullName(profile)).catch(
    async (error: unknown) => {
      // Only opened accounts count: a stranger's tries must not block the address.
      await opened.refund();
      throw error;
    },
  );
  const now = new Date().toISOString();
  const user = { ...profile, _id: uid, isAdmin: false, createdAt: now, updatedAt: now };
  // Without its record the account would only block the address; where this fails too, the first login mends it.
  await createUser(user).catch(async (error: unknown) => {
    await removeAccount(uid).catch(() => {});
    throw error;
  });
  return user;
};
