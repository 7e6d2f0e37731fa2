import { AppError } from '@kowhai/domain/app-error';
import * as z from 'zod/mini';
import { authEmulatorHost, getApiSettings } from './params.ts';
import { busy } from './retry.ts';

const timeOutMs = 8000;
const service = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';

const signedIn = z.object({ idToken: z.string(), localId: z.string() });
const refused = z.object({ error: z.object({ message: z.string() }) });

/**
 * Signs in with email and password.
 *
 * @returns an ID token and whose it is, or null where the two do not go together, for whatever reason
 * @throws AppError RATE_LIMITED or BUSY where Firebase says so or does not answer
 */
export async function signInWithPassword(
  email: string,
  password: string,
): Promise<{ uid: string; token: string } | null> {
  const origin =
    authEmulatorHost === undefined ? `https://${service}` : `http://${authEmulatorHost}/${service}`;
  const answer = await fetch(`${origin}?key=${encodeURIComponent(getApiSettings().webApiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(timeOutMs),
  }).catch(() => {
    throw busy();
  });
  const body: unknown = await answer.json().catch(() => null);
  const success = z.safeParse(signedIn, body);
  if (success.success) return { uid: success.data.localId, token: success.data.idToken };

  const failure = z.safeParse(refused, body);
  if (answer.status >= 500 || !failure.success) throw busy();
  if (failure.data.error.message.startsWith('TOO_MANY_ATTEMPTS')) {
    throw new AppError('RATE_LIMITED', 'That was tried too often. Please wait a while, then try again.', {
      retryAfterSeconds: 60,
    });
  }
  return null;
}
