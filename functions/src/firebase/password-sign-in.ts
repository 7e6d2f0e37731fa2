import { AppError } from '@kowhai/domain/app-error';
import { formatWait } from '@kowhai/domain/time/date';
import * as z from 'zod/mini';
import { authEmulatorHost } from '#server/environment.ts';
import { describeError, log } from '#server/log.ts';
import { getApiSettings } from '#server/params.ts';
import { busy } from '#server/retry.ts';

const timeOutMs = 8000;
const service = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';

const signedIn = z.object({ idToken: z.string(), localId: z.string() });
const pending = z.object({ mfaPendingCredential: z.string() });
const refused = z.object({ error: z.object({ message: z.string() }) });

const wrongCredentials = new Set([
  'EMAIL_NOT_FOUND',
  'INVALID_EMAIL',
  'INVALID_LOGIN_CREDENTIALS',
  'INVALID_PASSWORD',
  'MISSING_PASSWORD',
  'USER_DISABLED',
]);

const waitSeconds = 60;

export type RightPassword = { uid: string; token: string } | 'second factor';

/** @returns null for wrong credentials @throws AppError RATE_LIMITED where Firebase says so, otherwise BUSY */
export async function signInWithPassword(email: string, password: string): Promise<RightPassword | null> {
  const origin =
    authEmulatorHost === undefined ? `https://${service}` : `http://${authEmulatorHost}/${service}`;
  const answer = await fetch(`${origin}?key=${encodeURIComponent(getApiSettings().webApiKey)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
    signal: AbortSignal.timeout(timeOutMs),
  }).catch((error: unknown) => {
    throw signInFault(describeError(error));
  });
  const body: unknown = await answer.json().catch(() => null);
  const success = z.safeParse(signedIn, body);
  if (success.success) return { uid: success.data.localId, token: success.data.idToken };
  if (z.safeParse(pending, body).success) return 'second factor';

  // Such as "INVALID_PASSWORD" or "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been …".
  const [code = ''] = z.safeParse(refused, body).data?.error.message.split(' ') ?? [];
  if (wrongCredentials.has(code)) return null;
  if (code === 'TOO_MANY_ATTEMPTS_TRY_LATER') {
    throw new AppError('RATE_LIMITED', `Too many tries. Try again ${formatWait(waitSeconds)}.`, {
      retryAfterSeconds: waitSeconds,
    });
  }
  throw signInFault({ status: answer.status, code: /^[A-Z_]{1,60}$/.test(code) ? code : undefined });
}

function signInFault(facts: Record<string, string | number | undefined>): AppError {
  log('ERROR', 'Signing in with Firebase failed', facts);
  return busy();
}
