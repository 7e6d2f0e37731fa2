import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { projectId } from '@kowhai/tools/command/addresses';
import { openGoogle } from '@kowhai/tools/go-live/google';
import { restoreAccounts } from '@kowhai/tools/restore-accounts';
import { getStorage } from 'firebase-admin/storage';
import { OAuth2Client } from 'google-auth-library';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findFaults } from '#tests/support/google/definitions.ts';
import { authOrigin } from '#tests/support/google/emulators.ts';
import { addCustomer, app, auth, signIn } from '#tests/support/shop/shop.ts';

/** A night's copy, of which a test may give back its own person alone. */
async function copyAccounts(folder: string, uid: string): Promise<string> {
  const { backUpAccounts } = await import('#functions/firebase/back-up-accounts.ts');
  const { name } = await backUpAccounts();
  const copy = join(folder, 'accounts.jsonl.gz');
  await getStorage(app).bucket(`${projectId}-backups`).file(name).download({ destination: copy });
  const lines = gunzipSync(readFileSync(copy)).toString().trim().split('\n');
  expect(lines.length).toBeGreaterThan(1);
  writeFileSync(copy, gzipSync(lines.filter((line) => JSON.parse(line).localId === uid).join('\n')));
  return copy;
}

it('an account that is gone comes back from the night’s copy, with its password and its rights', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'accounts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const person = await addCustomer();
  await auth.setCustomUserClaims(person.uid, { isAdmin: true });
  const copy = await copyAccounts(folder, person.uid);
  await auth.deleteUser(person.uid);
  await expect(signIn(person.email, person.password)).rejects.toThrow();

  const owner = new OAuth2Client();
  owner.setCredentials({ access_token: 'owner' });
  const google = openGoogle({ project: projectId, auth: owner, origin: `${authOrigin}/` });
  const sent: Parameters<typeof google.send>[] = [];
  const watched = {
    ...google,
    send: (...request: Parameters<typeof google.send>) => {
      sent.push(request);
      return google.send(...request);
    },
  } as typeof google;
  expect(await restoreAccounts(watched, projectId, copy)).toBe(1);
  await signIn(person.email, person.password);
  const account = await auth.getUser(person.uid);
  expect([account.email, account.customClaims]).toEqual([person.email, { isAdmin: true }]);
  for (const [method, address, body] of sent) expect(findFaults({ method, address, body })).toEqual([]);
});

it('a password that was changed is found by the night’s copy, and that of a new account is not', async () => {
  const [changed, unchanged] = [await addCustomer(), await addCustomer()];
  const { creationTime } = (await auth.getUser(unchanged.uid)).metadata;
  // Google names the second alone.
  await vi.waitUntil(() => Date.now() > Date.parse(creationTime) + 2000, { timeout: 10_000 });
  await auth.updateUser(changed.uid, { password: 'another password' });
  const { backUpAccounts } = await import('#functions/firebase/back-up-accounts.ts');
  const found = (await backUpAccounts()).changed;
  expect([found.includes(changed.uid), found.includes(unchanged.uid)]).toEqual([true, false]);
});
