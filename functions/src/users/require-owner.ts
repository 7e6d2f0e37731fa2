import { AppError } from '@kowhai/domain/app-error';
import { isRecentSignIn } from '@kowhai/domain/user';
import type { Caller } from '#functions/handler.ts';
import { checkPassword } from './check-password.ts';

type Proof = {
  caller: Caller;
  /** The address that the account signs in with, which a token of a while ago need not name. */
  email: string;
  currentPassword: string | undefined;
  network: string | null;
};

/**
 * Makes sure that it is the owner who changes how an account signs in, and not somebody at an unlocked screen.
 *
 * @throws AppError REAUTH unless the current password is right or, where none is given, the sign-in is recent
 */
export async function requireOwner({ caller, email, currentPassword, network }: Proof): Promise<void> {
  if (currentPassword === undefined) {
    if (isRecentSignIn(caller.signedInAt, Date.now())) return;
    throw reauth('Enter your current password to make this change.');
  }
  const session = await checkPassword(email, currentPassword, network);
  if (session?.uid !== caller.uid) throw reauth('Your current password is not correct');
}

function reauth(message: string): AppError {
  return new AppError('REAUTH', message, { fields: { currentPassword: message } });
}
