import { beforeAll, expect, it } from 'vitest';
import { callInProcess } from '#tests/support/shop/in-process.ts';
import { addCustomer, type Person } from '#tests/support/shop/shop.ts';

// Read when the app is loaded, at the first call.
process.env.APP_CHECK_REQUIRED = 'true';

let customer: Person;

beforeAll(async () => {
  customer = await addCustomer();
});

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
  const answer = await callInProcess('GET', '/api/users/profile', { token: customer.token, headers });
  expect(answer).toMatchObject({ status: 403, body: { code: 'APP_CHECK' } });
});

it('what anybody may read needs no token even there', async () => {
  expect(await callInProcess('GET', '/api/products')).toMatchObject({ status: 200 });
});
