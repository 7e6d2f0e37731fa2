/** Firebase Auth, in a chunk of its own, which loads with the first call that needs to know the user. */
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithCustomToken,
  signInWithEmailAndPassword,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { useSession } from '#state/session.ts';
import { findAppCheckToken } from './app-check.ts';
import { endSession } from './end-session.ts';
import { makeFailure, withTimeout } from './failure.ts';
import { app, usesEmulators } from './firebase-app.ts';
import { learnServerTime } from './server-clock.ts';

// Without the popup resolver, which only sign-in with other providers needs, and which is as large as the rest.
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
if (usesEmulators) connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true });

/** True after a session has ended here, often because another tab ended it, until Firebase reports its own state. */
let isBehind = false;
useSession.subscribe(({ user }, before) => {
  if (before.user && !user) isBehind = true;
});

onIdTokenChanged(auth, (account) => {
  // The remembered user is not Firebase's: signed out elsewhere, storage cleared, or made up.
  const { user } = useSession.getState();
  if (user && user._id !== account?.uid) endSession();
  isBehind = false;
});

/** Milliseconds. Firebase checks every 800 ms what other tabs did, and every minute in a hidden tab. */
const lookMs = 200;
const mostLooks = 50;

/**
 * The Firebase user of the remembered session, once Firebase has it. With a token of the previous session the server
 * would refuse the call, and Firebase would sign out every tab.
 *
 * @throws Failure, TIMEOUT_ERROR where Firebase does not get it in time
 */
async function findAccount(): Promise<User | null> {
  await Promise.all([auth.authStateReady(), findAppCheckToken()]);
  for (let looks = 0; looks < mostLooks; looks++) {
    const { user } = useSession.getState();
    if (!user) return null;
    if (!isBehind && auth.currentUser?.uid === user._id) return auth.currentUser;
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
  throw makeFailure('TIMEOUT_ERROR');
}

/** The ID token of the signed-in user, or null. */
export function readIdToken(isRefreshed: boolean): Promise<string | null> {
  const read = async () => {
    const account = await findAccount();
    return account && readToken(account, isRefreshed);
  };
  return withTimeout(read());
}

/** The uid of the signed-in user, or null. Firestore sends the token itself once this has resolved. */
export async function readUid(): Promise<string | null> {
  const read = async () => {
    const account = await findAccount();
    if (account) await readToken(account);
    return account?.uid ?? null;
  };
  return withTimeout(read());
}

/** A token is good for an hour of the server's clock: Firestore's answers tell no other time. */
async function readToken(account: User, isRefreshed = false): Promise<string> {
  const { token, issuedAtTime, expirationTime } = await account.getIdTokenResult(isRefreshed);
  learnServerTime(Date.parse(issuedAtTime), Date.parse(expirationTime));
  return token;
}

/**
 * Signs in with Firebase.
 *
 * @returns the ID token of the new session
 */
export async function startFirebaseSession(email: string, password: string): Promise<string> {
  // Firebase sends the App Check token itself, once it is there.
  await findAppCheckToken();
  return readNewSession(signInWithEmailAndPassword(auth, email, password));
}

/** Opens a session that the shop's server vouches for. */
export const openVouchedSession = (token: string): Promise<string> =>
  readNewSession(signInWithCustomToken(auth, token));

let latestSignIn: Promise<UserCredential> | undefined;

/** The ID token of the session that a sign-in opens. */
export async function readNewSession(signingIn: Promise<UserCredential>): Promise<string> {
  latestSignIn = signingIn;
  const opened = signingIn.then(({ user }) => user.getIdToken());
  try {
    return await withTimeout(opened);
  } catch (thrown) {
    // A sign-in that succeeds after the timeout is signed out again, unless another one was started: Firebase would
    // have a session, and the shop none.
    const isLeft = () => latestSignIn === signingIn && !useSession.getState().user;
    void signingIn.then(() => (isLeft() ? signOut(auth) : undefined)).catch(() => {});
    throw thrown;
  }
}

export function endFirebaseSession(): Promise<void> {
  return signOut(auth);
}
