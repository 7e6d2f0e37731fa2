/** Firebase Auth, in a chunk of its own: it loads with the first thing that needs to know who is calling. */
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { makeFailure, withTimeout } from '#data/failure.ts';
import { useSession } from '#state/session.ts';
import { findAppCheckToken } from './app-check.ts';
import { endSession } from './end-session.ts';
import { app, usesEmulators } from './firebase-app.ts';

// Without the popup resolver, which only sign-in by other sites needs and which weighs as much as the rest.
export const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
if (usesEmulators) connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true });

/** True from when a session ends here, often because another tab ended it, until Firebase has a word of its own on it. */
let isBehind = false;
useSession.subscribe(({ user }, before) => {
  if (before.user && !user) isBehind = true;
});

onIdTokenChanged(auth, (account) => {
  // A remembered user whom Firebase does not know is no session: signed out elsewhere, storage cleared, or made up.
  const { user } = useSession.getState();
  if (user && user._id !== account?.uid) endSession();
  isBehind = false;
});

/** Firebase looks at what other tabs do every 800 ms, and every minute in a tab that nobody sees. */
const lookMs = 200;
const mostLooks = 50;

/**
 * The account of the remembered session, once Firebase holds it: asked with the session before, the server would
 * refuse, and Firebase would sign out every tab.
 *
 * @throws Failure, TIMEOUT_ERROR where Firebase does not come to hold it
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

/** The ID token of whoever is signed in, or null. */
export function readIdToken(isRefreshed: boolean): Promise<string | null> {
  const read = async () => (await (await findAccount())?.getIdToken(isRefreshed)) ?? null;
  return withTimeout(read());
}

/** The uid of whoever is signed in, or null. Firestore sends the token along once this has been asked. */
export async function readUid(): Promise<string | null> {
  return (await withTimeout(findAccount()))?.uid ?? null;
}

/** Signs in with Firebase and gives the new session's ID token. */
export async function startFirebaseSession(email: string, password: string): Promise<string> {
  // Firebase sends it along once it is there.
  await findAppCheckToken();
  return readNewSession(signInWithEmailAndPassword(auth, email, password));
}

let latestSignIn: Promise<UserCredential> | undefined;

/** The ID token of the session that a sign-in opens. */
export async function readNewSession(signingIn: Promise<UserCredential>): Promise<string> {
  latestSignIn = signingIn;
  const opened = signingIn.then(({ user }) => user.getIdToken());
  try {
    return await withTimeout(opened);
  } catch (thrown) {
    // One that comes through after all, with nobody waiting for it any more, would be half a session.
    const isLeft = () => latestSignIn === signingIn && !useSession.getState().user;
    void signingIn.then(() => (isLeft() ? signOut(auth) : undefined)).catch(() => {});
    throw thrown;
  }
}

export function endFirebaseSession(): Promise<void> {
  return signOut(auth);
}
