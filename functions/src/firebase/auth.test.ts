import { Agent } from 'node:https';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, describe, expect, it } from 'vitest';
import { findTokenHolder } from './auth.ts';

// Google's keys, with which tokens are signed, cannot be fetched through this agent.
const lookup = (_host: string, _options: unknown, done: (error: Error, address: string) => void) =>
  done(new Error('no network'), '');
const app = initializeApp({ projectId: 'demo-kowhai', httpAgent: new Agent({ lookup }) }, 'cut-off');
const auth = getAuth(app);

afterAll(() => deleteApp(app));

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const header = { alg: 'RS256', kid: 'a-key' };
const payload = {
  aud: 'demo-kowhai',
  iss: 'https://securetoken.google.com/demo-kowhai',
  sub: 'customer',
  exp: 4_000_000_000,
};
const token = (head: unknown, body: unknown) => `${encode(head)}.${encode(body)}.c2lnbmVk`;

describe('an invalid token has no holder', () => {
  it.each([
    ['no token at all', 'nonsense'],
    ['of two parts', 'a.b'],
    ['of parts that are no JSON', 'a.b.c'],
    ['of parts that are null', token(null, null)],
    ['of lists', token([], [])],
    ['without the name of its key', token({ alg: 'RS256' }, payload)],
    ['signed by another method', token({ ...header, alg: 'HS256' }, payload)],
    ['for another project', token(header, { ...payload, aud: 'elsewhere' })],
    ['from another issuer', token(header, { ...payload, iss: 'https://issuer.example' })],
    ['of no one', token(header, { ...payload, sub: '' })],
    ['of a list', token(header, { ...payload, sub: ['customer'] })],
    [
      'made by us to sign in with',
      token(
        { alg: 'RS256' },
        {
          ...payload,
          aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
        },
      ),
    ],
  ])('%s', async (_, idToken) => {
    await expect(findTokenHolder(idToken, auth)).resolves.toBeNull();
  });
});

it('a token that cannot be checked ends no session: the answer is BUSY', async () => {
  await expect(findTokenHolder(token(header, payload), auth)).rejects.toMatchObject({ code: 'BUSY' });
});
