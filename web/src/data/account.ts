import type { OwnData } from '@kowhai/domain/api/profile';
import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '#data/client/api-client.ts';
import { clearState, rememberUser } from '#state/restore-state.ts';
import { forgetUser } from '#state/session.ts';
import { makeChange, useChange } from './use-change.ts';

/**
 * Changes one's own profile; another email counts once it is confirmed. A new password ends every session; this browser's
 * begins again, so that their own change signs nobody out.
 */
export function useChangeProfile() {
  return useChange('updateProfile', {
    settle: async (user, { body: { password } }) => {
      if (password) await startSession(user.email, password);
      rememberUser(user);
    },
  });
}

/**
 * Confirms another email with the code that was mailed to it, which ends every session.
 *
 * @param password to sign in with again; without it the person is asked to
 */
export function useConfirmEmail(password: string | undefined) {
  return useChange('confirmEmail', {
    settle: async (user) => {
      if (password === undefined) return forgetUser();
      await startSession(user.email, password);
      rememberUser(user);
    },
  });
}

/** Proves the account's email by what a link of our mails carried; that of another account's mail proves nothing. */
export async function proveEmail(linkCode: string, client: QueryClient): Promise<void> {
  await makeChange(client, 'proveEmail', { body: { linkCode } }, { settle: rememberUser }).catch(() => null);
}

const loadFirebaseAuth = () => import('#data/client/firebase-auth.ts');

/** If this fails, the change is kept, and the next call asks to sign in. */
async function startSession(email: string, password: string): Promise<void> {
  await loadFirebaseAuth()
    .then((firebase) => firebase.startFirebaseSession(email, password))
    .catch(() => null);
}

export function exportOwnData(): Promise<OwnData> {
  return callApi('exportOwnData', {});
}

/** Closes the account and forgets the person here. */
export async function closeAccount(currentPassword: string): Promise<void> {
  await callApi('closeAccount', { body: { currentPassword } });
  clearState();
  const firebase = await loadFirebaseAuth();
  await firebase.endFirebaseSession().catch(() => null);
}
