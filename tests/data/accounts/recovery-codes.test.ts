/** Signing in without the app, by one of the codes that were made for it. */
import { proofHeader } from '@kowhai/domain/people/staff';
import { expect, it } from 'vitest';
import { signedInAt } from '#tests/support/google/emulators.ts';
import { inOneWindow } from '#tests/support/shop/in-one-window.ts';
import { deliverTo } from '#tests/support/shop/mails.ts';
import {
  addGuarded,
  makeRecoveryCodes,
  signInWithCode,
  signInWithToken,
} from '#tests/support/shop/second-factors.ts';
import { addAdmin, auth, call, db, uniqueNetwork, until } from '#tests/support/shop/shop.ts';

const recover = (body: { email: string; password: string; code: string | undefined }) =>
  call('POST', '/api/users/login/recovery', { body, headers: uniqueNetwork() });
const listOrders = (token: string) => call('GET', '/api/orders?limit=1', { token });

async function addRecoverable() {
  const { uid, email, password, token, secret } = await addGuarded();
  return { uid, token, secret, who: { email, password }, codes: await makeRecoveryCodes(token) };
}

it('a recovery code signs in once in place of the app, which stays, and its owner is told', async () => {
  const { uid, token, who, codes } = await addRecoverable();
  expect(new Set(codes).size).toBe(10);
  const [code] = codes;
  const opened = await recover({ ...who, code });
  expect(opened.status).toBe(200);
  const session = await signInWithToken(opened.body.token);
  expect((await listOrders(session)).status).toBe(200);
  expect(await recover({ ...who, code })).toMatchObject({ status: 400, body: { code: 'INVALID_CODE' } });
  expect((await auth.getUser(uid)).multiFactor?.enrolledFactors).toHaveLength(1);

  const subjects = (await deliverTo(who.email, 'second-factor', 3)).map(({ subject }) => subject);
  expect(subjects).toHaveLength(3);
  for (const change of ['given new recovery codes', 'replaced by a recovery code'])
    expect(subjects.join()).toContain(change);
  const { body } = await call('GET', `/api/audit?record=user:${uid}`, { token });
  expect(body.map(({ action }: { action: string }) => action)).toEqual([
    'use recovery code',
    'make recovery codes',
    'turn on second factor',
  ]);
});

it('of two who send one recovery code at once, one gets in', async () => {
  const { who, codes } = await addRecoverable();
  const both = await Promise.all([1, 2].map(() => recover({ ...who, code: codes[0] })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

it('recovery codes are stored as hashes, and replaced by new ones only after another sign-in', async () => {
  const { uid, token, secret, who, codes } = await addRecoverable();
  const stored = JSON.stringify((await db.doc(`recoveryCodes/${uid}`).get()).data());
  for (const code of codes) expect(stored).not.toContain(code);
  const refused = await call('POST', '/api/users/profile/recovery-codes', { token });
  expect(refused).toMatchObject({ status: 401, body: { code: 'REAUTH' } });
  // Firebase counts sign-ins in whole seconds, and a session is no proof of itself.
  await until(async () => Math.floor(Date.now() / 1000) > signedInAt(token));
  const proof = await signInWithCode(who.email, who.password, secret);
  const [newCode] = await makeRecoveryCodes(token, { [proofHeader]: proof });
  expect((await recover({ ...who, code: codes[0] })).status).toBe(400);
  expect((await recover({ ...who, code: newCode })).status).toBe(200);
});

it('recovery codes go with the second factor, and are made for nobody without one', async () => {
  const { uid, token, who, codes } = await addRecoverable();
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await call('PUT', '/api/users/profile/second-factor', { token });
  expect((await recover({ ...who, code: codes[0] })).body.code).toBe('INVALID_CODE');
  expect((await db.doc(`recoveryCodes/${uid}`).get()).exists).toBe(false);
  const without = await addAdmin();
  const refused = await call('POST', '/api/users/profile/recovery-codes', { token: without.token });
  expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
});

it(
  'a wrong password with a recovery code reads as any wrong password, and a tenth wrong code ends the day',
  inOneWindow(),
  async () => {
    const { who, codes } = await addRecoverable();
    const wrong = await recover({ ...who, password: 'not the password', code: codes[0] });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    for (let guess = 0; guess < 10; guess++) await recover({ ...who, code: '00000000' });
    expect(await recover({ ...who, code: codes[0] })).toMatchObject({ body: { code: 'RATE_LIMITED' } });
  },
);
