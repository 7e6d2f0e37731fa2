import { AppError, fieldError } from '@kowhai/domain/app-error';
import { type RightPassword, signInWithPassword } from '#firebase/password-sign-in.ts';
import type { Acting } from '#http/handler.ts';
import { isProven } from '#http/identify.ts';
import { consumeRateLimits } from '#limits/rate-limit.ts';
import { rateLimits } from '#limits/rate-limits.ts';
import { log } from '#server/log.ts';

/** Only failures count. @returns null for wrong credentials @throws AppError RATE_LIMITED, BUSY */
export async function checkPassword(
  email: string,
  password: string,
  network: string | null,
): Promise<RightPassword | null> {
  // By account and network: guesses from elsewhere do not lock the owner out.
  const consumed = await consumeRateLimits(
    [rateLimits.signInByAccount, `${email} ${network}`],
    [rateLimits.signInByNetwork, network],
  );
  try {
    const session = await signInWithPassword(email, password);
    if (session !== null) await consumed.refund();
    else log('INFO', 'A sign-in was refused', { event: 'signInRefused' });
    return session;
  } catch (error) {
    // A fault of Firebase is no wrong guess.
    if (error instanceof AppError && error.code === 'BUSY') await consumed.refund();
    throw error;
  }
}

type PasswordCheck = Acting & {
  /** The caller's own; an older token may lack it. */
  email: string;
  currentPassword: string | undefined;
  network: string | null;
};

/** Protects an unlocked screen. @throws AppError REAUTH without the password or another sign-in */
export async function reauthenticate({
  email,
  currentPassword,
  network,
  ...acting
}: PasswordCheck): Promise<void> {
  const { caller } = acting;
  if (currentPassword === undefined) {
    if (await isProven(acting)) return;
    throw fieldError('REAUTH', 'currentPassword', 'Enter your current password to make this change.');
  }
  const session = await checkPassword(email, currentPassword, network);
  // Firebase does not say whose second factor is due; the address is the caller's own.
  if (session === 'second factor' || session?.uid === caller.uid) return;
  throw fieldError('REAUTH', 'currentPassword', 'Your current password isn’t correct');
}
