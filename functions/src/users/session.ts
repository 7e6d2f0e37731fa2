import { AppError, wrongCredentials } from '@kowhai/domain/app-error';
import type { Credentials } from '@kowhai/domain/people/user';
import { toSignedInUser, unauthenticated } from '#http/access.ts';
import type { Handler } from '#http/handler.ts';
import { checkPassword } from './check-password.ts';
import { ensureUser } from './ensure-user.ts';
import { endSession, endSessions } from './revocation.ts';

export const loginUser: Handler<'loginUser'> = async ({ body, caller, network }) => {
  if (body !== undefined) return signIn(body, network);
  if (caller === null) throw unauthenticated();
  return toSignedInUser(await ensureUser(caller.uid, caller), caller.hasSecondFactor);
};

async function signIn({ email, password }: Credentials, network: string | null) {
  const session = await checkPassword(email, password, network);
  // One message for an unknown address and a wrong password, so that neither can be found out.
  if (session === null) throw new AppError('INVALID_CREDENTIALS', wrongCredentials);
  if (session === 'second factor') {
    throw new AppError('SECOND_FACTOR', 'This account uses a second factor. Sign in on our site instead.');
  }
  return { ...toSignedInUser(await ensureUser(session.uid), false), token: session.token };
}

export const logoutUser: Handler<'logoutUser'> = async ({ caller }) => {
  if (caller !== null) await endSession(caller.uid, caller.signedInAt);
  return { message: 'You’re signed out' };
};

export const logoutEverywhere: Handler<'logoutEverywhere'> = async ({ caller }) => {
  await endSessions(caller.uid, caller.signedInAt);
  return { message: 'You’re signed out' };
};

export const getProfile: Handler<'getProfile'> = async ({ caller }) =>
  toSignedInUser(caller.user ?? (await ensureUser(caller.uid)), caller.hasSecondFactor);
