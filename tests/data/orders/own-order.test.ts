import { describe, expect, it } from 'vitest';
import { deliverAtOnce, deliverKeptBack, readMail } from '#tests/support/shop/mails.ts';
import { act, addOrder, admin, customer, openOrderScene } from '#tests/support/shop/order-scene.ts';
import {
  addCustomer,
  addHardware,
  addPlan,
  call,
  db,
  placeOrder,
  readStock,
  requestOf,
} from '#tests/support/shop/shop.ts';

openOrderScene();

describe('cancelling an order request', () => {
  const reason = 'I ordered by mistake';
  const cancel = (orderId: string, by = customer) =>
    call('PUT', `/api/orders/${orderId}/cancelled`, { token: by.token, body: { reason } });

  it('puts its units back, keeps the reason and tells both sides once', async () => {
    const hardware = await addHardware({ countInStock: 10 });
    const orderId = await addOrder(hardware, 4);
    const first = await cancel(orderId);
    expect(first.body).toMatchObject({ status: 'cancelled', isProcessing: false, isCompleted: false });
    expect(first.body.history.at(-1)).toMatchObject({ action: 'cancel', reason, by: { _id: customer.uid } });
    expect((await cancel(orderId)).body).toEqual(first.body);
    expect(await readStock(hardware._id)).toBe(10);
    const [toCustomer, toProvider] = await Promise.all(
      ['order-cancelled', 'order-cancelled-notice'].map((kind) => deliverAtOnce(`${kind}_${orderId}_1`)),
    );
    expect(toCustomer?.to).toEqual([{ email: customer.email }]);
    expect(toProvider?.text).toContain(reason);
    expect(await readMail(`order-cancelled_${orderId}_2`)).toBeUndefined();
  });

  it('needs no reason, from the customer or from staff', async () => {
    const [own, staffs] = [await addOrder(), await addOrder()];
    const calls = [
      call('PUT', `/api/orders/${own}/cancelled`, { token: customer.token }),
      call('PUT', `/api/orders/${staffs}/cancelled-by-staff`, { token: admin.token, body: {} }),
    ];
    for (const { status, body } of await Promise.all(calls)) {
      expect([status, body.status]).toEqual([200, 'cancelled']);
      expect(body.history.at(-1)).not.toHaveProperty('reason');
    }
  });

  it('cannot be undone, and deleting it puts nothing back again', async () => {
    const hardware = await addHardware({ countInStock: 10 });
    const orderId = await addOrder(hardware, 4);
    await cancel(orderId);
    for (const step of ['processing', 'complete', 'submitted'] as const) {
      expect((await act(orderId, step)).body.code).toBe('BAD_TRANSITION');
    }
    await call('DELETE', `/api/orders/${orderId}`, { token: admin.token });
    expect(await readStock(hardware._id)).toBe(10);
    expect((await db.doc(`archivedOrders/${orderId}`).get()).exists).toBe(false);
  });

  it('is refused once staff have begun, to anybody else, and for a reason of one’s own words', async () => {
    const orderId = await addOrder();
    for (const other of [await addCustomer(), admin]) {
      expect((await cancel(orderId, other)).status).toBe(404);
    }
    const path = `/api/orders/${orderId}/cancelled`;
    const typed = await call('PUT', path, { token: customer.token, body: { reason: 'my own words' } });
    expect(typed.body.code).toBe('VALIDATION');
    await act(orderId, 'processing');
    const { status, body } = await cancel(orderId);
    expect([status, body.code]).toEqual([409, 'BAD_TRANSITION']);
    expect(body.message).toContain('can no longer be cancelled here');
  });

  it('by staff does the same, tells the customer who and why, and nobody else', async () => {
    const hardware = await addHardware({ countInStock: 10 });
    const orderId = await addOrder(hardware, 4);
    const asStaff = (why: string, by = admin) =>
      call('PUT', `/api/orders/${orderId}/cancelled-by-staff`, { token: by.token, body: { reason: why } });
    expect((await asStaff('my own words')).body.code).toBe('VALIDATION');
    expect((await asStaff('It was ordered twice', customer)).status).toBe(403);
    const first = await asStaff('It was ordered twice');
    expect(first.body).toMatchObject({ status: 'cancelled' });
    expect(first.body.history.at(-1)).toMatchObject({
      action: 'cancel',
      reason: 'It was ordered twice',
      by: { name: 'our team' },
    });
    expect((await asStaff('Another reason')).body).toEqual(first.body);
    expect(await readStock(hardware._id)).toBe(10);
    await deliverKeptBack(`order-cancelled_${orderId}_1`);
    const toCustomer = await deliverAtOnce(`order-cancelled_${orderId}_1`);
    expect(toCustomer.to[0]?.email).toBe(customer.email);
    expect(toCustomer.text).toMatch(/We cancelled order request.*Reason: It was ordered twice/s);
    expect(await readMail(`order-cancelled-notice_${orderId}_1`)).toBeUndefined();
    const trail = await call('GET', `/api/audit?record=order:${orderId}`, { token: admin.token });
    expect(trail.body).toMatchObject([{ action: 'cancel', by: { _id: admin.uid } }]);

    const completed = await addOrder();
    await act(completed, 'complete');
    const path = `/api/orders/${completed}/cancelled-by-staff`;
    const refused = await call('PUT', path, { token: admin.token, body: { reason: 'Another reason' } });
    expect([refused.status, refused.body.code]).toEqual([409, 'BAD_TRANSITION']);
  });

  it('by staff works once they have begun, and takes their own words to the customer', async () => {
    const hardware = await addHardware({ countInStock: 10 });
    const orderId = await addOrder(hardware, 4);
    await act(orderId, 'processing');
    const message = 'The line ends two doors down.\nWe are sorry.';
    const { body } = await act(orderId, 'cancelled-by-staff', { message });
    expect(body.history.at(-1)).toMatchObject({ message });
    expect(await readStock(hardware._id)).toBe(10);
    await deliverKeptBack(`order-cancelled_${orderId}_1`);
    const toCustomer = await deliverAtOnce(`order-cancelled_${orderId}_1`);
    expect(toCustomer.text).toContain(message);
    const own = await addOrder();
    const typed = await call('PUT', `/api/orders/${own}/cancelled`, {
      token: customer.token,
      body: { message },
    });
    expect(typed.body.history.at(-1)).not.toHaveProperty('message');
  });

  it('at the very moment in which staff process it, one of the two happens', async () => {
    const hardware = await addHardware({ countInStock: 30 });
    for (let round = 0; round < 5; round += 1) {
      const orderId = await addOrder(hardware, 2);
      const before = await readStock(hardware._id);
      const [cancelled, processed] = await Promise.all([cancel(orderId), act(orderId, 'processing')]);
      expect([cancelled.status, processed.status].toSorted()).toEqual([200, 409]);
      const { body } = await call('GET', `/api/orders/${orderId}`, { token: customer.token });
      const isCancelled = cancelled.status === 200;
      expect(body.status).toBe(isCancelled ? 'cancelled' : 'processing');
      expect(await readStock(hardware._id)).toBe(before + (isCancelled ? 2 : 0));
      const kinds = ['order-cancelled', 'order-cancelled-notice', 'order-processing'];
      const mails = await Promise.all(kinds.map((kind) => readMail(`${kind}_${orderId}_1`)));
      expect(mails.map((mail) => mail !== undefined)).toEqual([isCancelled, isCancelled, !isCancelled]);
    }
  });
});

describe('what a customer answers so that the order can go ahead', () => {
  const answer = (orderId: string, body: object, by = customer) =>
    call('PUT', `/api/orders/${orderId}/setup`, { token: by.token, body });

  it('may come with the order: who the home is with now, and the consent to switch in its words', async () => {
    const setup = { provider: 'Example Net', account: 'A-12', arrangeSwitch: 'yes' };
    const { status, body } = await placeOrder(customer, { ...requestOf({ plan: await addPlan() }), setup });
    expect(status).toBe(201);
    const consent = {
      provider: 'Example Net',
      account: 'A-12',
      words: expect.stringContaining('account A-12'),
    };
    const of = body.createdAt;
    expect(body).toMatchObject({
      setup,
      switchConsent: { ...consent, consentedAt: of },
      outside: [{ work: 'arrange switch', of }],
    });
    const { body: read } = await call('GET', `/api/orders/${body._id}`, { token: customer.token });
    expect(read).toEqual(body);
  });

  it('is refused with the order where it agrees to switch no account', async () => {
    const setup = { provider: 'Example Net', arrangeSwitch: 'yes' };
    const { status, body } = await placeOrder(customer, { ...requestOf({ plan: await addPlan() }), setup });
    expect([status, body.fields]).toEqual([
      400,
      { arrangeSwitch: 'First tell us your provider and your account number' },
    ]);
  });

  it('is stored answer by answer, also where several come at once', async () => {
    const orderId = await addOrder();
    await Promise.all([
      answer(orderId, { fibreBox: 'yes' }),
      answer(orderId, { provider: 'Example Net' }),
      answer(orderId, { home: 'own' }),
    ]);
    const { body } = await answer(orderId, { provider: '' });
    expect(body.setup).toEqual({ fibreBox: 'yes', provider: '', home: 'own' });
    const read = await call('GET', `/api/orders/${orderId}`, { token: admin.token });
    expect(read.body.setup).toEqual(body.setup);
  });

  it('can be a consent to switch, which is kept with its words and the server’s moment until it is ticked off', async () => {
    const orderId = await addOrder();
    let consentedAt = new Date().toISOString();
    const tick = (isDone: boolean, by = admin) =>
      call('PUT', `/api/orders/${orderId}/outside-work`, {
        token: by.token,
        body: { work: 'arrange switch', of: consentedAt, isDone },
      });
    const early = await answer(orderId, { provider: 'Example Net', arrangeSwitch: 'yes' });
    expect([early.status, Object.keys(early.body.fields)]).toEqual([400, ['arrangeSwitch']]);
    expect((await tick(true)).status).toBe(409);

    const before = Date.now();
    const yes = { provider: 'Example Net', account: '12-34', arrangeSwitch: 'yes' };
    const { body: agreed } = await answer(orderId, yes);
    expect(agreed.switchConsent.words).toContain('from Example Net, account 12-34,');
    expect(Date.parse(agreed.switchConsent.consentedAt)).toBeGreaterThanOrEqual(before);
    const stale = await answer(orderId, { ...yes, account: '99' });
    expect([stale.status, Object.keys(stale.body.fields)]).toEqual([409, ['arrangeSwitch']]);
    expect((await answer(orderId, { arrangeSwitch: 'no' })).body.switchConsent).toHaveProperty('withdrawnAt');
    expect((await tick(true)).status).toBe(409);

    const again = await answer(orderId, yes);
    // Another consent than the one that staff saw.
    expect((await tick(true)).status).toBe(409);
    consentedAt = again.body.switchConsent.consentedAt;
    expect((await tick(true, customer)).status).toBe(403);
    const arrange = { work: 'arrange switch', of: consentedAt };
    expect((await tick(true)).body.outside).toEqual([{ ...arrange, doneAt: expect.any(String) }]);
    const late = await answer(orderId, { arrangeSwitch: 'no' });
    expect([late.status, late.body.code]).toEqual([409, 'BAD_TRANSITION']);
    const { body: trail } = await call('GET', `/api/audit?record=order:${orderId}`, { token: admin.token });
    expect(trail[0]).toMatchObject({ action: 'mark outside work', record: { _id: orderId } });
    const { body: data } = await call('GET', '/api/users/profile/data', { token: customer.token });
    expect(JSON.stringify(data.orders)).toContain('I ask Kōwhai Broadband to move my broadband');
    const { body: unticked } = await tick(false);
    expect(unticked.outside).toEqual([arrange]);
  });

  it('is no day that has passed', async () => {
    const orderId = await addOrder();
    const refused = await answer(orderId, { day: '2020-01-02' });
    expect([refused.status, refused.body.fields]).toEqual([400, { day: 'Choose a day after today' }]);
    const read = await call('GET', `/api/orders/${orderId}`, { token: customer.token });
    expect(read.body.setup).toEqual({});
  });

  it('is taken from nobody else, and not once the order is done', async () => {
    const orderId = await addOrder();
    expect((await answer(orderId, { home: 'own' }, await addCustomer())).status).toBe(404);
    await act(orderId, 'complete');
    expect((await answer(orderId, { home: 'own' })).body.code).toBe('BAD_TRANSITION');
  });
});
