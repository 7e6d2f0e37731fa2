import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demoUsers, localHost, projectId } from '#tools/command/addresses.ts';
import { restoreUser } from './restore-shop.ts';

let asked: string[] = [];
/** Firebase Auth that refuses every question. */
const auth = createServer((request, response) => {
  asked.push(request.url?.split(':').at(-1) ?? '');
  response.writeHead(403, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { code: 403, message: 'INSUFFICIENT_PERMISSION' } }));
});

beforeEach(async () => {
  asked = [];
  await new Promise<void>((resolve) => auth.listen(0, localHost, resolve));
  const { port } = auth.address() as AddressInfo;
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `${localHost}:${port}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  auth.close();
});

it('does not mistake a fault of Firebase Auth for a missing account, and changes nothing', async () => {
  const [user] = demoUsers;
  if (!user) throw new Error('no demo user');
  const app = initializeApp({ projectId }, 'restore-user-test');
  await expect(restoreUser(app, user)).rejects.toMatchObject({ code: 'auth/insufficient-permission' });
  expect(asked).toEqual(['lookup']);
  await deleteApp(app);
});
