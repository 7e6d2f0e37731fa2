import type { Registration, UserInfo } from '@kowhai/domain/user';
import { clearState } from '#state/restore-state.ts';
import { rememberUser } from '#state/session.ts';
import { callApi } from './api-client.ts';
import { toFailure } from './failure.ts';

// Firebase Auth is only fetched once it is used: who reads the sign-in page has not signed in yet.
const loadFirebaseAuth = () => import('./firebase-auth.ts');

/** Nobody waits longer than this for the server to hear of a sign-out. */
const signOutTimeoutMs = 4000;

/**
 * Signs in with Firebase, so that each person's own network is the one that is rate-limited, and then asks the shop
 * who that is.
 *
 * @throws Failure, INVALID_CREDENTIALS for a wrong password and for an unknown account alike
 */
export async function signIn(email: string, password: string): Promise<UserInfo> {
  try {
    const firebase = await loadFirebaseAuth();
    const idToken = await firebase.startFirebaseSession(email.trim(), password);
    try {
      const { token: _, ...user } = await callApi('loginUser', { body: undefined }, { idToken });
      rememberUser(user);
      return user;
    } catch (thrown) {
      // Signed in with Firebase alone would be half a session.
      await firebase.endFirebaseSession();
      throw thrown;
    }
  } catch (thrown) {
    throw toFailure(thrown);
  }
}

/** Makes an account and signs in with it. */
export async function register(registration: Registration): Promise<UserInfo> {
  await callApi('registerUser', { body: registration });
  return signIn(registration.email, registration.password);
}

/** Signs out: tells the server, and forgets the person here even where the server cannot be reached. */
export async function signOut(): Promise<void> {
  await callApi('logoutUser', {}, { timeoutMs: signOutTimeoutMs }).catch(logFailure);
  clearState();
  await loadFirebaseAuth()
    .then((firebase) => firebase.endFirebaseSession())
    .catch(logFailure);
}

function logFailure(thrown: unknown): void {
  // biome-ignore lint/suspicious/noConsole: failed sign-outs are only logged (specification section 8).
  console.warn('Signing out was not heard everywhere:', toFailure(thrown).message);
}
