import type { OwnData } from '@kowhai/domain/api/profile';
import type { ProfileChange, UserInfo } from '@kowhai/domain/people/user';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#data/client/api-client.ts';
import type { Failure } from '#data/client/failure.ts';
import { clearState, rememberUser } from '#state/restore-state.ts';
import { forgetUser } from '#state/session.ts';
import { profileQuery } from './queries.ts';

/** Changes one's own profile and shows it at once. */
export function useChangeProfile() {
  const client = useQueryClient();
  return useMutation<UserInfo, Failure, { change: ProfileChange; passwordAfter: string | null }>({
    mutationFn: ({ change, passwordAfter }) => changeProfile(change, passwordAfter),
    onSuccess: (user) => client.setQueryData(profileQuery(user._id).queryKey, user),
  });
}

/** Confirms another email with its code. */
export function useConfirmEmail() {
  const client = useQueryClient();
  return useMutation<UserInfo, Failure, { otp: string; password: string | null }>({
    mutationFn: ({ otp, password }) => confirmEmail(otp, password),
    onSuccess: (user) => client.setQueryData(profileQuery(user._id).queryKey, user),
  });
}

const loadFirebaseAuth = () => import('#data/client/firebase-auth.ts');

/**
 * Changes one's own profile; another email counts once it is confirmed. A new password ends every session; this browser's
 * begins again, so that their own change signs nobody out.
 *
 * @param passwordAfter what the account signs in with afterwards, or null where the password stays
 */
async function changeProfile(change: ProfileChange, passwordAfter: string | null): Promise<UserInfo> {
  const user = await callApi('updateProfile', { body: change });
  if (passwordAfter !== null) await startSession(user.email, passwordAfter);
  rememberUser(user);
  return user;
}

/**
 * Confirms another email with the code that was mailed to it, which ends every session.
 *
 * @param password to sign in with again; without it the person is asked to
 */
async function confirmEmail(otp: string, password: string | null): Promise<UserInfo> {
  const user = await callApi('confirmEmail', { body: { otp } });
  if (password === null) forgetUser();
  else {
    await startSession(user.email, password);
    rememberUser(user);
  }
  return user;
}

/** Proves the account's email by what a link of our mails carried; that of another account's mail proves nothing. */
export async function proveEmail(proof: string, client: QueryClient): Promise<void> {
  const user = await callApi('proveEmail', { body: { proof } }).catch(() => null);
  if (!user) return;
  rememberUser(user);
  client.setQueryData(profileQuery(user._id).queryKey, user);
}

/** If this fails, the change is kept, and the next call asks to sign in. */
async function startSession(email: string, password: string): Promise<void> {
  const firebase = await loadFirebaseAuth();
  await firebase.startFirebaseSession(email, password).catch(() => null);
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
