import { describe, expect, it } from 'vitest';
import { atOnce, callsAtOnce } from '#tests/support/shop/at-once.ts';
import { deliverKeptBack, listMails, listToldMails, readMail } from '#tests/support/shop/mails.ts';
import { act, addOrder, admin, customer, openOrderScene, plan } from '#tests/support/shop/order-scene.ts';
import {
  accepted,
  addHardware,
  call,
  db,
  placeOrder,
  readStock,
  requestOf,
  runSweep,
} from '#tests/support/shop/shop.ts';

openOrderScene();

describe('the life of an order', () => {
  it('every step is kept with its time and who took it', async () => {
    const orderId = await addOrder();
    const processed = await act(orderId, 'processing');
    expect(processed.body).toMatchObject({ status: 'processing', isProcessing: true, isCompleted: false });
    const completed = await act(orderId, 'complete');
    expect(completed.body).toMatchObject({ status: 'completed', isProcessing: true, isCompleted: true });
    const reset = await act(orderId, 'submitted');
    expect(reset.body).toMatchObject({ status: 'submitted', isProcessing: false, isCompleted: false });
    expect(reset.body.history.map((event: { action: string }) => event.action)).toEqual([
      'place',
      'process',
      'complete',
      'reset',
    ]);
    expect(reset.body.history[1].by).toEqual({ name: 'our team' });
    const read = await call('GET', `/api/orders/${orderId}`, { token: customer.token });
    expect(read.body).toEqual(reset.body);
  });

  it('a step taken twice changes nothing and mails nobody again', async () => {
    const orderId = await addOrder();
    const first = await act(orderId, 'processing');
    const again = await act(orderId, 'processing');
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    await deliverKeptBack(`order-processing_${orderId}_1`);
    const mails = await listMails(`order-processing_${orderId}_1`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to[0]?.email).toBe(customer.email);
    expect(await readMail(`order-processing_${orderId}_2`)).toBeUndefined();
  });

  it('several people at once take one step', async () => {
    const orderId = await addOrder();
    const answers = await atOnce(() => act(orderId, 'processing'));
    expect(answers.map((answer) => answer.status)).toEqual(Array(callsAtOnce).fill(200));
    const { body } = await call('GET', `/api/orders/${orderId}`, { token: admin.token });
    expect(body.history).toHaveLength(2);
  });

  it('an order that was put back can be processed again, and the customer is told again', async () => {
    const orderId = await addOrder();
    await act(orderId, 'processing');
    await act(orderId, 'submitted');
    await act(orderId, 'processing');
    expect(await readMail(`order-processing_${orderId}_2`)).toBeDefined();
  });

  it('the customer is told once that they are connected, and again after a reset', async () => {
    const orderId = await addOrder();
    await act(orderId, 'complete');
    await act(orderId, 'complete');
    await deliverKeptBack(`order-completed_${orderId}_1`);
    const mails = await listMails(`order-completed_${orderId}_1`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.to[0]?.email).toBe(customer.email);
    expect(mails[0]?.subject).toMatch(/^You’re connected: order KB-/);
    expect(await readMail(`order-completed_${orderId}_2`)).toBeUndefined();
    await act(orderId, 'submitted');
    await act(orderId, 'complete');
    expect(await readMail(`order-completed_${orderId}_2`)).toBeDefined();
    const body = await listToldMails(orderId, admin);
    expect(body.map(({ kind }) => kind)).toContain('order-completed');
  });

  it('a completed order cannot be processed, and the refusal says who completed it', async () => {
    const orderId = await addOrder();
    await act(orderId, 'complete');
    const { status, body } = await act(orderId, 'processing');
    expect([status, body.code]).toEqual([409, 'BAD_TRANSITION']);
    expect(body.message).toMatch(/^.+ set this order to Completed, so it can’t take that step\.$/);
  });

  it('an order that is not there cannot be changed or deleted', async () => {
    for (const step of ['processing', 'complete', 'submitted'] as const) {
      expect((await act('no-such-order', step)).status).toBe(404);
    }
    expect((await call('DELETE', '/api/orders/no-such-order', { token: admin.token })).status).toBe(404);
  });
});

describe('deleting an order', () => {
  it('puts its units back on the shelf', async () => {
    const hardware = await addHardware({ countInStock: 10 });
    const orderId = await addOrder(hardware, 4);
    expect(await readStock(hardware._id)).toBe(6);
    await act(orderId, 'processing');
    const { status, body } = await call('DELETE', `/api/orders/${orderId}`, { token: admin.token });
    expect([status, body.message]).toEqual([200, 'Order was successfully deleted']);
    expect(await readStock(hardware._id)).toBe(10);
    expect((await call('GET', `/api/orders/${orderId}`, { token: customer.token })).status).toBe(404);
  });

  it('many times at once puts them back once', async () => {
    const hardware = await addHardware({ countInStock: 10 });
    const orderId = await addOrder(hardware, 4);
    const answers = await atOnce(() => call('DELETE', `/api/orders/${orderId}`, { token: admin.token }));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([
      200,
      ...Array(callsAtOnce - 1).fill(404),
    ]);
    expect(await readStock(hardware._id)).toBe(10);
  });

  it('keeps a completed one out of every list, with its units used', async () => {
    const hardware = await addHardware({ countInStock: 10 });
    const orderId = await addOrder(hardware, 4);
    await act(orderId, 'complete');
    await call('DELETE', `/api/orders/${orderId}`, { token: admin.token });
    expect(await readStock(hardware._id)).toBe(6);
    expect((await db.doc(`orders/${orderId}`).get()).exists).toBe(false);
    const archived = await db.doc(`archivedOrders/${orderId}`).get();
    expect(archived.get('orderHardwares')[0].qty).toBe(4);
    const sevenYears = new Date();
    sevenYears.setUTCFullYear(sevenYears.getUTCFullYear() + 7);
    const keptFor = archived.get('expiresAt').toMillis() - sevenYears.getTime();
    expect(Math.abs(keptFor)).toBeLessThan(60_000);
    for (const list of ['/api/orders/myorders', '/api/users/profile/data']) {
      const { body } = await call('GET', list, { token: customer.token });
      const listed: { _id: string }[] = body.orders ?? body;
      expect(listed.map(({ _id }) => _id)).not.toContain(orderId);
    }
  });

  it('leaves the copy of a completed one in the customer’s own data, for seven years', async () => {
    const [orderId, olderId] = [await addOrder(), await addOrder()];
    for (const deleted of [orderId, olderId]) {
      await act(deleted, 'complete');
      await call('POST', `/api/orders/${deleted}/notes`, { token: admin.token, body: { text: 'Connected' } });
      await call('DELETE', `/api/orders/${deleted}`, { token: admin.token });
    }
    const yearsAgo = new Date();
    yearsAgo.setUTCFullYear(yearsAgo.getUTCFullYear() - 7);
    await db.doc(`archivedOrders/${olderId}`).update({ archivedAt: yearsAgo, expiresAt: new Date() });

    const { body } = await call('GET', '/api/users/profile/data', { token: customer.token });
    const copies: { _id: string; number: string }[] = body.archivedOrders;
    expect(copies.map(({ _id }) => _id)).toContain(orderId);
    expect(copies.map(({ _id }) => _id)).not.toContain(olderId);
    const number = copies.find(({ _id }) => _id === orderId)?.number;
    expect(body.notes).toContainEqual(expect.objectContaining({ order: number, text: 'Connected' }));

    await runSweep();
    const countNotes = async (id: string) =>
      (await db.collection('orderNotes').where('orderId', '==', id).count().get()).data().count;
    expect((await db.doc(`archivedOrders/${olderId}`).get()).exists).toBe(false);
    expect((await db.doc(`archivedOrders/${orderId}`).get()).exists).toBe(true);
    expect([await countNotes(olderId), await countNotes(orderId)]).toEqual([0, 1]);
  });

  it('of one that was not completed leaves no copy', async () => {
    const orderId = await addOrder();
    await call('DELETE', `/api/orders/${orderId}`, { token: admin.token });
    expect((await db.doc(`archivedOrders/${orderId}`).get()).exists).toBe(false);
    const data = await accepted(call('GET', '/api/users/profile/data', { token: customer.token }));
    expect(JSON.stringify([data.orders, data.archivedOrders])).not.toContain(orderId);
  });

  it('works when the hardware is no longer there', async () => {
    const hardware = await addHardware();
    const orderId = await addOrder(hardware);
    await db.doc(`hardwares/${hardware._id}`).delete();
    expect((await call('DELETE', `/api/orders/${orderId}`, { token: admin.token })).status).toBe(200);
  });

  it('leaves nothing for a repeated request to find but a clear answer', async () => {
    const key = `key-${customer.uid}`;
    const first = await placeOrder(customer, requestOf({ plan }), key);
    await call('DELETE', `/api/orders/${first.body._id}`, { token: admin.token });
    const again = await placeOrder(customer, requestOf({ plan }), key);
    expect([again.status, again.body.code]).toEqual([409, 'GONE']);
  });
});
