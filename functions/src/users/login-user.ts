import { AppError } from '@kowhai/domain/app-error';
import type { Credentials } from '@kowhai/domain/user';
import { signInWithPassword } from '#firebase/password-sign-in.ts';
import type { Handler } from '#functions/handler.ts';
import { unauthenticated } from '#functions/identify.ts';
import { takePlace } from '#functions/rate-limit.ts';
import { ensureUser } from './ensure-user.ts';

const byAccount = { name: 'sign-in-account', most: 10, windowMinutes: 15 };
const byNetwork = { name: 'sign-in-network', most: 50, windowMinutes: 15 };

/** Answers who is signed in, by the token of a session or by email and password. */
export const loginUser: Handler<'loginUser'> = async ({ body, caller, network }) => {
  if (body !== undefined) return signIn(body, network);
  if (caller === null) throw unauthenticated();
  return ensureUser(caller.uid);
};

async function signIn({ email, password }: Credentials, network: string) {
  // One account from one network: whoever guesses elsewhere does not lock the owner out here.
  const places = await Promise.all([
    takePlace(byAccount, `${email} ${network}`),
    takePlace(byNetwork, network),
  ]);
  const session = await signInWithPassword(email, password);
  // The same words for an unknown address and a wrong password: neither is to be found out here.
  if (session === null) throw new AppError('INVALID_CREDENTIALS', 'Invalid email or password');
  // Only failures count.
  const [user] = await Promise.all([ensureUser(session.uid), ...places.map((place) => place.giveBack())]);
  return { ...user, token: session.token };
}
