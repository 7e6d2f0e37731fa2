import { describe, expect, it } from 'vitest';
import { deliverTo, readMailedCode } from '#tests/support/shop/mails.ts';
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
  uniqueNetwork,
  until,
} from '#tests/support/shop/shop.ts';

const readRecord = async (uid: string) => (await db.doc(`users/${uid}`).get()).data();

describe('one’s own data', () => {
  it('comes as a file with the profile, the orders and the enquiries from the address', async () => {
    const proven = { emailProvenAt: new Date() };
    const [customer, other] = [await addPerson(proven), await addPerson(proven)];
    const order = await placeOrder(customer, requestOf({ plan: await addPlan() }));
    await placeOrder(other, requestOf({ plan: await addPlan() }));
    for (const { email } of [customer, other]) {
      const enquiry = {
        firstName: 'Aroha',
        lastName: 'Tester',
        email,
        enquirySubject: 'General Enquiry',
        enquiryMessage: `A question from ${email}`,
      };
      await call('POST', '/api/mail/send-enquiry', { body: enquiry, headers: uniqueNetwork() });
    }
    const [sent] = (await db.collection('enquiries').where('email', '==', customer.email).get()).docs;
    const { token } = await addAdmin();
    const reply = { token, body: { text: 'Yes, from March.' } };
    expect((await call('POST', `/api/enquiries/${sent?.id}/replies`, reply)).status).toBeLessThan(300);
    const { status, headers, body } = await call('GET', '/api/users/profile/data', { token: customer.token });
    expect(status).toBe(200);
    expect(body.enquiries[0].replies).toEqual([{ text: 'Yes, from March.', createdAt: expect.any(String) }]);
    expect(body.mails.length).toBeGreaterThan(1);
    expect(JSON.stringify(body.mails)).toContain('enquir');
    expect(headers.get('content-disposition')).toBe('attachment; filename="kowhai-broadband-my-data.json"');
    expect(body.profile).toMatchObject({ _id: customer.uid, email: customer.email });
    expect(body.orders.map(({ _id }: { _id: string }) => _id)).toEqual([order.body._id]);
    expect(body.enquiries).toMatchObject([{ enquiryMessage: `A question from ${customer.email}` }]);
  });

  it('holds no enquiry from before the address was the account’s', async () => {
    const customer = await addCustomer();
    const email = `${uniqueId('moved')}@kowhai.example`;
    const enquiry = {
      firstName: 'Someone',
      lastName: 'Else',
      email,
      enquirySubject: 'General Enquiry',
      enquiryMessage: 'Something private',
    };
    await call('POST', '/api/mail/send-enquiry', { body: enquiry, headers: uniqueNetwork() });
    await call('PUT', '/api/users/profile', {
      token: customer.token,
      body: { email, currentPassword: customer.password },
      headers: uniqueNetwork(),
    });
    const otp = await readMailedCode(email, 'confirm-email');
    await call('POST', '/api/users/profile/confirm-email', { token: customer.token, body: { otp } });
    const token = await signIn(email, customer.password);
    expect((await call('GET', '/api/users/profile/data', { token })).body.enquiries).toEqual([]);
  });
});

describe('closing an account', () => {
  const close = (person: { token: string }, body: unknown = {}) =>
    call('POST', '/api/users/profile/close', { token: person.token, body, headers: uniqueNetwork() });

  it('ends it at once, keeps the orders, and frees the address', async () => {
    const customer = await addCustomer();
    const order = await placeOrder(customer, requestOf({ plan: await addPlan() }));
    expect((await close(customer, { currentPassword: customer.password })).status).toBe(200);
    expect((await call('GET', '/api/users/profile', { token: customer.token })).status).toBe(401);
    await expect(signIn(customer.email, customer.password)).rejects.toThrow();
    expect(await readRecord(customer.uid)).toBeUndefined();
    // Nothing is left for the sweep to do.
    expect((await db.doc(`pendingAuthSyncs/${customer.uid}`).get()).exists).toBe(false);
    const kept = await db.doc(`orders/${order.body._id}`).get();
    expect(kept.get('user')).toMatchObject({ firstName: 'Aroha', lastName: 'Tester' });
    await deliverTo(customer.email, 'account-closed');
    await expect(auth.createUser({ email: customer.email })).resolves.toBeTruthy();
  });

  it('needs the password or another sign-in', async () => {
    const customer = await addCustomer();
    for (const body of [{ currentPassword: 'not the password' }, {}])
      expect((await close(customer, body)).body.code).toBe('REAUTH');
    expect(await readRecord(customer.uid)).toBeDefined();
    const proven = { ...(await prove(customer)), body: {} };
    expect((await call('POST', '/api/users/profile/close', proven)).status).toBe(200);
  });

  it('that only half succeeded is finished at the next sign-in', async () => {
    const customer = await addCustomer();
    await db.doc(`users/${customer.uid}`).delete();
    await db.doc(`revoked/${customer.uid}`).set({});
    const body = { email: customer.email, password: customer.password };
    const login = await call('POST', '/api/users/login', { body, headers: uniqueNetwork() });
    expect([login.status, login.body.code]).toEqual([401, 'INVALID_CREDENTIALS']);
    await expect(auth.getUser(customer.uid)).rejects.toThrow();
    expect(await readRecord(customer.uid)).toBeUndefined();
  });

  it('that only half succeeded is finished by the sweep, if nobody comes', async () => {
    const customer = await addCustomer();
    await db.doc(`users/${customer.uid}`).delete();
    await db.doc(`pendingAuthSyncs/${customer.uid}`).set({ dueAt: new Date(Date.now() - 1000) });
    await runSweep();
    await expect(auth.getUser(customer.uid)).rejects.toThrow();
  });

  it('an admin can close theirs while there is another', async () => {
    const admin = await addAdmin();
    expect((await close(admin, { currentPassword: admin.password })).status).toBe(200);
    expect(await readRecord(admin.uid)).toBeUndefined();
  });

  it('the last admin stays, even when all go at once', async () => {
    const others = await db.collection('users').where('isAdmin', '==', true).get();
    for (const { ref } of others.docs) await ref.update({ isAdmin: false });
    try {
      const admins = [await addAdmin(), await addAdmin(), await addAdmin()];
      const answers = await Promise.all(
        admins.map((admin) => close(admin, { currentPassword: admin.password })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
        code: 'LAST_ADMIN',
        message: 'You’re the only admin. Make someone else an admin first.',
      });
    } finally {
      for (const { ref } of others.docs) await ref.update({ isAdmin: true });
    }
  });
});

describe('the trail of changes', () => {
  it.each([
    [
      'staff delete someone',
      async (admin: Person, { uid }: Person) => call('DELETE', `/api/users/${uid}`, await prove(admin)),
    ],
    [
      'someone closes their account',
      async (_: Person, { email, password }: Person) =>
        // A change of email ends all sessions of its second, this one too.
        until(async () => {
          const token = await signIn(email, password);
          const body = { currentPassword: password };
          const closed = await call('POST', '/api/users/profile/close', { token, body });
          return closed.status !== 401 && closed;
        }),
    ],
  ])('keeps whom it names and what was done, and no words of theirs, where %s', async (_, remove) => {
    const [admin, customer] = [await addAdmin(), await addCustomer()];
    const email = `${uniqueId('moved')}@kowhai.example`;
    const change = { ...(await prove(admin)), body: { email, phone: '0800 123 456', isAdmin: true } };
    expect((await call('PUT', `/api/users/${customer.uid}`, change)).status).toBe(200);

    expect((await remove(admin, { ...customer, email })).status).toBe(200);
    const { body } = await call('GET', `/api/audit?record=user:${customer.uid}`, { token: admin.token });
    const updates = body.filter(({ action }: { action: string }) => action === 'update');
    expect(updates).toMatchObject([{ by: { _id: admin.uid } }]);
    expect(updates[0].changes).toContainEqual({ field: 'isAdmin', from: false, to: true });
    const record = { kind: 'user', _id: customer.uid, name: 'Aroha Tester' };
    expect(body.map((entry: { record: object }) => entry.record)).toEqual(body.map(() => record));
    expect(body.map(({ action }: { action: string }) => action)).toContain('delete');
    for (const text of [email, customer.email, '0800 123 456']) {
      expect(JSON.stringify(body)).not.toContain(text);
    }
  });
});
