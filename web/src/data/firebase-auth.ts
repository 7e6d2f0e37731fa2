/** Firebase Auth, in a chunk of its own: it loads with the first thing that needs to know who is calling. */
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth';
import { forgetUser, useSession } from '#state/session.ts';
import { app, usesEmulators } from './firebase-app.ts';

// Without the popup resolver, which only sign-in by other sites needs and which weighs as much as the rest.
const auth = initializeAuth(app, {
  persistence: [indexedDBLocalPersistence, browserLocalPersistence],
});
if (usesEmulators) connectAuthEmulator(auth, 'http://127.0.0.1:9099', { disableWarnings: true });

/** Firebase looks every 800 ms at what other tabs have done with the session. */
const catchUpMs = 1000;

/** How long Firebase may still hold a session in this tab that another tab has ended or replaced. */
function msUntilCaughtUp(): number {
  return useSession.getState().followedAt + catchUpMs - Date.now();
}

// A remembered user whom Firebase does not know is no session: signed out elsewhere, storage cleared, or made up.
onAuthStateChanged(auth, (account) => {
  if (!account && useSession.getState().user && msUntilCaughtUp() <= 0) forgetUser();
});

/**
 * Waits until Firebase knows the session that this tab follows. Asked with the one before, it would be refused, and
 * Firebase would sign out every tab.
 */
async function catchUp(): Promise<void> {
  await auth.authStateReady();
  const waitMs = msUntilCaughtUp();
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
}

/** The ID token of whoever is signed in, or null. */
export async function readIdToken(isRefreshed: boolean): Promise<string | null> {
  await catchUp();
  return (await auth.currentUser?.getIdToken(isRefreshed)) ?? null;
}

/** The uid of whoever is signed in, or null. Firestore sends the token along once this has been asked. */
export async function readUid(): Promise<string | null> {
  await catchUp();
  return auth.currentUser?.uid ?? null;
}

/** Signs in with Firebase and gives the new session's ID token. */
export async function startFirebaseSession(email: string, password: string): Promise<string> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return user.getIdToken();
}

export function endFirebaseSession(): Promise<void> {
  return signOut(auth);
}
