import type { SignedInUser } from '@kowhai/domain/people/user';
import { create } from 'zustand';
import { readStored, storageKeys, writeStored } from './browser-storage.ts';

type SessionState = {
  /** Who is signed in, as far as this browser remembers. It decides what is shown, never what is allowed. */
  user: SignedInUser | null;
  /** False until storage was read, which happens after hydration: the built HTML knows nobody. */
  isRead: boolean;
};

export const useSession = create<SessionState>(() => ({ user: null, isRead: false }));

/**
 * Whether staff are here, as far as this browser remembers. Right from the start, before what is stored was checked: by then
 * it is only good for choosing what is loaded and shown meanwhile.
 */
export function seemsStaff(): boolean {
  const { user, isRead } = useSession.getState();
  if (isRead) return user?.isAdmin === true;
  // Safe to search as text: JSON escapes quotes in names.
  return /"isAdmin":true/.test(readStored(storageKeys.user) ?? '');
}

/** Remembers who signed in, or their changed profile. */
export function rememberUser(user: SignedInUser): void {
  useSession.setState({ user, isRead: true });
  writeStored(storageKeys.user, JSON.stringify(user));
}

/** Ends the session here. Cart and drafts stay: a session that ran out goes on where it was after signing in again. */
export function forgetUser(): void {
  useSession.setState({ user: null, isRead: true });
  writeStored(storageKeys.user, null);
}

/**
 * Takes over what is stored: at the start, and whenever another tab signed in or out. What checks it is only fetched
 * where there is something to check, so that no visitor waits for it.
 */
export async function restoreSession(): Promise<void> {
  if (readStored(storageKeys.user) === null) return useSession.setState({ user: null, isRead: true });
  const { parseStoredUser } = await import('./stored-user.ts');
  // Read again: it may have changed meanwhile.
  useSession.setState({ user: parseStoredUser(readStored(storageKeys.user)), isRead: true });
}

/** Takes over what another tab did with the session: the end of one counts, even where the next has begun by now. */
export function followSession(hasEnded: boolean): Promise<void> {
  if (hasEnded) useSession.setState({ user: null, isRead: true });
  return restoreSession();
}
