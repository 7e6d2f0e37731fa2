/** Where the setting asks staff for a second factor: the API, and the database's rules in a database of their own. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  claimsOf,
  type Fields,
  flag,
  getDocument,
  putDocument,
  strictDatabase,
  text,
} from '#tests/support/google/emulators.ts';
import { addRecoverable, addSecondFactor, signInWithToken } from '#tests/support/shop/second-factors.ts';
import { emulated, type ServedFunction, serveFunction } from '#tests/support/shop/serve-function.ts';
import { accepted, addAdmin, addCustomer, call, uniqueNetwork } from '#tests/support/shop/shop.ts';

let api: ServedFunction;

beforeAll(async () => {
  api = await serveFunction('api', { env: { ...emulated, STAFF_SECOND_FACTOR: 'required' } });
});

afterAll(() => api.stop());

const ask = (method: string, path: string, options: Parameters<typeof call>[2]) =>
  call(method, path, { ...options, at: api.url });
const listOrders = (token: string) => ask('GET', '/api/orders?limit=1', { token });
const logIn = (token: string) => ask('POST', '/api/users/login', { token });

it('staff without one sign in, are told that they need one, and reach nothing of the desk', async () => {
  const { token, email, password } = await addAdmin();
  expect(await logIn(token)).toMatchObject({ status: 200, body: { isAdmin: true, needsSecondFactor: true } });
  expect(await listOrders(token)).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR' } });
  expect(await ask('GET', '/api/users/profile', { token })).toMatchObject({ status: 200 });

  const body = { email, password };
  const byPassword = await ask('POST', '/api/users/login', { body, headers: uniqueNetwork() });
  expect(byPassword).toMatchObject({ status: 200, body: { needsSecondFactor: true } });
  expect(await listOrders(byPassword.body.token)).toMatchObject({ status: 403 });
});

it('staff who turn one on go on at once', async () => {
  const { token } = await addAdmin();
  await logIn(token);
  const factor = await addSecondFactor(token);
  const noted = await ask('PUT', '/api/users/profile/second-factor', { token: factor.token });
  expect(noted.body.secondFactorAt).toEqual(expect.any(String));
  expect(noted.body).not.toHaveProperty('needsSecondFactor');
  expect(await listOrders(factor.token)).toMatchObject({ status: 200 });
});

it('customers are asked for nothing', async () => {
  const { token } = await addCustomer();
  expect(await accepted(logIn(token))).not.toHaveProperty('needsSecondFactor');
});

const storeStrictly = (path: string, fields: Fields) => putDocument(path, fields, strictDatabase);
const requireStrictly = (isSecondFactorRequired: boolean) =>
  storeStrictly('settings/staff', { isSecondFactorRequired: flag(isSecondFactorRequired) });
const isAdmin = flag(true);

const readDraft = (token: string) => getDocument({ token }, 'products/draft', strictDatabase);

it.each([
  [true, 'denied'],
  [false, 'allowed'],
])(
  'the rules let the password alone read a draft, where a second factor is required (%s): %s',
  async (isRequired, outcome) => {
    const { uid, token } = await addAdmin();
    await logIn(token);
    const factor = await addSecondFactor(token);
    await storeStrictly(`users/${uid}`, { isAdmin });
    await requireStrictly(isRequired);
    expect(await readDraft(token)).toBe(outcome);
    expect(await readDraft(factor.token)).toBe('allowed');
  },
);

it('the rules take the second factor that the record names, and no other', async () => {
  const { uid, token } = await addAdmin();
  await logIn(token);
  const factor = await addSecondFactor(token);
  await requireStrictly(true);
  const { second_factor_identifier: id } = claimsOf(factor.token).firebase;
  await storeStrictly(`users/${uid}`, { isAdmin, secondFactorId: text(id) });
  expect(await readDraft(factor.token)).toBe('allowed');
  await storeStrictly(`users/${uid}`, { isAdmin, secondFactorId: text('another') });
  expect(await readDraft(factor.token)).toBe('denied');
});

it('a session that a recovery code opened counts as one with a second factor, for API and rules', async () => {
  const { uid, ...body } = await addRecoverable();
  const recovered = await ask('POST', '/api/users/login/recovery', {
    body,
    headers: uniqueNetwork(),
  });
  const token = await signInWithToken(recovered.body.token);
  expect(await listOrders(token)).toMatchObject({ status: 200 });
  await storeStrictly(`users/${uid}`, { isAdmin });
  await requireStrictly(true);
  expect(await readDraft(token)).toBe('allowed');
});
