import { AppError } from '@kowhai/domain/app-error';
import { signInWithPassword } from '#firebase/password-sign-in.ts';
import { consumeRateLimits } from '#functions/rate-limit.ts';
import { rateLimits } from '#functions/rate-limits.ts';

/**
 * Tries an email and a password. Only failures count towards the limits.
 *
 * @returns a new session, or null where the two do not go together
 * @throws AppError RATE_LIMITED or BUSY
 */
export async function checkPassword(
  email: string,
  password: string,
  network: string | null,
): Promise<{ uid: string; token: string } | null> {
  // One account from one network: whoever guesses elsewhere does not lock the owner out here.
  const consumed = await consumeRateLimits(
    [rateLimits.signInByAccount, `${email} ${network}`],
    [rateLimits.signInByNetwork, network],
  );
  try {
    const session = await signInWithPassword(email, password);
    if (session !== null) await consumed.refund();
    return session;
  } catch (error) {
    // A fault of Firebase's is nobody's guess.
    if (error instanceof AppError && error.code === 'BUSY') await consumed.refund();
    throw error;
  }
}
