/** What the API makes of staff's second factors, where the setting leaves the choice to them. */
import { removeSecondFactor } from '@kowhai/tools/make-admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { deliverTo, readMailedCode } from '#tests/support/shop/mails.ts';
import { addGuarded, addSecondFactor, signInWithCode } from '#tests/support/shop/second-factors.ts';
import {
  accepted,
  addAdmin,
  app,
  auth,
  call,
  type Person,
  prove,
  signIn,
  uniqueNetwork,
  until,
} from '#tests/support/shop/shop.ts';

let admin: Person;
beforeAll(async () => {
  admin = await addAdmin();
});

const as = (token: string) => ({ token });
const listOrders = (token: string) => call('GET', '/api/orders?limit=1', as(token));
const note = (token: string) => call('PUT', '/api/users/profile/second-factor', as(token));
const logIn = (token: string) => call('POST', '/api/users/login', as(token));
const factorsOf = async (uid: string) => (await auth.getUser(uid)).multiFactor?.enrolledFactors ?? [];

/** Firebase counts sign-ins in whole seconds. */
async function nextSecond(): Promise<void> {
  const second = Math.floor(Date.now() / 1000);
  await until(async () => Math.floor(Date.now() / 1000) > second);
}

async function listTrail(uid: string): Promise<string[]> {
  const { body } = await call('GET', `/api/audit?record=user:${uid}`, as(admin.token));
  return body.map(({ by, action }: { by: { _id: string }; action: string }) => `${by._id} ${action}`);
}

/** What someone was mailed about their second factor: each mail's subject, and who is named as having done it. */
async function listNotices(email: string, count: number): Promise<string[]> {
  const mails = await deliverTo(email, 'second-factor', count);
  return mails.map(({ subject, text }) => {
    const [, change] = /second factor was (.+)$/.exec(subject) ?? [];
    const [, by] = /^By: (.+)$/m.exec(text) ?? [];
    return [change, by].filter(Boolean).join(' by ');
  });
}

describe('a second factor that is turned on', () => {
  it('is noted with its day and in the trail, once', async () => {
    const { uid, token, since } = await addGuarded();
    expect(Math.abs(Date.now() - Date.parse(since))).toBeLessThan(60_000);
    const again = await note(token);
    expect(again.body.secondFactorAt).toBe(since);
    expect(again.body).not.toHaveProperty('needsSecondFactor');
    expect(await listTrail(uid)).toEqual([`${uid} turn on second factor`]);
    const { body } = await call('GET', `/api/users/${uid}`, as(admin.token));
    expect(body.secondFactorAt).toBe(since);
  });

  it('is noted at the next sign-in where the browser did not say so', async () => {
    const { uid, token } = await addAdmin();
    await logIn(token);
    const factor = await addSecondFactor(token);
    expect((await logIn(factor.token)).body.secondFactorAt).toEqual(expect.any(String));
    expect(await listTrail(uid)).toEqual([`${uid} turn on second factor`]);
  });

  it('shuts a session with the password alone out of the desk, and no customer’s page', async () => {
    const person = await addAdmin();
    await logIn(person.token);
    const other = await signIn(person.email, person.password);
    const factor = await addSecondFactor(person.token);
    await note(factor.token);
    expect(await listOrders(other)).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR' } });
    expect((await call('GET', '/api/users/profile', as(other))).status).toBe(200);
    expect((await listOrders(factor.token)).status).toBe(200);
  });

  it('ends the sessions that are older than the one that turned it on', async () => {
    const person = await addAdmin();
    const older = await signIn(person.email, person.password);
    await nextSecond();
    const token = await signIn(person.email, person.password);
    await logIn(token);
    await note((await addSecondFactor(token)).token);
    expect((await call('GET', '/api/users/profile', as(older))).status).toBe(401);
  });

  it('is asked for at the sign-in, and never passed by email and password', async () => {
    const { email, password, secret } = await addGuarded();
    const body = { email, password };
    const refused = await call('POST', '/api/users/login', { body, headers: uniqueNetwork() });
    expect(refused).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR' } });
    expect(refused.text).not.toContain('token"');
    const wrong = { email, password: 'not the password' };
    const unknown = await call('POST', '/api/users/login', { body: wrong, headers: uniqueNetwork() });
    expect(unknown).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect((await listOrders(await signInWithCode(email, password, secret))).status).toBe(200);
  });

  it('stays when the password is changed, for which the current one is enough', async () => {
    const { uid, token, password } = await addGuarded();
    const body = { currentPassword: password, password: 'another-long-password' };
    expect((await call('PUT', '/api/users/profile', { token, body })).status).toBe(200);
    expect(await factorsOf(uid)).toHaveLength(1);
  });
});

it('a second factor stays when a forgotten password is replaced', async () => {
  const { uid, email, secret } = await addGuarded();
  await call('POST', '/api/users/send-reset-token', { body: { email }, headers: uniqueNetwork() });
  const otp = await readMailedCode(email, 'reset-code');
  const newPassword = 'another long secret';
  const body = { email, otp, newPassword, confirmNewPassword: newPassword };
  const reset = await call('POST', '/api/users/reset-password', { body, headers: uniqueNetwork() });
  expect(reset.status).toBe(200);
  expect(await factorsOf(uid)).toHaveLength(1);
  expect(await signInWithCode(email, newPassword, secret)).toEqual(expect.any(String));
});

it('anyone who turns a second factor on, and off again, is mailed of either, once', async () => {
  const { uid, email, token } = await addGuarded();
  await note(token);
  expect(await listNotices(email, 1)).toEqual(['turned on']);
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await note(token);
  expect(await listNotices(email, 2)).toEqual(['turned off', 'turned on']);
});

describe('a second factor that another admin removes', () => {
  it('is mailed to whose it was, with who removed it', async () => {
    const { uid, email } = await addGuarded();
    await call('DELETE', `/api/users/${uid}/second-factor`, await prove(admin));
    expect(await listNotices(email, 2)).toContain('removed by Staff Tester');
  });

  it('is gone at Firebase and in the record, ends the sessions, and is in the trail', async () => {
    const { uid, email, password, token } = await addGuarded();
    const removed = await call('DELETE', `/api/users/${uid}/second-factor`, await prove(admin));
    expect(removed).toMatchObject({ status: 200, body: { _id: uid } });
    expect(removed.body).not.toHaveProperty('secondFactorAt');
    expect(await factorsOf(uid)).toEqual([]);
    expect((await listOrders(token)).status).toBe(401);
    expect(await listTrail(uid)).toEqual([
      `${admin.uid} remove second factor`,
      `${uid} turn on second factor`,
    ]);

    await nextSecond();
    expect((await listOrders(await signIn(email, password))).status).toBe(200);
  });

  it('is not one’s own', async () => {
    const { uid, token } = await addGuarded();
    const answer = await call('DELETE', `/api/users/${uid}/second-factor`, as(token));
    expect(answer).toMatchObject({ status: 409, body: { code: 'SELF_ACTION' } });
    expect(await factorsOf(uid)).toHaveLength(1);
  });
});

it('the only admin gets in again by a command, which the trail tells of', async () => {
  const { uid, email, password, token } = await addGuarded();
  await expect(removeSecondFactor(app, 'nobody@kowhai.example')).rejects.toThrow(
    'No account has the address',
  );
  expect(await removeSecondFactor(app, `Owner <${email.toUpperCase()}>`)).toContain(
    `${email} now signs in with just a password`,
  );
  expect(await factorsOf(uid)).toEqual([]);
  expect((await listOrders(token)).status).toBe(401);
  expect(await listTrail(uid)).toEqual(['make-admin remove second factor', `${uid} turn on second factor`]);
  await nextSecond();
  const session = await signIn(email, password);
  expect(await accepted(logIn(session))).not.toHaveProperty('secondFactorAt');
  expect((await listOrders(session)).status).toBe(200);
});
