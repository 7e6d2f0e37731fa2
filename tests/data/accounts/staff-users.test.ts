import { beforeAll, describe, expect, it } from 'vitest';
import { getDocument, listDocuments } from '#tests/support/google/emulators.ts';
import {
  addAdmin,
  addCustomer,
  addPerson,
  addPlan,
  auth,
  call,
  db,
  type Person,
  placeOrder,
  prove,
  requestOf,
  runSweep,
  signIn,
  uniqueId,
  until,
} from '#tests/support/shop/shop.ts';

let admin: Person;

beforeAll(async () => {
  admin = await addAdmin();
});

const as = (person: Person) => ({ token: person.token });
const change = async (person: Person, uid: string, body: object) =>
  call('PUT', `/api/users/${uid}`, { ...(await prove(person)), body });
const disable = async (person: Person, uid: string) =>
  call('PUT', `/api/users/${uid}/disabled`, await prove(person));
const remove = async (person: Person, uid: string) =>
  call('DELETE', `/api/users/${uid}`, await prove(person));
const hasClaim = async (uid: string) => (await auth.getUser(uid)).customClaims?.isAdmin === true;
const hasFlag = async (uid: string) => (await db.doc(`users/${uid}`).get()).get('isAdmin') === true;

describe('the list of people', () => {
  const surname = `Ngāta${uniqueId('').replaceAll('-', '')}`;
  const people: Person[] = [];

  beforeAll(async () => {
    for (let count = 0; count < 5; count++)
      people.unshift(await addPerson({ lastName: surname, phone: `021 55${count}` }));
  });

  it('comes in pages, the newest first, each person once', async () => {
    const seen: string[] = [];
    for (let cursor = '', pages = 0; pages < 5; pages++) {
      const answer = await call('GET', `/api/users?q=${surname}&limit=2${cursor}`, as(admin));
      seen.push(...answer.body.map((user: { _id: string }) => user._id));
      const next = answer.headers.get('x-next-cursor');
      if (next === null) break;
      cursor = `&cursor=${next}`;
    }
    expect(seen).toEqual(people.map((person) => person.uid));
    const count = await call('GET', `/api/users/count?q=${surname}`, as(admin));
    expect(count.body).toEqual({ count: 5, isMore: false });
  });

  it.each([
    ['a name without its macrons', () => surname.replace('ā', 'a')],
    ['an email address', () => people[0]?.email ?? ''],
    ['a phone number and a name', () => `02155 ${surname}`],
  ])('is searched by %s', async (_, q) => {
    const { body } = await call('GET', `/api/users?q=${encodeURIComponent(q())}`, as(admin));
    expect(body.map((user: { _id: string }) => user._id)).toContain(people[0]?.uid);
  });

  it('holds the user info and whether an account is disabled, and nothing else', async () => {
    const { body } = await call('GET', `/api/users/${people[0]?.uid}`, as(admin));
    expect(Object.keys(body).toSorted()).toEqual(
      [
        '_id',
        'firstName',
        'lastName',
        'email',
        'phone',
        'address',
        'isAdmin',
        'isDisabled',
        ...['createdAt', 'updatedAt', 'editedAt'],
      ].toSorted(),
    );
    expect((await call('GET', '/api/users/nobody-at-all', as(admin))).status).toBe(404);
  });

  it('can be of admins alone', async () => {
    const { body } = await call('GET', '/api/users?isAdmin=true&limit=200', as(admin));
    expect(body.every((user: { isAdmin: boolean }) => user.isAdmin)).toBe(true);
    expect(body.map((user: { _id: string }) => user._id)).toContain(admin.uid);
  });
});

describe('changing someone', () => {
  it('keeps what is not sent, and takes nothing that is not theirs to give', async () => {
    const { uid, email } = await addCustomer();
    const { status, body } = await change(admin, uid, {
      firstName: 'Mereana',
      userId: uid,
      createdAt: 'x',
      isDisabled: true,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: uid,
      firstName: 'Mereana',
      lastName: 'Tester',
      email,
      isDisabled: false,
    });
    const { body: found } = await call('GET', '/api/users?q=Mereana&limit=200', as(admin));
    expect(found.map((user: { _id: string }) => user._id)).toContain(uid);
    expect((await change(admin, uid, { userId: 'x' })).body.fields).toHaveProperty('userId');
  });

  it('does not overwrite what someone else changed since', async () => {
    const { uid } = await addCustomer();
    const { body: read } = await call('GET', `/api/users/${uid}`, as(admin));
    expect((await change(admin, uid, { phone: '0800 111 111', seenAt: read.editedAt })).status).toBe(200);
    const late = await change(admin, uid, { phone: '0800 222 222', seenAt: read.editedAt });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'VERSION', current: { phone: '0800 111 111' } },
    });
  });

  it('moves the sign-in with the email, unless the address is someone else’s', async () => {
    const [person, other] = [await addCustomer(), await addCustomer()];
    const taken = await change(admin, person.uid, { email: other.email });
    expect(taken).toMatchObject({ status: 409, body: { code: 'USER_EXISTS' } });
    const email = `${uniqueId('moved')}@kowhai.example`;
    expect((await change(admin, person.uid, { email })).body.email).toBe(email);
    await signIn(email, person.password);
    const mails = await db.collection('outbox').where('job.formerEmail', '==', person.email).get();
    expect(mails.size).toBe(2);
  });

  it('leaves a trail', async () => {
    const { uid } = await addCustomer();
    await change(admin, uid, { isAdmin: true });
    const { body } = await call('GET', `/api/audit?record=user:${uid}`, as(admin));
    expect(body[0]).toMatchObject({
      action: 'update',
      by: { _id: admin.uid },
      changes: [{ field: 'isAdmin', from: false, to: true }],
    });
  });
});

describe('admins', () => {
  it('are made by flag and claim together, and unmade likewise', async () => {
    const person = await addCustomer();
    expect((await change(admin, person.uid, { isAdmin: true })).body.isAdmin).toBe(true);
    expect([await hasFlag(person.uid), await hasClaim(person.uid)]).toEqual([true, true]);
    const token = await signIn(person.email, person.password);
    expect((await call('GET', '/api/users?limit=1', { token })).status).toBe(200);

    expect((await change(admin, person.uid, { isAdmin: false })).body.isAdmin).toBe(false);
    expect((await call('GET', '/api/users?limit=1', { token })).status).toBe(401);
    expect([await hasFlag(person.uid), await hasClaim(person.uid)]).toEqual([false, false]);
    expect((await db.doc(`revoked/${person.uid}`).get()).get('at').toMillis()).toBeLessThanOrEqual(
      Date.now(),
    );
  });

  it.each(['true', 1, {}, [true], null])('are not made by a flag of %j', async (isAdmin) => {
    const { uid } = await addCustomer();
    expect(await change(admin, uid, { isAdmin })).toMatchObject({
      status: 400,
      body: { fields: { isAdmin: 'Admin must be yes or no' } },
    });
    expect([await hasFlag(uid), await hasClaim(uid)]).toEqual([false, false]);
  });

  it.each([
    ['take their own flag', (person: Person) => change(person, person.uid, { isAdmin: false })],
    ['disable themselves', (person: Person) => disable(person, person.uid)],
    [
      'change the email that they sign in with where no password is asked for',
      (person: Person) => change(person, person.uid, { email: `${uniqueId('taken')}@kowhai.example` }),
    ],
    ['delete themselves', (person: Person) => remove(person, person.uid)],
  ])('cannot %s', async (_, attempt) => {
    const person = await addAdmin();
    expect(await attempt(person)).toMatchObject({ status: 409, body: { code: 'SELF_ACTION' } });
    expect([await hasFlag(person.uid), await hasClaim(person.uid)]).toEqual([true, true]);
    expect((await change(person, person.uid, { firstName: 'Still', isAdmin: true })).status).toBe(200);
  });

  it.each([
    ['demote', 'PUT', '', { isAdmin: false }],
    ['disable', 'PUT', '/disabled', {}],
    ['delete', 'DELETE', '', {}],
  ] as const)('that %s each other at the same moment leave one', async (_, method, path, body) => {
    for (let round = 0; round < 3; round++) {
      const [one, two] = [await addAdmin(), await addAdmin()];
      // Before both calls: whom the other has disabled can't sign in to prove anything.
      const [byOne, byTwo] = [await prove(one), await prove(two)];
      const answers = await Promise.all([
        call(method, `/api/users/${two.uid}${path}`, { ...byOne, body }),
        call(method, `/api/users/${one.uid}${path}`, { ...byTwo, body }),
      ]);
      const statuses = answers.map((answer) => answer.status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      for (const status of statuses) expect([200, 401, 403, 409]).toContain(status);
      const left = [await hasFlag(one.uid), await hasFlag(two.uid)];
      expect(left.filter(Boolean)).toHaveLength(1);
    }
  });

  it.each([
    ['demoted', (uid: string) => change(admin, uid, { isAdmin: false })],
    ['disabled', (uid: string) => disable(admin, uid)],
    ['deleted', (uid: string) => remove(admin, uid)],
  ])(
    'who are %s are out of the API within 1 s and of the database within 5, with a token from before',
    async (_, takeAway) => {
      const { body: order } = await placeOrder(await addCustomer(), requestOf({ plan: await addPlan() }));
      const [person, draft] = [await addAdmin(), await addPlan({ isPublished: false })];
      const reads = [
        () => getDocument(person, `orders/${order._id}`),
        () => getDocument(person, `products/${draft._id}`),
        () => listDocuments(person, { from: 'products', limit: 1 }),
      ];
      const readAll = () => Promise.all(reads.map((read) => read()));
      const callStatus = async () => (await call('GET', '/api/orders?limit=1', as(person))).status;
      expect([await callStatus(), ...(await readAll())]).toEqual([200, 'allowed', 'allowed', 'allowed']);

      expect((await takeAway(person.uid)).status).toBe(200);
      const isOut = (status: number) => status === 401 || status === 403;
      const refusedByRules = until(async () => (await readAll()).every((outcome) => outcome === 'denied'), {
        within: 5000,
      });
      await until(async () => isOut(await callStatus()), { within: 1000 });
      await refusedByRules;
    },
  );

  it('are told apart from those who only look like it by the next sweep', async () => {
    const { uid } = await addAdmin();
    // As if the process had died between the commit and the call to Firebase.
    await db.doc(`users/${uid}`).update({ isAdmin: false });
    await db.doc(`pendingAuthSyncs/${uid}`).set({ dueAt: new Date(Date.now() - 1000) });
    await runSweep();
    expect(await hasClaim(uid)).toBe(false);
    expect((await db.doc(`pendingAuthSyncs/${uid}`).get()).exists).toBe(false);
  });
});

describe('an account', () => {
  it('that is disabled is out at once, and in again once it is enabled', async () => {
    const person = await addAdmin();
    const disabled = await disable(admin, person.uid);
    expect(disabled).toMatchObject({ status: 200, body: { isDisabled: true, isAdmin: false } });
    expect((await call('GET', '/api/users/profile', as(person))).status).toBe(401);
    await expect(signIn(person.email, person.password)).rejects.toThrow();
    expect(await hasClaim(person.uid)).toBe(false);
    expect((await change(admin, person.uid, { isAdmin: true })).body).toMatchObject({
      code: 'VALIDATION',
      fields: { isAdmin: expect.any(String) },
    });

    expect((await call('PUT', `/api/users/${person.uid}/enabled`, as(admin))).body.isDisabled).toBe(false);
    // Within the second in which the account was disabled, a sign-in after it cannot be told from one before.
    const token = await until(async () => {
      const fresh = await signIn(person.email, person.password);
      return (await call('GET', '/api/users/profile', { token: fresh })).status === 200 && fresh;
    });
    expect((await call('GET', '/api/users/profile', { token })).body.isAdmin).toBe(false);
  });

  it('that is deleted is gone, and its orders stay', async () => {
    const person = await addCustomer();
    const { body: order } = await placeOrder(person, requestOf({ plan: await addPlan() }));
    const { status, body } = await call('DELETE', `/api/users/${person.uid}`, as(admin));
    expect([status, body.message]).toEqual([200, 'User was successfully deleted']);
    expect((await call('GET', '/api/users/profile', as(person))).status).toBe(401);
    await expect(signIn(person.email, person.password)).rejects.toThrow();
    await expect(auth.getUser(person.uid)).rejects.toThrow();
    expect((await call('GET', `/api/users/${person.uid}`, as(admin))).status).toBe(404);
    expect((await call('DELETE', `/api/users/${person.uid}`, as(admin))).status).toBe(404);
    const kept = await call('GET', `/api/orders?user=${person.uid}`, as(admin));
    expect(kept.body).toMatchObject([{ _id: order._id, user: { firstName: 'Aroha' } }]);
  });
});
