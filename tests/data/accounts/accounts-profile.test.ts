import { describe, expect, it } from 'vitest';
import { atOnce, callsAtOnce } from '#tests/support/shop/at-once.ts';
import { inOneWindow } from '#tests/support/shop/in-one-window.ts';
import { deliverTo, listMailsTo, readMailedCode } from '#tests/support/shop/mails.ts';
import {
  addAdmin,
  addCustomer,
  auth,
  call,
  db,
  prove,
  signIn,
  uniqueId,
  uniqueNetwork,
} from '#tests/support/shop/shop.ts';

const change = (person: { token: string }, body: unknown, headers = uniqueNetwork()) =>
  call('PUT', '/api/users/profile', { token: person.token, body, headers });
/** What is stored of a person, but for the words that staff find them by. */
async function readRecord(uid: string): Promise<Record<string, unknown>> {
  const { searchKeys: _, ...record } = (await db.doc(`users/${uid}`).get()).data() ?? {};
  return record;
}
const newAddress = () => `${uniqueId('moved')}@kowhai.example`;

const confirm = (person: { token: string }, otp: string) =>
  call('POST', '/api/users/profile/confirm-email', { token: person.token, body: { otp } });

const readCode = (email: string) => readMailedCode(email, 'confirm-email');
const findCodeOf = async (email: string) => {
  const [found] = (await db.collection('mailedCodes').where('email', '==', email).get()).docs;
  if (!found) throw new Error(`No code was mailed to ${email}`);
  return found;
};

describe('one’s own profile', () => {
  it('takes any of its fields and leaves the others', async () => {
    const customer = await addCustomer();
    const before = await readRecord(customer.uid);
    const { status, body } = await change(customer, { _id: customer.uid, phone: ' 0800 000 099 ' });
    expect(await change(customer, { _id: 'another', phone: '0800 000 098' })).toMatchObject({ status: 400 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id: customer.uid, phone: '0800 000 099', email: customer.email });
    expect(await readRecord(customer.uid)).toEqual({
      ...before,
      phone: '0800 000 099',
      updatedAt: expect.anything(),
      editedAt: expect.anything(),
    });
  });

  it('takes nothing that is not its owner’s to say', async () => {
    const customer = await addCustomer();
    const before = await readRecord(customer.uid);
    const greedy = `{"firstName":"Hana","isAdmin":true,"createdAt":"2020-01-01T00:00:00Z",
      "__proto__":{"isAdmin":true},"constructor":{"a":1},"emailChangedAt":"2020-01-01T00:00:00Z"}`;
    const { status } = await call('PUT', '/api/users/profile', { token: customer.token, raw: greedy });
    expect(status).toBe(200);
    expect(await readRecord(customer.uid)).toEqual({
      ...before,
      firstName: 'Hana',
      updatedAt: expect.anything(),
      editedAt: expect.anything(),
    });
    expect((await auth.getUser(customer.uid)).customClaims?.isAdmin).toBeUndefined();
  });

  it('tells at each field what is wrong', async () => {
    const customer = await addCustomer();
    const { status, body } = await change(customer, { firstName: 'Al', phone: '1', password: 'password1' });
    expect([status, body.fields]).toEqual([
      400,
      { firstName: 'First name is invalid', phone: 'Phone number is invalid' },
    ]);
    expect((await change(customer, { password: 'password1' })).body.fields).toHaveProperty('password');
  });

  it('changes at once all succeed and leave one whole record', async () => {
    const customer = await addCustomer();
    const answers = await atOnce((index) => change(customer, { phone: `0800 000 1${index}` }));
    expect(answers.map(({ status }) => status)).toEqual(Array(callsAtOnce).fill(200));
    expect((await readRecord(customer.uid)).phone).toMatch(/^0800 000 1\d$/);
  });
});

describe('another password', inOneWindow(), () => {
  it('ends the sessions and is told by mail', async () => {
    const customer = await addCustomer();
    const password = 'quite another secret';
    const { status } = await change(customer, { password, currentPassword: customer.password });
    expect(status).toBe(200);
    expect((await call('GET', '/api/users/profile', { token: customer.token })).status).toBe(401);
    await expect(signIn(customer.email, customer.password)).rejects.toThrow();
    await expect(signIn(customer.email, password)).resolves.toBeTruthy();
    await deliverTo(customer.email, 'password-changed');
  });

  it('an empty one changes nothing and asks nothing', async () => {
    const customer = await addCustomer();
    expect((await change(customer, { lastName: 'Ngata', password: '' })).status).toBe(200);
    await expect(signIn(customer.email, customer.password)).resolves.toBeTruthy();
  });

  it('of staff needs the current one or another sign-in, however new the session is', async () => {
    const admin = await addAdmin();
    const body = { password: 'quite another secret' };
    expect((await change(admin, body)).body.code).toBe('REAUTH');
    const proven = { ...(await prove(admin)), body };
    expect((await call('PUT', '/api/users/profile', proven)).status).toBe(200);
  });

  it('needs the current one or a sign-in of the last five minutes', async () => {
    const customer = await addCustomer();
    const password = 'quite another secret';
    const wrong = await change(customer, { password, currentPassword: 'not the password' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'REAUTH']);
    expect(wrong.body.fields).toHaveProperty('currentPassword');
    expect((await change(customer, { password })).status).toBe(200);
  });

  it('the current one cannot be guessed at for long', async () => {
    const customer = await addCustomer();
    const network = uniqueNetwork();
    const guess = (index: number) =>
      change(customer, { password: 'quite another secret', currentPassword: `guess ${index}` }, network);
    const statuses = [...(await atOnce(guess)), ...(await atOnce(guess))].map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
  });
});

describe('another email', inOneWindow(), () => {
  it('counts once the code that it was mailed comes back: then for sign-in and record, and both are told', async () => {
    const customer = await addCustomer();
    const email = newAddress();
    const { status, body } = await change(customer, {
      email: ` ${email.toUpperCase()}`,
      phone: '0800 000 096',
      currentPassword: customer.password,
    });
    expect([status, body.email, body.phone]).toEqual([200, customer.email, '0800 000 096']);
    expect((await auth.getUser(customer.uid)).email).toBe(customer.email);
    expect((await call('GET', '/api/users/profile', { token: customer.token })).status).toBe(200);

    const confirmed = await confirm(customer, await readCode(email));
    expect([confirmed.status, confirmed.body.email]).toEqual([200, email]);
    expect((await auth.getUser(customer.uid)).email).toBe(email);
    expect((await readRecord(customer.uid)).email).toBe(email);
    expect((await call('GET', '/api/users/profile', { token: customer.token })).status).toBe(401);
    await expect(signIn(email, customer.password)).resolves.toBeTruthy();
    for (const address of [customer.email, email]) {
      await deliverTo(address, 'email-changed');
    }
  });

  it('is confirmed by nobody else’s code, by none that is old, and by none after five guesses', async () => {
    const [customer, other] = [await addCustomer(), await addCustomer()];
    const [first, second] = [newAddress(), newAddress()];
    await change(customer, { email: first, currentPassword: customer.password });
    const code = await readCode(first);
    expect((await confirm(other, code)).body.code).toBe('INVALID_CODE');
    await change(customer, { email: second, currentPassword: customer.password });
    const newer = await readCode(second);
    expect((await confirm(customer, code)).body).toMatchObject({
      code: 'INVALID_CODE',
      fields: { otp: expect.any(String) },
    });
    const record = await findCodeOf(second);
    await record.ref.update({ tries: 5 });
    expect((await confirm(customer, newer)).body.code).toBe('INVALID_CODE');
    await record.ref.update({ tries: 0, codeExpiresAt: new Date() });
    expect((await confirm(customer, newer)).body.code).toBe('INVALID_CODE');
    expect((await auth.getUser(customer.uid)).email).toBe(customer.email);
  });

  it('of any number of guesses at once five are compared', async () => {
    const customer = await addCustomer();
    const email = newAddress();
    await change(customer, { email, currentPassword: customer.password });
    const answers = await atOnce((index) => confirm(customer, `3333333${index}`));
    expect(answers.map(({ body }) => body.code)).toEqual(Array(callsAtOnce).fill('INVALID_CODE'));
    expect((await findCodeOf(email)).get('tries')).toBe(5);
  });

  it('that someone else took meanwhile is refused', async () => {
    const [customer, other] = [await addCustomer(), await addCustomer()];
    const email = newAddress();
    await change(customer, { email, currentPassword: customer.password });
    const code = await readCode(email);
    await auth.updateUser(other.uid, { email });
    expect(await confirm(customer, code)).toMatchObject({ status: 409, body: { code: 'USER_EXISTS' } });
    expect((await readRecord(customer.uid)).email).toBe(customer.email);
  });

  it('that is taken changes nothing, and how many are tried is limited', async () => {
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

  it('which Firebase alone knows of is taken over at the next sign-in, and told once', async () => {
    const customer = await addCustomer();
    const email = newAddress();
    await auth.updateUser(customer.uid, { email });
    const token = await signIn(email, customer.password);
    const answers = await atOnce(() => call('POST', '/api/users/login', { token }));
    expect(answers.map(({ body }) => body.email)).toEqual(Array(callsAtOnce).fill(email));
    for (const address of [customer.email, email]) {
      await deliverTo(address, 'email-changed');
      expect(await listMailsTo(address, 'email-changed')).toHaveLength(1);
    }
  });
});
