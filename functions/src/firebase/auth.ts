import { AppError, fieldError } from '@kowhai/domain/app-error';
import { parseJson } from '@kowhai/domain/parse-json';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import * as z from 'zod/mini';
import { authEmulatorHost, projectId } from '#server/environment.ts';
import { describeError, log } from '#server/log.ts';
import { busy, retryTimeoutMs, within } from '#server/retry.ts';
import { getAccessToken, getApp } from './admin.ts';

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

const answers = new Set([
  'auth/user-not-found',
  'auth/email-already-exists',
  'auth/invalid-email',
  'auth/invalid-new-email',
  'auth/invalid-password',
  'auth/password-does-not-meet-requirements',
]);

async function openAuth(): Promise<Auth> {
  const { getAuth } = await import('firebase-admin/auth');
  return getAuth(getApp());
}

/** The library itself retries for minutes. */
async function askAuth<T>(question: (auth: Auth) => Promise<T>): Promise<T> {
  try {
    return await within(retryTimeoutMs, openAuth().then(question), () => {
      throw new Error('Firebase Auth did not answer');
    });
  } catch (error) {
    throw answers.has(codeOf(error)) ? error : authFault(error);
  }
}

function authFault(error: unknown): AppError {
  log('ERROR', 'Firebase Auth failed', describeError(error));
  return busy();
}

const badTokenCodes = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** @returns null for a bad token or a missing or disabled account @throws AppError BUSY on a fault */
export async function findTokenHolder(idToken: string, auth?: Auth): Promise<DecodedIdToken | null> {
  // Malformed tokens make the library and the emulator fail in other ways.
  if (!isJsonWebToken(idToken)) return null;
  try {
    return await (auth ?? (await openAuth())).verifyIdToken(idToken, true);
  } catch (error) {
    if (badTokenCodes.has(codeOf(error)) || isRefusedToken(error)) return null;
    throw authFault(error);
  }
}

function isJsonWebToken(text: string): boolean {
  const [header, payload, ...rest] = text.split('.');
  return rest.length === 1 && [header, payload].every(isJsonObject);
}

function isJsonObject(part = ''): boolean {
  const value = parseJson(Buffer.from(part, 'base64url').toString());
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The library has one code for bad tokens and for keys that it could not fetch; only the message differs. */
const refusedToken = /^(Decoding Firebase ID token failed|Firebase ID token has |verifyIdToken\(\) expects )/;

function isRefusedToken(error: unknown): boolean {
  return (
    codeOf(error) === 'auth/argument-error' && error instanceof Error && refusedToken.test(error.message)
  );
}

export async function createAccount(email: string, password: string, displayName: string): Promise<string> {
  return (await askAuth((auth) => auth.createUser({ email, password, displayName })).catch(refuseFields)).uid;
}

export function userExists(): AppError {
  return fieldError('USER_EXISTS', 'email', 'User already exists');
}

function refuseFields(error: unknown): never {
  switch (codeOf(error)) {
    case 'auth/email-already-exists':
      throw userExists();
    case 'auth/invalid-email':
    case 'auth/invalid-new-email':
      throw fieldError('VALIDATION', 'email', 'Email is invalid');
    case 'auth/invalid-password':
    case 'auth/password-does-not-meet-requirements':
      throw fieldError('VALIDATION', 'password', 'Password is invalid');
    case 'auth/user-not-found':
      throw new AppError('NOT_FOUND', 'We can’t find that account.');
    default:
      throw error;
  }
}

/** Both or neither; Firebase ends all sessions. @throws AppError USER_EXISTS, VALIDATION or NOT_FOUND */
export async function changeAccount(
  uid: string,
  changes: { email?: string | undefined; password?: string | undefined },
): Promise<void> {
  await askAuth((auth) => auth.updateUser(uid, changes)).catch(refuseFields);
}

export function findAccountByEmail(email: string): Promise<UserRecord | null> {
  return askAuth((auth) => auth.getUserByEmail(email)).catch(nullIfNoAccount);
}

export async function removeAccount(uid: string): Promise<void> {
  await askAuth((auth) => auth.deleteUser(uid)).catch(nullIfNoAccount);
}

function nullIfNoAccount(error: unknown): null {
  if (codeOf(error) !== 'auth/user-not-found') throw error;
  return null;
}

export async function getAccount(uid: string): Promise<UserRecord> {
  const account = await askAuth((auth) => auth.getUser(uid)).catch(nullIfNoAccount);
  if (account === null) throw new AppError('UNAUTHENTICATED', 'Please sign in to continue.');
  return account;
}

export async function setAccountAccess(
  uid: string,
  { isAdmin, isDisabled }: { isAdmin: boolean; isDisabled: boolean },
): Promise<void> {
  try {
    await setAdminClaim(uid, isAdmin);
    await askAuth((auth) => auth.updateUser(uid, { disabled: isDisabled }));
  } catch (error) {
    nullIfNoAccount(error);
  }
}

export type SecondFactor = { id: string; since: string };

export function findSecondFactor(account: UserRecord): SecondFactor | null {
  const [first] = account.multiFactor?.enrolledFactors ?? [];
  if (!first) return null;
  const since = new Date(first.enrollmentTime ?? account.metadata.creationTime).toISOString();
  return { id: first.uid, since };
}

const passwordTimes = z.object({
  users: z.optional(z.array(z.object({ passwordUpdatedAt: z.optional(z.coerce.number()) }))),
});

/** By REST, as the library does not return it. @returns null for an account without a password */
export async function findPasswordSetAt(uid: string): Promise<string | null> {
  const origin = authEmulatorHost === undefined ? 'https://' : `http://${authEmulatorHost}/`;
  const authorization = `Bearer ${authEmulatorHost === undefined ? await getAccessToken() : 'owner'}`;
  const answer = await fetch(
    `${origin}identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`,
    {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ localId: [uid] }),
      signal: AbortSignal.timeout(retryTimeoutMs),
    },
  );
  if (!answer.ok) throw new Error(`Firebase Auth answered ${answer.status}`);
  const setAt = z.parse(passwordTimes, await answer.json()).users?.[0]?.passwordUpdatedAt;
  return setAt === undefined ? null : new Date(setAt).toISOString();
}

export async function confirmAccountEmail(uid: string): Promise<void> {
  await askAuth((auth) => auth.updateUser(uid, { emailVerified: true }));
}

export async function removeSecondFactors(uid: string): Promise<void> {
  const none = { multiFactor: { enrolledFactors: null } };
  await askAuth((auth) => auth.updateUser(uid, none)).catch(nullIfNoAccount);
}

/** Its claim says that a recovery code replaced the second factor. */
export function makeRecoveredToken(uid: string): Promise<string> {
  const recoveredAt = Math.floor(Date.now() / 1000);
  return askAuth((auth) => auth.createCustomToken(uid, { recoveredAt }));
}

export async function setAdminClaim(uid: string, isAdmin: boolean): Promise<void> {
  await askAuth((auth) => auth.setCustomUserClaims(uid, isAdmin ? { isAdmin: true } : null));
}

export async function revokeRefreshTokens(uid: string): Promise<void> {
  await askAuth((auth) => auth.revokeRefreshTokens(uid)).catch(nullIfNoAccount);
}

/** Verifies an App Check token. @throws AppError BUSY where that failed */
export async function isFromOwnSite(token: string | string[] | undefined): Promise<boolean> {
  if (typeof token !== 'string' || token.length > maxLength) return false;
  const { getAppCheck } = await import('firebase-admin/app-check');
  try {
    await getAppCheck(getApp()).verifyToken(token);
    return true;
  } catch (error) {
    // The library also says "invalid argument" where it cannot fetch Google's keys.
    const isFault =
      error instanceof Error && /fetch|network|ECONN|ENOTFOUND|ETIMEDOUT|timed? ?out/i.test(error.message);
    if (!isFault) return false;
    log('ERROR', 'An App Check token could not be verified', describeError(error));
    throw busy();
  }
}

const maxLength = 8192;
