import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberUser } from '#state/restore-state.ts';
import { forgetUser, useSession } from '#state/session.ts';
import { useToasts } from '#state/toasts.ts';
import { user } from '#testing/example-user.ts';
import { callApi } from './api-client.ts';
import { signIn, signOut } from './session.ts';

const firebase = vi.hoisted(() => ({ end: async () => {}, readIdToken: vi.fn<() => Promise<string>>() }));

// Firebase needs a browser's database, and is not what this is about.
vi.mock('./firebase-auth.ts', () => ({
  startFirebaseSession: async () => 'token',
  endFirebaseSession: () => firebase.end(),
  readIdToken: firebase.readIdToken,
}));

beforeEach(() => {
  rememberUser(user);
  firebase.readIdToken.mockReset().mockResolvedValue('token');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a sign-in stores whom the server answers as userInfo, and a sign-out calls the server and forgets them', async () => {
  const fetched = vi.fn(async () => Response.json({ ...user, token: 'token' }));
  vi.stubGlobal('fetch', fetched);
  forgetUser();
  await signIn(user.email, 'a good long one');
  expect(JSON.parse(localStorage.getItem('userInfo') ?? 'null')).toEqual(user);
  await signOut('logoutUser');
  expect(fetched.mock.calls.map(([url]: unknown[]) => url)).toEqual([
    '/api/users/login',
    '/api/users/logout',
  ]);
  expect(localStorage.getItem('userInfo')).toBeNull();
});

it('a sign-out has all it needs before it waits for calls under way, and ends the session here with their last answer', async () => {
  const respond: (() => void)[] = [];
  vi.stubGlobal('fetch', (url: string) =>
    url.endsWith('logout')
      ? Response.json({ message: 'You’re signed out' })
      : new Promise((resolve) => respond.push(() => resolve(Response.json([])))),
  );
  const call = callApi('listPlans', { query: {} });
  const left = signOut('logoutUser');
  await vi.waitFor(() => expect(firebase.readIdToken).toHaveBeenCalledTimes(2));
  firebase.readIdToken.mockReturnValue(new Promise(() => {}));
  respond[0]?.();
  await Promise.all([call, left]);
  expect(useSession.getState().user).toBeNull();
});

it('a failed sign-out is only logged, and ends the session here all the same', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await signOut('logoutUser');
  expect(useSession.getState().user).toBeNull();
  expect(useToasts.getState().toasts).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});

it('a session that the browser cannot delete is revoked, with all others of the person', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  firebase.end = () => Promise.reject(new DOMException('The database is lost', 'UnknownError'));
  const fetched = vi.fn(async () => Response.json({ message: 'You’re signed out' }));
  vi.stubGlobal('fetch', fetched);
  await signOut('logoutUser');
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/users/logout/everywhere', expect.anything());
  const [[, sent]] = fetched.mock.calls as unknown as [[string, RequestInit]];
  expect(new Headers(sent.headers).get('Authorization')).toBe('Bearer token');
});
