import { contract } from '@kowhai/domain/api/contract';
import type { Endpoint } from '@kowhai/domain/api/endpoint';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  addAdmin,
  addCustomer,
  addPerson,
  auth,
  call,
  db,
  signIn,
  uniqueNetwork,
} from '#tests/support/shop/shop.ts';

const endpoints = Object.entries(contract) as [string, Endpoint][];

/** Who is turned away by each kind of access, and with what. */
const refusals = {
  public: { stranger: null, forger: null, customer: null, admin: null },
  'signed-in': { stranger: 401, forger: 401, customer: null, admin: null },
  admin: { stranger: 401, forger: 401, customer: 403, admin: null },
} as const;

const [someCustomer, someAdmin] = await Promise.all([addCustomer(), addAdmin()]);
const tokens: Record<string, (endsSession: boolean) => Promise<string | undefined>> = {
  stranger: async () => undefined,
  forger: async () => forgeToken(),
  customer: async (endsSession) => (endsSession ? await addCustomer() : someCustomer).token,
  admin: async (endsSession) => (endsSession ? await addAdmin() : someAdmin).token,
};

/** A token that says the right things and was signed by nobody: of another project, and for someone unknown. */
function forgeToken(): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: 'nobody',
    user_id: 'nobody',
    isAdmin: true,
    iat: now,
    auth_time: now,
    exp: now + 3600,
  };
  const project = { aud: 'other', iss: 'https://securetoken.google.com/other' };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, ...project })}.`;
}

/** Calls that a role alone does not open, with their refusal. */
const ownProof: Record<string, string> = { closeAccount: 'REAUTH', takeMailEvents: 'FORBIDDEN' };

// Side by side, as each waits for the shop.
describe.concurrent.each(endpoints)('%s', (name, { method, path, access }) => {
  it.for(Object.keys(tokens))('as %s', async (role, { expect }) => {
    // Whoever signs out is a person of their own. With an empty body no other call ends a session.
    const endsSession = name.startsWith('logout');
    const expected = refusals[access][role as keyof (typeof refusals)[typeof access]];
    const { status, body, headers } = await call(method, path.replace(/\{\w+\}/g, 'no-such-thing'), {
      token: await tokens[role]?.(endsSession),
      ...(method !== 'GET' && { body: {} }),
      headers: uniqueNetwork(),
    });
    if (expected !== null) expect(status).toBe(expected);
    else if (name in ownProof) expect(body.code).toBe(ownProof[name]);
    else expect([401, 403]).not.toContain(status);
    expect(status).toBeLessThan(500);
    if (status >= 400) expect(body).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    const isList = /^list(Plans|Hardware)$/.test(name) && /stranger|forger/.test(role);
    const cached = name === 'getApiDescription' ? 'public, max-age=300, s-maxage=86400' : 'no-store';
    expect(headers.get('cache-control')).toBe(isList ? 'public, max-age=60' : cached);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('someone who was staff a moment ago', () => {
  const path = '/api/orders?limit=1';
  let admin: Awaited<ReturnType<typeof addAdmin>>;
  beforeAll(async () => {
    admin = await addAdmin();
    expect((await call('GET', path, { token: admin.token })).status).toBe(200);
  });

  it('is out at once when the flag goes, and when the account is disabled, revoked or deleted', async () => {
    await db.doc(`users/${admin.uid}`).update({ isAdmin: false });
    expect((await call('GET', path, { token: admin.token })).status).toBe(403);
    await db.doc(`users/${admin.uid}`).update({ isAdmin: true });
    expect((await call('GET', path, { token: admin.token })).status).toBe(200);

    await db.doc(`revoked/${admin.uid}`).set({ at: new Date() });
    expect((await call('GET', path, { token: admin.token })).status).toBe(401);
    await db.doc(`revoked/${admin.uid}`).delete();

    await auth.updateUser(admin.uid, { disabled: true });
    expect((await call('GET', path, { token: admin.token })).status).toBe(401);
    await auth.updateUser(admin.uid, { disabled: false });
    const token = await signIn(admin.email, admin.password);
    await auth.deleteUser(admin.uid);
    expect((await call('GET', path, { token })).status).toBe(401);
  });

  it('needs both the claim and the flag', async () => {
    const [claimed, flagged] = [await addCustomer(), await addCustomer()];
    await auth.setCustomUserClaims(claimed.uid, { isAdmin: true });
    await db.doc(`users/${flagged.uid}`).update({ isAdmin: true });
    for (const { email, password } of [claimed, flagged]) {
      expect((await call('GET', path, { token: await signIn(email, password) })).status).toBe(403);
    }
  });

  it.each(['true', 1, { isAdmin: true }])('is nobody with a claim of %j', async (isAdmin) => {
    const { uid, email, password } = await addPerson({ isAdmin: true });
    await auth.setCustomUserClaims(uid, { isAdmin });
    expect((await call('GET', path, { token: await signIn(email, password) })).status).toBe(403);
  });
});

describe('a page of another site', () => {
  const origin = 'https://evil.example';

  it.each([
    ['GET', '/api/products'],
    ['GET', '/api/users/profile'],
    ['POST', '/api/orders'],
    ['DELETE', '/api/orders/any'],
    ['POST', '/upload'],
  ])('is not let at %s %s by its browser, with credentials or without', async (method, path) => {
    const asks = {
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization',
    };
    const { token } = await addCustomer();
    const answers = [
      await call('OPTIONS', path, { headers: { origin, ...asks } }),
      await call(method, path, { headers: { origin, cookie: '__session=any' } }),
      await call(method, path, { headers: { origin }, token }),
    ];
    for (const { headers } of answers)
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    // A browser would ask before it sends a token, and is told no.
    expect(answers[0]?.status).toBe(405);
  });
});
