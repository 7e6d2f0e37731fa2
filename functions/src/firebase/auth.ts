/** Accounts and tokens. Firebase Auth holds email and password; the shop's own record holds the rest. */
import { AppError } from '@kowhai/domain/app-error';
import { type Auth, type DecodedIdToken, getAuth, type UserRecord } from 'firebase-admin/auth';
import { getApp } from './admin.ts';
import { busy } from './retry.ts';
import { openStore } from './store.ts';

/** How long a note of revocation is of use: tokens live for an hour. */
export const tokenLifeMs = 60 * 60 * 1000;

function auth(): Auth {
  return getAuth(getApp());
}

/** Failures that are Firebase's or the network's, not the token's. */
const outageCodes = new Set([
  'auth/internal-error',
  'auth/network-request-failed',
  'app/network-error',
  'app/network-timeout',
]);

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/**
 * Verifies an ID token: signed for this project, not expired, its account neither disabled nor deleted, its session
 * not revoked.
 *
 * @returns what the token says, or null where it is no longer or was never good
 * @throws AppError BUSY where that could not be found out
 */
export async function findTokenHolder(idToken: string): Promise<DecodedIdToken | null> {
  try {
    return await auth().verifyIdToken(idToken, true);
  } catch (error) {
    if (outageCodes.has(codeOf(error)) && !isMalformed(idToken)) throw busy();
    return null;
  }
}

// The Auth emulator answers nonsense with an internal error.
function isMalformed(idToken: string): boolean {
  return !/^[\w-]+\.[\w-]+\.[\w-]*$/.test(idToken);
}

/** Creates an account. @throws AppError USER_EXISTS where the address has one already */
export async function createAccount(email: string, password: string, displayName: string): Promise<string> {
  return (await auth().createUser({ email, password, displayName }).catch(refuseTaken)).uid;
}

function refuseTaken(error: unknown): never {
  if (codeOf(error) !== 'auth/email-already-exists') throw error;
  const message = 'User already exists';
  throw new AppError('USER_EXISTS', message, { fields: { email: message } });
}

/**
 * Changes how somebody signs in: both or neither. Firebase ends the sessions that there are.
 *
 * @throws AppError USER_EXISTS where another account has the address
 */
export async function changeAccount(
  uid: string,
  changes: { email?: string | undefined; password?: string | undefined },
): Promise<void> {
  await auth().updateUser(uid, changes).catch(refuseTaken);
}

/** Finds the account of an address, or null. */
export async function findAccountByEmail(email: string): Promise<UserRecord | null> {
  try {
    return await auth().getUserByEmail(email);
  } catch (error) {
    if (codeOf(error) === 'auth/user-not-found') return null;
    throw error;
  }
}

/** Removes an account, and with it every session. One that is gone already is no failure. */
export async function removeAccount(uid: string): Promise<void> {
  await auth()
    .deleteUser(uid)
    .catch((error: unknown) => {
      if (codeOf(error) !== 'auth/user-not-found') throw error;
    });
}

/** Reads an account. @throws when there is none */
export function getAccount(uid: string): Promise<UserRecord> {
  return auth().getUser(uid);
}

/** Has an account follow its record: whether it is an admin's, and whether it can sign in. One that is gone is no failure. */
export async function setStanding(
  uid: string,
  { isAdmin, isDisabled }: { isAdmin: boolean; isDisabled: boolean },
): Promise<void> {
  try {
    await setAdminClaim(uid, isAdmin);
    await auth().updateUser(uid, { disabled: isDisabled });
    if (isDisabled) await auth().revokeRefreshTokens(uid);
  } catch (error) {
    if (codeOf(error) !== 'auth/user-not-found') throw error;
  }
}

/** Sets the claim that makes an admin, or takes it away. Tokens follow when they are next renewed. */
export async function setAdminClaim(uid: string, isAdmin: boolean): Promise<void> {
  await auth().setCustomUserClaims(uid, isAdmin ? { isAdmin: true } : null);
}

/**
 * Ends every session of an account, for the API and for the database's rules.
 *
 * @param lastSignInAt when the session that asks for it began, in milliseconds
 */
export async function endSessions(uid: string, lastSignInAt: number): Promise<void> {
  // Sign-ins and revocations are told apart by whole seconds: within the sign-in's own second nothing would end.
  const waitMs = lastSignInAt + 1000 - Date.now();
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, Math.min(waitMs, 1000)));
  await auth().revokeRefreshTokens(uid);

  const { revoked } = await openStore();
  const second = Math.floor(Date.now() / 1000) * 1000;
  await revoked.doc(uid).set({
    _id: uid,
    at: new Date(second - 1).toISOString(),
    expiresAt: new Date(second + 2 * tokenLifeMs).toISOString(),
  });
}
