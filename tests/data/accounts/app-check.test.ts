import { afterAll, beforeAll, expect, it } from 'vitest';
import { emulated, type ServedFunction, serveFunction } from '#tests/support/shop/serve-function.ts';
import { addCustomer, call, type Person } from '#tests/support/shop/shop.ts';

let api: ServedFunction;
let customer: Person;

beforeAll(async () => {
  const env = { ...emulated, APP_CHECK_REQUIRED: 'true' };
  [api, customer] = await Promise.all([serveFunction('api', { env }), addCustomer()]);
});

afterAll(() => api.stop());

/** Such as anybody can write, who does not have Google's key. */
function forgeToken(): string {
  const header = { alg: 'RS256', kid: 'unknown', typ: 'JWT' };
  const payload = { iss: 'https://firebaseappcheck.googleapis.com/1', aud: ['projects/another'], sub: 'app' };
  return [header, payload, 'signature']
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
}

it.each<[string, Record<string, string>]>([
  ['without a token', {}],
  ['with nonsense for a token', { 'x-firebase-appcheck': 'nonsense' }],
  ['with a forged token', { 'x-firebase-appcheck': forgeToken() }],
])('where App Check is required, a call %s is refused', async (_, headers) => {
  const answer = await call('GET', '/api/users/profile', { token: customer.token, headers, at: api.url });
  expect(answer).toMatchObject({ status: 403, body: { code: 'APP_CHECK' } });
});

it('what anybody may read needs no token even there', async () => {
  expect(await call('GET', '/api/products', { at: api.url })).toMatchObject({ status: 200 });
});
