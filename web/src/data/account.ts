import type { OwnData } from '@kowhai/domain/api/profile';
import type { ProfileChange, UserInfo } from '@kowhai/domain/user';
import { clearState } from '#state/restore-state.ts';
import { rememberUser } from '#state/session.ts';
import { callApi } from './api-client.ts';

const loadFirebaseAuth = () => import('./firebase-auth.ts');

/**
 * Changes one's own profile. A new email or password ends every session; this browser's begins anew, so that nobody is
 * sent away by their own change.
 *
 * @param passwordAfter what the account signs in with afterwards, or null where neither email nor password changes
 */
export async function changeProfile(change: ProfileChange, passwordAfter: string | null): Promise<UserInfo> {
  const user = await callApi('updateProfile', { body: change });
  if (passwordAfter !== null) {
    const firebase = await loadFirebaseAuth();
    // Should this fail, the change stands, and the next call asks to sign in.
    await firebase.startFirebaseSession(user.email, passwordAfter).catch(() => null);
  }
  rememberUser(user);
  return user;
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
