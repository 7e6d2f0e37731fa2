import { AppError } from '@kowhai/domain/app-error';
import { log } from '#firebase/log.ts';
import { type RightPassword, signInWithPassword } from '#firebase/password-sign-in.ts';
import { consumeRateLimits } from '#http/rate-limit.ts';
import { rateLimits } from '#http/rate-limits.ts';

/**
 * Only failures count towards the limits.
 * @returns null where email and password do not match
 * @throws AppError RATE_LIMITED or BUSY
 */
export async function checkPassword(
  email: string,
  password: string,
  network: string | null,
): Promise<RightPassword | null> {
  // By account and network: guesses made elsewhere do not lock the owner out here.
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
    // A fault of Firebase's is no wrong guess.
    if (error instanceof AppError && error.code === 'BUSY') await consumed.refund();
    throw error;
  }
}
