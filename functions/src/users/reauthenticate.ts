import { AppError } from '@kowhai/domain/app-error';
import { isRecentSignIn } from '@kowhai/domain/people/user';
import type { Caller } from '#http/handler.ts';
import { checkPassword } from './check-password.ts';

type Proof = {
  caller: Caller;
  /** The caller's own address; an older token may not name it. */
  email: string;
  currentPassword: string | undefined;
  network: string | null;
};

/**
 * Keeps somebody at an unlocked screen from changing how its owner signs in.
 * @throws AppError REAUTH unless the current password is right or, without one, the sign-in is recent
 */
export async function reauthenticate({ caller, email, currentPassword, network }: Proof): Promise<void> {
  if (currentPassword === undefined) {
    if (isRecentSignIn(caller.signedInAt, Date.now())) return;
    throw reauth('Enter your current password to make this change.');
  }
  const session = await checkPassword(email, currentPassword, network);
  // Firebase does not say whose second factor it waits for; the address is the caller's own.
  if (session === 'second factor') return;
  if (session?.uid !== caller.uid) throw reauth('Your current password isn’t correct');
}

function reauth(message: string): AppError {
  return new AppError('REAUTH', message, { fields: { currentPassword: message } });
}
