import type { Registration, SignedInUser } from '@kowhai/domain/people/user';
import type { MultiFactorError } from 'firebase/auth';
import { callApi } from '#data/api-client.ts';
import { toFailure } from '#data/failure.ts';
import { clearState } from '#state/restore-state.ts';
import { rememberUser } from '#state/session.ts';

// Firebase Auth is only fetched once it is used: who reads the sign-in page has not signed in yet.
const loadFirebaseAuth = () => import('./firebase-auth.ts');
const loadSecondFactor = () => import('./firebase-second-factor.ts');

/** Nobody waits longer than this for the server to hear of a sign-out. */
const signOutTimeoutMs = 4000;

/**
 * Signs in with Firebase, so that each person's own network is the one that is rate-limited, and then asks the shop
 * who that is.
 *
 * @returns null where the account has a second factor: `confirmSignIn` goes on with its code
 * @throws Failure, INVALID_CREDENTIALS for a wrong password and for an unknown account alike
 */
export async function signIn(email: string, password: string): Promise<SignedInUser | null> {
  try {
    const firebase = await loadFirebaseAuth();
    return await openSession(await firebase.startFirebaseSession(email.trim(), password));
  } catch (thrown) {
    if (!isQuestion(thrown)) throw toFailure(thrown);
    (await loadSecondFactor()).keepQuestion(thrown);
    return null;
  }
}

/** @throws Failure, INVALID_CODE for a wrong code, EXPIRED where the password has to be given again */
export async function confirmSignIn(code: string): Promise<SignedInUser> {
  try {
    return await openSession(await (await loadSecondFactor()).answerQuestion(code));
  } catch (thrown) {
    throw toFailure(thrown);
  }
}

function isQuestion(thrown: unknown): thrown is MultiFactorError {
  return thrown instanceof Error && 'code' in thrown && thrown.code === 'auth/multi-factor-auth-required';
}

async function openSession(idToken: string): Promise<SignedInUser> {
  try {
    const { token: _, ...user } = await callApi('loginUser', { body: undefined }, { idToken });
    rememberUser(user);
    return user;
  } catch (thrown) {
    // Signed in with Firebase alone would be half a session.
    await (await loadFirebaseAuth()).endFirebaseSession();
    throw thrown;
  }
}

/** Makes an account and signs in with it. */
export async function register(registration: Registration): Promise<void> {
  await callApi('registerUser', { body: registration });
  await signIn(registration.email, registration.password);
}

/** Signs out: tells the server, and forgets the person here even where the server cannot be reached. */
export async function signOut(call: 'logoutUser' | 'logoutEverywhere'): Promise<void> {
  await callApi(call, {}, { timeoutMs: signOutTimeoutMs }).catch(logFailure);
  clearState();
  await loadFirebaseAuth()
    .then((firebase) => firebase.endFirebaseSession())
    .catch(logFailure);
}

function logFailure(thrown: unknown): void {
  // biome-ignore lint/suspicious/noConsole: failed sign-outs are only logged (specification section 8).
  console.warn('Signing out was not heard everywhere:', toFailure(thrown).message);
}
