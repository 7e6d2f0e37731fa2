import { describe, expect, it } from 'vitest';
import { atOnce, callsAtOnce } from '#tests/support/shop/at-once.ts';
import { deliverAtOnce, deliverKeptBack, listMails } from '#tests/support/shop/mails.ts';
import { signInWithToken } from '#tests/support/shop/second-factors.ts';
import {
  addAdmin,
  addCustomer,
  addPlan,
  auth,
  call,
  db,
  type Person,
  placeOrder,
  requestOf,
  signIn,
  uniqueId,
} from '#tests/support/shop/shop.ts';

const ask = (person: Person, mail: string, body: unknown = {}) =>
  call('POST', `/api/mail/${mail}`, { token: person.token, body });

describe('the mails about an account', () => {
  it.each([
    ['welcome', (person: Person) => person.email],
    ['new-user', () => 'hello@kowhai.example'],
  ])('%s goes out once, to whom it concerns and nobody else', async (kind, recipientOf) => {
    const customer = await addCustomer();
    const stranger = { email: 'stranger@kowhai.example', firstName: 'Buy', lastName: 'Pills now' };
    const answers = await atOnce(() => ask(customer, kind, stranger));
    for (const { status, body } of answers) {
      expect(status).toBe(202);
      expect(['queued', 'sent']).toContain(body.status);
    }
    const mailId = `${kind}_${customer.uid}`;
    await deliverAtOnce(mailId);
    expect((await ask(customer, kind)).body.status).toBe('sent');
    const mails = await listMails(mailId);
    expect(mails.map(({ to }) => to.map(({ email }) => email))).toEqual([[recipientOf(customer)]]);
    expect(JSON.stringify(mails)).not.toContain('Pills');
  });

  it('an account that was only half made gets its record and mails at its first sign-in', async () => {
    const email = `${uniqueId('half')}@kowhai.example`;
    const { uid } = await auth.createUser({
      email,
      password: 'half a registration',
      displayName: 'Hana Ngata',
    });
    const token = await signIn(email, 'half a registration');
    const answers = await atOnce(() => call('POST', '/api/users/login', { token }));
    expect(answers.map(({ body }) => body.lastName)).toEqual(Array(callsAtOnce).fill('Ngata'));
    for (const kind of ['welcome', 'new-user']) {
      await deliverAtOnce(`${kind}_${uid}`);
      expect(await listMails(`${kind}_${uid}`)).toHaveLength(1);
    }
  });

  it('go to nobody for an account that Google has without an address, which cannot order either', async () => {
    const { uid } = await auth.createUser({});
    const token = await signInWithToken(await auth.createCustomToken(uid));
    for (const [method, path] of [
      ['POST', '/api/users/login'],
      ['GET', '/api/users/profile'],
      ['PUT', '/api/users/profile'],
      ['GET', '/api/users/profile/data'],
      ['POST', '/api/mail/welcome'],
    ] as const) {
      const body = method === 'GET' || path === '/api/users/login' ? undefined : {};
      const answer = await call(method, path, { token, body });
      expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'FORBIDDEN']);
    }
    const order = await placeOrder({ token, email: '', password: '' }, requestOf({ plan: await addPlan() }));
    expect(order.status).toBe(400);
    const mails = await db.collection('outbox').where('job.user._id', '==', uid).get();
    expect([mails.size, (await db.doc(`users/${uid}`).get()).exists]).toEqual([0, false]);
  });

  it('go on to the address that we know, if Google has none any more', async () => {
    const { uid, email } = await addCustomer();
    await auth.deleteUser(uid);
    await auth.createUser({ uid });
    const token = await signInWithToken(await auth.createCustomToken(uid));
    const { status, body } = await call('POST', '/api/users/login', { token });
    expect([status, body.email]).toEqual([200, email]);
    const changed = await call('PUT', '/api/users/profile', { token, body: { lastName: 'Ngata' } });
    expect([changed.status, changed.body.email]).toEqual([200, email]);
  });

  it('of an account of long ago are not sent again', async () => {
    const customer = await addCustomer();
    await db.doc(`users/${customer.uid}`).update({ createdAt: new Date('2024-01-01') });
    expect((await ask(customer, 'welcome')).body.status).toBe('sent');
    expect((await db.doc(`outbox/welcome_${customer.uid}`).get()).exists).toBe(false);
  });
});

describe('the mails about an order', () => {
  it('may be asked for by its owner and by staff, and go out once', async () => {
    const [customer, admin] = [await addCustomer(), await addAdmin()];
    const { body: order } = await placeOrder(customer, requestOf({ plan: await addPlan() }));
    const about = { orderId: order._id, email: 'stranger@kowhai.example' };
    for (const kind of ['confirm-order', 'order-submitted']) {
      for (const person of [customer, admin]) expect((await ask(person, kind, about)).status).toBe(202);
      await deliverAtOnce(`${kind}_${order._id}`);
      expect((await ask(customer, kind, about)).body.status).toBe('sent');
      expect(await listMails(`${kind}_${order._id}`)).toHaveLength(1);
    }
  });

  it('that one is being processed follows once it is', async () => {
    const [customer, admin] = [await addCustomer(), await addAdmin()];
    const { body: order } = await placeOrder(customer, requestOf({ plan: await addPlan() }));
    const about = { orderId: order._id };
    const early = await ask(customer, 'order-processing', about);
    expect([early.status, early.body.code]).toEqual([409, 'BAD_TRANSITION']);
    await call('PUT', `/api/orders/${order._id}/processing`, { token: admin.token });
    expect((await ask(admin, 'order-processing', about)).status).toBe(202);
    await deliverKeptBack(`order-processing_${order._id}_1`);
    expect((await ask(customer, 'order-processing', about)).body.status).toBe('sent');
    expect(await listMails(`order-processing_${order._id}_1`)).toHaveLength(1);
  });

  it('that one is being processed is neither queued nor sent once the step no longer holds', async () => {
    const [customer, admin] = [await addCustomer(), await addAdmin()];
    const { body: order } = await placeOrder(customer, requestOf({ plan: await addPlan() }));
    for (const step of ['processing', 'submitted'])
      await call('PUT', `/api/orders/${order._id}/${step}`, { token: admin.token });
    const { status, body } = await ask(customer, 'order-processing', { orderId: order._id });
    expect([status, body.code]).toEqual([409, 'BAD_TRANSITION']);
  });

  it.each(['confirm-order', 'order-submitted', 'order-processing'])(
    '%s is nobody else’s to ask for, nor whether there is such an order',
    async (kind) => {
      const [customer, other] = [await addCustomer(), await addCustomer()];
      const { body: order } = await placeOrder(customer, requestOf({ plan: await addPlan() }));
      const [theirs, none] = [
        await ask(other, kind, { orderId: order._id }),
        await ask(other, kind, { orderId: 'no-such-order' }),
      ];
      expect([theirs.status, theirs.text]).toEqual([404, none.text]);
      expect((await ask(other, kind, { orderId: '../users' })).body.code).toBe('VALIDATION');
    },
  );
});
