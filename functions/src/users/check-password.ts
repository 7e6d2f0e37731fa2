import { signInWithPassword } from '#firebase/password-sign-in.ts';
import { takePlace } from '#functions/rate-limit.ts';

const byAccount = { name: 'sign-in-account', most: 10, windowMinutes: 15 };
const byNetwork = { name: 'sign-in-network', most: 50, windowMinutes: 15 };

/**
 * Tries an email and a password. Only failures count towards the limits.
 *
 * @returns a new session, or null where the two do not go together
 * @throws AppError RATE_LIMITED
 */
export async function checkPassword(
  email: string,
  password: string,
  network: string,
): Promise<{ uid: string; token: string } | null> {
  // One account from one network: whoever guesses elsewhere does not lock the owner out here.
  const places = await Promise.all([
    takePlace(byAccount, `${email} ${network}`),
    takePlace(byNetwork, network),
  ]);
  const session = await signInWithPassword(email, password);
  if (session !== null) await Promise.all(places.map((place) => place.giveBack()));
  return session;
}
