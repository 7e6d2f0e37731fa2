import { parseJson } from '@kowhai/domain/parse-json';
import type { SignedInUser } from '@kowhai/domain/people/user';
import { create } from 'zustand';
import { readStored, storageKeys, writeStored } from './browser-storage.ts';

type SessionState = {
  /** The signed-in user, as far as this browser remembers. It decides what is shown, never what is allowed. */
  user: SignedInUser | null;
  /** False until storage has been read, after hydration: the prerendered HTML has no user. */
  isRead: boolean;
  /** How often all that was here has been dropped: the key of the pages, which hold what was typed, too. */
  turn: number;
  /** True from then until those pages are gone. */
  isLeft: boolean;
};

export const useSession = create<SessionState>(() => ({
  user: null,
  isRead: false,
  turn: 0,
  isLeft: false,
}));

/**
 * Whether this browser remembers a staff member. Until the stored user has been validated, this is only good for
 * choosing what to load and show.
 */
export function seemsStaff(): boolean {
  const { user, isRead } = useSession.getState();
  if (isRead) return user?.isAdmin === true;
  // Safe as a text search, because JSON escapes quotes in names.
  return /"isAdmin":true/.test(readStored(storageKeys.user) ?? '');
}

/** The _id of who is signed in, known before the stored user has been validated; null where nobody is. */
export function findPersonId(): string | null {
  const { user, isRead } = useSession.getState();
  if (isRead) return user?._id ?? null;
  const stored = parseJson(readStored(storageKeys.user) ?? '');
  const isUser = typeof stored === 'object' && stored !== null && '_id' in stored;
  return isUser && typeof stored._id === 'string' ? stored._id : null;
}

/** Stores the user. */
export function storeUser(user: SignedInUser): void {
  useSession.setState({ user, isRead: true });
  writeStored(storageKeys.user, JSON.stringify(user));
}

/** Ends the session in this browser. The cart and what is unsaved stay, so that work continues after signing in again. */
export function forgetUser(): void {
  useSession.setState({ user: null, isRead: true });
  writeStored(storageKeys.user, null);
}

/**
 * Reads the stored user: at the start, and when another tab signs in or out. The schema is only loaded if there is one,
 * so that visitors do not wait for it.
 */
export async function restoreSession(): Promise<void> {
  if (readStored(storageKeys.user) === null) return useSession.setState({ user: null, isRead: true });
  const { parseStoredUser } = await import('./stored-user.ts');
  // Read again, as it may have changed while the schema loaded.
  useSession.setState({ user: parseStoredUser(readStored(storageKeys.user)), isRead: true });
}

/** Follows another tab that signed in or out. An end is applied even if the next session has begun already. */
export function followSession(hasEnded: boolean): Promise<void> {
  if (hasEnded) useSession.setState({ user: null, isRead: true });
  return restoreSession();
}
