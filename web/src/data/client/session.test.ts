import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberUser, useSession } from '#state/session.ts';
import { useToasts } from '#state/toasts.ts';
import { user } from '#testing/example-user.ts';
import { signOut } from './session.ts';

// Firebase needs a browser's database, and is not what this is about.
vi.mock('./firebase-auth.ts', () => ({
  endFirebaseSession: async () => undefined,
  readIdToken: async () => null,
}));

beforeEach(() => rememberUser(user));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a failed sign-out is only logged, and ends the session here all the same', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await signOut('logoutUser');
  expect(useSession.getState().user).toBeNull();
  expect(useToasts.getState().toasts).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});
