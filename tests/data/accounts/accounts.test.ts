import { describe, expect, it } from 'vitest';
import { signedInAt } from '#tests/support/google/emulators.ts';
import { atOnce, callsAtOnce } from '#tests/support/shop/at-once.ts';
import { inOneWindow } from '#tests/support/shop/in-one-window.ts';
import { deliverAtOnce } from '#tests/support/shop/mails.ts';
import {
  addAdmin,
  addCustomer,
  auth,
  call,
  db,
  signIn,
  uniqueId,
  uniqueNetwork,
  until,
} from '#tests/support/shop/shop.ts';

function makeRegistration(fields: Record<string, unknown> = {}) {
  return {
    firstName: 'Mere',
    lastName: 'Tūī',
    email: `${uniqueId('new')}@kowhai.example`,
    phone: '0800 000 004',
    address: '4 Sample Street, Nelson 7010',
    password: 'a long enough secret',
    ...fields,
  };
}

function register(body: unknown, headers = uniqueNetwork()) {
  return call('POST', '/api/users', { body, headers });
}

describe('registering', () => {
  it('opens an account that can sign in, with a record and two mails', async () => {
    const registration = makeRegistration({ isAdmin: true, _id: 'mine' });
    const { status, body } = await register(registration);
    expect(status).toBe(201);
    const { password, ...profile } = makeRegistration({ email: registration.email });
    expect(body).toMatchObject({ ...profile, isAdmin: false });
    expect(JSON.stringify(body)).not.toContain(password);
    const token = await signIn(registration.email, password);
    const me = await call('GET', '/api/users/profile', { token });
    expect(me.body).toEqual(body);
    expect(body._id).not.toBe('mine');
    const [welcome] = await Promise.all(
      ['welcome', 'new-user'].map((kind) => deliverAtOnce(`${kind}_${body._id}`)),
    );
    expect(welcome?.to[0]?.email).toBe(registration.email);
  });

  it('a taken address is told, in whatever case it is written', async () => {
    const registration = makeRegistration();
    await register(registration);
    const again = await register({ ...registration, email: ` ${registration.email.toUpperCase()} ` });
    expect([again.status, again.body.message, again.body.code]).toEqual([
      409,
      'User already exists',
      'USER_EXISTS',
    ]);
  });

  it('of many at once for one address, one succeeds', async () => {
    const registration = makeRegistration();
    const answers = await atOnce(() => register(registration));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([
      201,
      ...Array(callsAtOnce - 1).fill(409),
    ]);
  });

  it('fields are checked in their order, with their messages', async () => {
    const { status, body } = await register({ firstName: 'Al', email: 'no', password: 'short' });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'VALIDATION',
      message: 'First name is invalid',
      fields: {
        firstName: 'First name is invalid',
        lastName: 'Last name is invalid',
        email: 'Email is invalid',
        phone: 'Phone number is invalid',
        address: 'Address is invalid',
        password: 'Password needs to be at least 8 characters long',
      },
    });
  });

  it.each(['password1', 'QWERTYUIOP', 'Auckland', 'Kowhai123', 'aaaaaaaaaaaa'])(
    '%s is too well known to be a password',
    async (password) => {
      const { body } = await register(makeRegistration({ password }));
      const message = 'Password is too common. Choose another';
      expect(body).toEqual({ code: 'VALIDATION', message, fields: { password: message } });
    },
  );

  it('passwords are taken whole, blanks and all', async () => {
    const registration = makeRegistration({ password: '  eight blanks around  ' });
    await register(registration);
    await expect(signIn(registration.email, registration.password)).resolves.toBeTruthy();
    await expect(signIn(registration.email, registration.password.trim())).rejects.toThrow();
  });
});

describe('signing in', inOneWindow(), () => {
  const login = (body: unknown, headers = uniqueNetwork()) =>
    call('POST', '/api/users/login', { body, headers });

  it('by email and password gives the user info and a token that works', async () => {
    const { email, password, uid } = await addCustomer();
    const { status, body } = await login({ email: ` ${email.toUpperCase()}`, password });
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: uid, email, isAdmin: false });
    expect((await call('GET', '/api/users/profile', { token: body.token })).body._id).toBe(uid);
  });

  it('by a session’s token needs no body', async () => {
    const { token, uid } = await addCustomer();
    const { status, body } = await call('POST', '/api/users/login', { token });
    expect([status, body._id, body.token]).toEqual([200, uid, undefined]);
    expect((await call('POST', '/api/users/login')).body.code).toBe('UNAUTHENTICATED');
    expect((await call('POST', '/api/users/login', { token: 'nonsense' })).body.code).toBe('UNAUTHENTICATED');
  });

  it('a wrong password, an unknown address and a disabled account are answered alike', async () => {
    const [customer, disabled] = [await addCustomer(), await addCustomer()];
    await auth.updateUser(disabled.uid, { disabled: true });
    const answers = await Promise.all([
      login({ email: customer.email, password: 'not the password' }),
      login({ email: `${uniqueId('nobody')}@kowhai.example`, password: 'not the password' }),
      login({ email: disabled.email, password: disabled.password }),
    ]);
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([
        401,
        { code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' },
      ]);
    }
  });

  it('ten guesses for one account from one network, counted in parallel; the owner gets in elsewhere', async () => {
    const { email, password } = await addCustomer();
    const network = uniqueNetwork();
    const guess = (index: number) => login({ email, password: `guess ${index}` }, network);
    const statuses = [...(await atOnce(guess)), ...(await atOnce(guess))].map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
    expect((await login({ email, password }, network)).status).toBe(429);
    expect((await login({ email, password })).status).toBe(200);
  });

  it('signing in rightly does not count', async () => {
    const { email, password } = await addCustomer();
    const network = uniqueNetwork();
    for (let count = 0; count < 12; count++)
      expect((await login({ email, password }, network)).status).toBe(200);
  });

  it('an account made elsewhere gets its record, once', async () => {
    const email = `${uniqueId('elsewhere')}@kowhai.example`;
    const { uid } = await auth.createUser({
      email,
      password: 'made elsewhere',
      displayName: 'Hana van der Berg',
    });
    const token = await signIn(email, 'made elsewhere');
    const answers = await atOnce(() => call('POST', '/api/users/login', { token }));
    for (const { body } of answers) {
      expect(body).toMatchObject({
        _id: uid,
        firstName: 'Hana',
        lastName: 'van der Berg',
        phone: '',
        isAdmin: false,
      });
    }
  });

  it('brings claim and record in line with the flag', async () => {
    const [admin, former] = [await addAdmin(), await addAdmin()];
    await auth.setCustomUserClaims(admin.uid, null);
    await db.doc(`users/${former.uid}`).update({ isAdmin: false });
    for (const { email, password } of [admin, former]) await login({ email, password });
    expect((await auth.getUser(admin.uid)).customClaims?.isAdmin).toBe(true);
    expect((await auth.getUser(former.uid)).customClaims?.isAdmin).toBeUndefined();
  });
});

describe('signing out', () => {
  it('ends the session at once, even one that has just begun, and lets the next begin', async () => {
    const { email, password } = await addCustomer();
    const token = await signIn(email, password);
    expect((await call('POST', '/api/users/logout', { token })).status).toBe(200);
    expect((await call('GET', '/api/users/profile', { token })).status).toBe(401);
    const next = await signIn(email, password);
    expect((await call('GET', '/api/users/profile', { token: next })).status).toBe(200);
  });

  it('leaves other sessions as they are, unless all are to end', async () => {
    const { email, password } = await addCustomer();
    const isIn = async (token: string) => (await call('GET', '/api/users/profile', { token })).status === 200;
    const here = await signIn(email, password);
    // Sessions are told apart by the second in which they begin.
    const elsewhere = await until(async () => {
      const token = await signIn(email, password);
      return signedInAt(token) > signedInAt(here) && token;
    });
    await call('POST', '/api/users/logout', { token: here });
    expect([await isIn(here), await isIn(elsewhere)]).toEqual([false, true]);
    const next = await signIn(email, password);
    await call('POST', '/api/users/logout/everywhere', { token: next });
    expect([await isIn(here), await isIn(elsewhere), await isIn(next)]).toEqual([false, false, false]);
  });

  it('is answered alike when there is nothing to end', async () => {
    const answers = [
      await call('POST', '/api/users/logout'),
      await call('POST', '/api/users/logout', { token: 'nonsense', body: {} }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
  });
});
