import { afterAll, describe, expect, test } from 'vitest';
import { listMailsTo } from './mails.ts';
import { addCustomer, auth, call, db, leaveShop, signIn, uniqueId, uniqueNetwork, until } from './shop.ts';

afterAll(leaveShop);

const change = (person: { token: string }, body: unknown, headers = uniqueNetwork()) =>
  call('PUT', '/api/users/profile', { token: person.token, body, headers });
/** What is stored of a person, but for the words that staff find them by. */
async function readRecord(uid: string): Promise<Record<string, unknown>> {
  const { searchKeys: _, ...record } = (await db.doc(`users/${uid}`).get()).data() ?? {};
  return record;
}
const newAddress = () => `${uniqueId('moved')}@kowhai.example`;

describe('one’s own profile', () => {
  test('takes any of its fields and leaves the others', async () => {
    const customer = await addCustomer();
    const before = await readRecord(customer.uid);
    const { status, body } = await change(customer, { _id: 'ignored', phone: ' 0800 000 099 ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: customer.uid, phone: '0800 000 099', email: customer.email });
    expect(await readRecord(customer.uid)).toEqual({
      ...before,
      phone: '0800 000 099',
      updatedAt: expect.anything(),
    });
  });

  test('takes nothing that is not its owner’s to say', async () => {
    const customer = await addCustomer();
    const before = await readRecord(customer.uid);
    const greedy = `{"firstName":"Hana","isAdmin":true,"_id":"x","createdAt":"2020-01-01T00:00:00Z",
      "__proto__":{"isAdmin":true},"constructor":{"a":1},"emailChangedAt":"2020-01-01T00:00:00Z"}`;
    const { status } = await call('PUT', '/api/users/profile', { token: customer.token, raw: greedy });
    expect(status).toBe(200);
    expect(await readRecord(customer.uid)).toEqual({
      ...before,
      firstName: 'Hana',
      updatedAt: expect.anything(),
    });
    expect((await auth.getUser(customer.uid)).customClaims?.isAdmin).toBeUndefined();
  });

  test('tells at each field what is wrong', async () => {
    const customer = await addCustomer();
    const { status, body } = await change(customer, { firstName: 'Al', phone: '1', password: 'password1' });
    expect([status, body.fields]).toEqual([
      400,
      { firstName: 'First name is invalid', phone: 'Phone number is invalid' },
    ]);
    expect((await change(customer, { password: 'password1' })).body.fields).toHaveProperty('password');
  });

  test('ten changes at once all succeed and leave one whole record', {
    tags: ['every-firestore'],
  }, async () => {
    const customer = await addCustomer();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => change(customer, { phone: `0800 000 1${index}` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await readRecord(customer.uid)).phone).toMatch(/^0800 000 1\d$/);
  });
});

describe('another password', () => {
  test('ends the sessions and is told by mail', async () => {
    const customer = await addCustomer();
    const password = 'quite another secret';
    const { status } = await change(customer, { password, currentPassword: customer.password });
    expect(status).toBe(200);
    expect((await call('GET', '/api/users/profile', { token: customer.token })).status).toBe(401);
    await expect(signIn(customer.email, customer.password)).rejects.toThrow();
    await expect(signIn(customer.email, password)).resolves.toBeTruthy();
    await until(async () => (await listMailsTo(customer.email, 'password-changed')).length === 1);
  });

  test('an empty one changes nothing and asks nothing', async () => {
    const customer = await addCustomer();
    expect((await change(customer, { lastName: 'Ngata', password: '' })).status).toBe(200);
    await expect(signIn(customer.email, customer.password)).resolves.toBeTruthy();
  });

  test('needs the current one or a sign-in of the last five minutes', async () => {
    const customer = await addCustomer();
    const password = 'quite another secret';
    const wrong = await change(customer, { password, currentPassword: 'not the password' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'REAUTH']);
    expect(wrong.body.fields).toHaveProperty('currentPassword');
    expect((await change(customer, { password })).status).toBe(200);
  });

  test('the current one cannot be guessed at for long', { tags: ['every-firestore'] }, async () => {
    const customer = await addCustomer();
    const network = uniqueNetwork();
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, index) =>
        change(customer, { password: 'quite another secret', currentPassword: `guess ${index}` }, network),
      ),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5);
  });
});

describe('another email', () => {
  test('changes sign-in and record together, and both addresses are told', async () => {
    const customer = await addCustomer();
    const email = newAddress();
    const { status, body } = await change(customer, {
      email: ` ${email.toUpperCase()}`,
      currentPassword: customer.password,
    });
    expect([status, body.email]).toEqual([200, email]);
    expect((await auth.getUser(customer.uid)).email).toBe(email);
    expect((await readRecord(customer.uid)).email).toBe(email);
    await expect(signIn(email, customer.password)).resolves.toBeTruthy();
    for (const address of [customer.email, email]) {
      await until(async () => (await listMailsTo(address, 'email-changed')).length === 1);
    }
  });

  test('that is taken changes nothing, and how many are tried is limited', async () => {
    const [customer, other] = [await addCustomer(), await addCustomer()];
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) {
      const { status, body } = await change(customer, {
        email: other.email,
        password: 'quite another secret',
        currentPassword: customer.password,
        phone: '0800 000 097',
      });
      statuses.push(status);
      if (status === 409) expect(body).toMatchObject({ code: 'USER_EXISTS', message: 'User already exists' });
    }
    expect(statuses).toEqual([...Array(5).fill(409), 429]);
    expect((await readRecord(customer.uid)).phone).not.toBe('0800 000 097');
    await expect(signIn(customer.email, customer.password)).resolves.toBeTruthy();
    expect(await listMailsTo(customer.email, 'password-changed')).toEqual([]);
  });

  test('which Firebase alone knows of is taken over at the next sign-in, and told once', {
    tags: ['every-firestore'],
  }, async () => {
    const customer = await addCustomer();
    const email = newAddress();
    await auth.updateUser(customer.uid, { email });
    const token = await signIn(email, customer.password);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call('POST', '/api/users/login', { token })),
    );
    expect(answers.map(({ body }) => body.email)).toEqual(Array(5).fill(email));
    for (const address of [customer.email, email]) {
      await until(async () => (await listMailsTo(address, 'email-changed')).length >= 1);
      expect(await listMailsTo(address, 'email-changed')).toHaveLength(1);
    }
  });

  test('sent again after an answer that got lost is no second change', async () => {
    const customer = await addCustomer();
    const email = newAddress();
    await change(customer, { email, currentPassword: customer.password });
    const token = await signIn(email, customer.password);
    const again = await change({ token }, { email, currentPassword: customer.password });
    expect([again.status, again.body.email]).toEqual([200, email]);
    await until(async () => (await listMailsTo(email, 'email-changed')).length === 1);
  });
});
