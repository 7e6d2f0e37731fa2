/** The app in this process, with its Auth and its Firestore behind proxies that fail as Google's services may. */
import { hosts } from '@kowhai/tools/command/addresses';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { getDocument } from '#tests/support/google/emulators.ts';
import { openHttpProxy } from '#tests/support/google/fault-proxies.ts';
import { openLine } from '#tests/support/line.ts';
import { callInProcess } from '#tests/support/shop/in-process.ts';
import { deliver, readMailedCode } from '#tests/support/shop/mails.ts';
import {
  addAdmin,
  addCustomer,
  addPlan,
  auth,
  db,
  prove,
  requestOf,
  signIn,
  uniqueId,
  uniqueNetwork,
  until,
} from '#tests/support/shop/shop.ts';

// Before the app is loaded, whose log keeps the console that it finds.
const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});

let authProxy: Awaited<ReturnType<typeof openHttpProxy>>;
let firestore: Awaited<ReturnType<typeof openLine>>;

beforeAll(async () => {
  authProxy = await openHttpProxy(hosts.auth);
  firestore = await openLine(hosts.firestore);
  process.env.FIREBASE_AUTH_EMULATOR_HOST = authProxy.host;
  process.env.FIRESTORE_EMULATOR_HOST = firestore.host;
});

afterEach(() => {
  authProxy.setFault(null);
  authProxy.onAnswer(() => {});
  firestore.restore();
  errors.mockClear();
  warnings.mockClear();
});

afterAll(() => {
  authProxy.close();
  firestore.close();
});

type Call = { token?: string; body?: unknown; headers?: Record<string, string> };

const call = (method: string, url: string, { headers = uniqueNetwork(), ...rest }: Call = {}) =>
  callInProcess(method, url, { ...rest, headers });

const refusalOf = (message: string, status = 400) => ({ status, body: { error: { code: status, message } } });

/** What is in the log at error level. */
const logged = () => errors.mock.calls.map(([line]) => JSON.parse(String(line)));

/** What failed, and which call could not be served for it. */
const faultOf = (message: string) => [
  { severity: 'ERROR', message },
  { severity: 'ERROR', message: 'A call could not be served', refusal: 'BUSY' },
];

const faults = [
  ['an error of its own', refusalOf('INTERNAL', 500)],
  ['no permission for us', refusalOf('PERMISSION_DENIED', 403)],
  ['that our project is not known', refusalOf('PROJECT_NOT_FOUND')],
  ['that our quota is used up', refusalOf('QUOTA_EXCEEDED : Exceeded quota for verifying tokens.')],
  ['a word that nobody has heard', refusalOf('SOMETHING_NEW')],
  ['a page instead of JSON', { status: 502, body: '<html>Bad gateway</html>' }],
] as const;

it('where Firebase Auth never answers, a session and a sign-in are told to try again before a browser gives up', async () => {
  const { token, email, password } = await addCustomer();
  authProxy.setFault({ path: /accounts:(lookup|signInWithPassword)/, status: null });
  const started = performance.now();
  const answers = await Promise.all([
    call('GET', '/api/users/profile', { token }),
    call('POST', '/api/users/login', { body: { email, password } }),
  ]);
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [503, 'BUSY'],
    [503, 'BUSY'],
  ]);
  // As long as the site waits for a call.
  expect(performance.now() - started).toBeLessThan(15_000);
  authProxy.setFault(null);
  expect((await call('GET', '/api/users/profile', { token })).status).toBe(200);
});

it.each([
  ['behind', -1, [201]],
  // To it the sessions of everybody have run out, so they sign in anew.
  ['ahead', 1, [401, 'UNAUTHENTICATED']],
])('a server whose clock is an hour %s answers as ever, or asks to sign in', async (_, hours, expected) => {
  const [{ token }, plan] = [await addCustomer(), await addPlan()];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  const { status, body } = await call('POST', '/api/orders', { token, body: requestOf({ plan }) });
  vi.useRealTimers();
  expect([status, ...(body.code ? [body.code] : [])]).toEqual(expected);
  expect(logged()).toEqual([]);
});

describe('a session outlives a fault of Firebase Auth', () => {
  it.each(faults)('that answers with %s', async (_, answer) => {
    const { token } = await addCustomer();
    authProxy.setFault({ path: /accounts:lookup/, ...answer });
    const refused = await call('GET', '/api/users/profile', { token });
    expect([refused.status, refused.body.code]).toEqual([503, 'BUSY']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(logged()).toMatchObject(faultOf('Firebase Auth failed'));
    expect(JSON.stringify(logged())).not.toContain(token);
    authProxy.setFault(null);
    expect((await call('GET', '/api/users/profile', { token })).status).toBe(200);
  });

  it('and still ends where the account is disabled or gone', async () => {
    const [disabled, gone] = [await addCustomer(), await addCustomer()];
    await auth.updateUser(disabled.uid, { disabled: true });
    await auth.deleteUser(gone.uid);
    for (const { token } of [disabled, gone]) {
      expect((await call('GET', '/api/users/profile', { token })).body.code).toBe('UNAUTHENTICATED');
    }
    expect(logged()).toEqual([]);
  });
});

describe('signing in by email and password', () => {
  const login = (email: string, password: string, network = uniqueNetwork()) =>
    call('POST', '/api/users/login', { body: { email, password }, headers: network });

  it.each([
    ...faults,
    ['that our key is not good', refusalOf('API key not valid. Please pass a valid API key.')],
    ['that our key is kept to another site', refusalOf('Requests from referer <empty> are blocked.', 403)],
    ['that passwords are switched off', refusalOf('PASSWORD_LOGIN_DISABLED')],
  ] as const)('is no wrong password where Firebase says %s', async (_, answer) => {
    const { email, password } = await addCustomer();
    authProxy.setFault({ path: /accounts:signInWithPassword/, ...answer });
    const refused = await login(email, password);
    expect([refused.status, refused.body.code]).toEqual([503, 'BUSY']);
    expect(logged()).toMatchObject(faultOf('Signing in with Firebase failed'));
    expect(JSON.stringify(logged())).not.toContain(email);
  });

  it.each(['INVALID_LOGIN_CREDENTIALS', 'INVALID_PASSWORD', 'EMAIL_NOT_FOUND', 'USER_DISABLED'])(
    'is a wrong password where Firebase says %s',
    async (message) => {
      authProxy.setFault({ path: /accounts:signInWithPassword/, ...refusalOf(message) });
      const refused = await login(`${uniqueId('nobody')}@kowhai.example`, 'not the password');
      expect([refused.status, refused.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
      expect(logged()).toEqual([]);
    },
  );

  it('says when to try again where Firebase has had enough', async () => {
    const message = 'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.';
    authProxy.setFault({ path: /accounts:signInWithPassword/, ...refusalOf(message) });
    const refused = await login(`${uniqueId('nobody')}@kowhai.example`, 'not the password');
    expect([refused.status, refused.body.message]).toEqual([429, 'Too many tries. Try again in a minute.']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('faults are no guesses: afterwards the right password opens', async () => {
    const { email, password } = await addCustomer();
    const network = uniqueNetwork();
    authProxy.setFault({ path: /accounts:signInWithPassword/, ...refusalOf('INTERNAL', 500) });
    for (let count = 0; count < 12; count++) await login(email, password, network);
    authProxy.setFault(null);
    expect((await login(email, password, network)).status).toBe(200);
  });

  it('succeeds where its place under the limit cannot be given back', async () => {
    const { email, password } = await addCustomer();
    await login(email, password);
    authProxy.onAnswer((path) => {
      if (path.includes('signInWithPassword')) firestore.cut();
    });
    warnings.mockImplementation((line) => {
      if (String(line).includes('not refunded')) firestore.restore();
    });
    const { status } = await login(email, password);
    expect(status).toBe(200);
    expect(warnings.mock.calls.join()).toContain('A rate limit was not refunded');
  });
});

it('who is no longer an admin reads nothing of the desk’s, signed in before Firebase heard of it', async () => {
  const [admin, former, { _id }] = [
    await addAdmin(),
    await addAdmin(),
    await addPlan({ isPublished: false }),
  ];
  const readDraft = (token: string) => getDocument({ token }, `products/${_id}`);
  const proof = await prove(admin);
  authProxy.setFault({ path: /accounts:update/, ...refusalOf('INTERNAL', 500) });
  const body = { isAdmin: false };
  const { status } = await call('PUT', `/api/users/${former.uid}`, { ...proof, body });
  expect(status).toBe(200);
  // In a later second than the revocation, so that the session counts as a new one.
  const token = await until(async () => {
    const { email, password } = former;
    const session = await signIn(email, password);
    const { auth_time } = await auth.verifyIdToken(session);
    const revokedAt = (await db.doc(`revoked/${former.uid}`).get()).get('at').toMillis();
    return auth_time * 1000 > revokedAt && session;
  });
  expect((await auth.verifyIdToken(token)).isAdmin).toBe(true);
  expect(await readDraft(admin.token)).toBe('allowed');
  expect(await readDraft(token)).toBe('denied');
});

describe('what Firebase has against a field is told at the field', () => {
  const registration = () => ({
    firstName: 'Mere',
    lastName: 'Tūī',
    email: `${uniqueId('new')}@kowhai.example`,
    phone: '0800 000 004',
    address: '4 Sample Street, Nelson 7010',
    password: 'a long enough secret',
  });
  const creation = /\/accounts$/;

  it.each([
    ['INVALID_EMAIL', { email: 'Email is invalid' }],
    ['INVALID_NEW_EMAIL', { email: 'Email is invalid' }],
    ['WEAK_PASSWORD : Password should be at least 6 characters', { password: 'Password is invalid' }],
    [
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements',
      { password: 'Password is invalid' },
    ],
  ])('%s at registration', async (message, fields) => {
    const body = registration();
    authProxy.setFault({ path: creation, ...refusalOf(message) });
    const refused = await call('POST', '/api/users', { body });
    expect([refused.status, refused.body.code, refused.body.fields]).toEqual([400, 'VALIDATION', fields]);
    await expect(auth.getUserByEmail(body.email)).rejects.toThrow();
  });

  it('INVALID_EMAIL at a change of email, which changes nothing', async () => {
    const { token, password, email, uid } = await addCustomer();
    const body = { email: `${uniqueId('moved')}@kowhai.example`, currentPassword: password };
    await call('PUT', '/api/users/profile', { token, body });
    const [mail] = (await db.collection('outbox').where('job.email', '==', body.email).get()).docs;
    await deliver(mail?.id ?? '');
    const otp = await readMailedCode(body.email, 'confirm-email');
    authProxy.setFault({ path: /accounts:update/, ...refusalOf('INVALID_EMAIL') });
    const refused = await call('POST', '/api/users/profile/confirm-email', { token, body: { otp } });
    expect([refused.status, refused.body.fields]).toEqual([400, { email: 'Email is invalid' }]);
    expect((await auth.getUser(uid)).email).toBe(email);
  });

  const invisible = 'Email is invalid: it has invisible characters in it. Type it in by hand';
  it.each([
    ['john.@gmail.com', 'Email is invalid'],
    ['a@x.c', 'Email is invalid'],
    ['名@例え.jp', 'Email is invalid'],
    ['x@\u200bexample.test', invisible],
  ])('%j gets no account at all', async (email, message) => {
    const { status, body } = await call('POST', '/api/users', { body: { ...registration(), email } });
    expect([status, body.fields]).toEqual([400, { email: message }]);
  });

  it('a fault at registration is the shop’s, not the person’s', async () => {
    const body = registration();
    authProxy.setFault({ path: creation, ...refusalOf('INTERNAL', 500) });
    const refused = await call('POST', '/api/users', { body });
    expect([refused.status, refused.body.code]).toEqual([503, 'BUSY']);
    authProxy.setFault(null);
    expect((await call('POST', '/api/users', { body })).status).toBe(201);
  });
});
