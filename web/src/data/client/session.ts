import { recoveryCodeLength } from '@kowhai/domain/people/second-factor';
import type { Credentials, Registration, SignedInUser } from '@kowhai/domain/people/user';
import type { MultiFactorError } from 'firebase/auth';
import { clearState, rememberUser } from '#state/restore-state.ts';
import { unlock } from '#state/staff-lock.ts';
import { callApi, settleCalls } from './api-client.ts';
import { toFailure, withTimeout } from './failure.ts';
import { findIdToken } from './id-token.ts';

// Firebase Auth loads with the first call, so that the sign-in page shows sooner.
const loadFirebaseAuth = () => import('./firebase-auth.ts');
const loadSecondFactor = () => import('./firebase-second-factor.ts');

/** How long a sign-out waits for the server. */
const signOutTimeoutMs = 4000;

/** How long it waits for calls under way, such as a save. */
const settleMs = 1000;

/**
 * Signs in with Firebase, in the browser so that its rate limit counts each person's own network, and then asks the
 * shop's API for the user.
 *
 * @returns null where the account has a second factor: call `confirmSignIn` with its code
 * @throws Failure, INVALID_CREDENTIALS for a wrong password and for an unknown account alike
 */
export async function signIn(email: string, password: string): Promise<SignedInUser | null> {
  try {
    const firebase = await loadFirebaseAuth();
    return await openSession(await firebase.startFirebaseSession(email.trim(), password));
  } catch (thrown) {
    if (!isQuestion(thrown)) throw toFailure(thrown);
    (await loadSecondFactor()).keepQuestion(thrown);
    asked = { email: email.trim(), password };
    return null;
  }
}

/** The sign-in that waits for a code, as a recovery code goes with its password. */
let asked: Credentials | undefined;

/**
 * Confirms the sign-in with the app's code, or with a recovery code.
 *
 * @throws Failure, INVALID_CODE, or EXPIRED where the password has to be entered again
 */
export async function confirmSignIn(code: string): Promise<SignedInUser> {
  try {
    const user = await openSession(
      asked && code.length === recoveryCodeLength
        ? await recover({ ...asked, code })
        : await (await loadSecondFactor()).answerQuestion(code),
    );
    asked = undefined;
    return user;
  } catch (thrown) {
    throw toFailure(thrown);
  }
}

async function recover(body: Credentials & { code: string }): Promise<string> {
  const { token } = await callApi('signInWithRecoveryCode', { body });
  return (await loadFirebaseAuth()).openVouchedSession(token);
}

function isQuestion(thrown: unknown): thrown is MultiFactorError {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'auth/multi-factor-auth-required';
}

async function openSession(idToken: string): Promise<SignedInUser> {
  try {
    const { token: _, ...user } = await callApi('loginUser', { body: undefined }, { idToken });
    rememberUser(user);
    if (user.isAdmin) unlock();
    return user;
  } catch (thrown) {
    // Without the shop's session, the one with Firebase must end too.
    await (await loadFirebaseAuth()).endFirebaseSession();
    throw thrown;
  }
}

export async function register(registration: Registration): Promise<void> {
  await callApi('registerUser', { body: registration });
  await signIn(registration.email, registration.password);
}

/**
 * Signs out: clears the session here, even if the server cannot be reached, and tells the server. Where the browser cannot
 * delete Firebase's session, such as from a database that is lost, all the person's sessions are revoked.
 */
export async function signOut(call: 'logoutUser' | 'logoutEverywhere'): Promise<void> {
  const idToken = await findIdToken().catch(() => null);
  // Right before the session ends here: a call that began in between would be refused.
  await settleCalls(settleMs);
  clearState();
  const isDeleted = await loadFirebaseAuth()
    .then((firebase) => withTimeout(firebase.endFirebaseSession()))
    .then(() => true, logFailure);
  if (idToken === null) return;
  await callApi(isDeleted ? call : 'logoutEverywhere', {}, { idToken, timeoutMs: signOutTimeoutMs }).catch(
    logFailure,
  );
}

function logFailure(thrown: unknown): void {
  // biome-ignore lint/suspicious/noConsole: failed sign-outs are only logged (specification section 8).
  console.warn('Signing out was not heard everywhere:', toFailure(thrown).message);
}
