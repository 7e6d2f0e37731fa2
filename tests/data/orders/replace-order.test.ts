import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { listMails, readMail } from '#tests/data/support/mails.ts';
import { act, addOrder, admin, customer, openOrderScene, plan } from '#tests/data/support/order-scene.ts';
import {
  addCustomer,
  addHardware,
  atOnce,
  call,
  placeOrder,
  readStock,
  requestOf,
  until,
} from '#tests/data/support/shop.ts';

openOrderScene();

const readOrder = async (orderId: string) =>
  (await call('GET', `/api/orders/${orderId}`, { token: admin.token })).body;

/** A request for the plan and units of an item, in place of an earlier one. */
const changed = (replaces: string, hardware: { _id: string }, qty: number) => ({
  ...requestOf({ plan, hardware, qty }),
  replaces,
});

describe('a request in place of an earlier one', () => {
  it('cancels that, takes over its units, and each names the other', async () => {
    const hardware = await addHardware({ countInStock: 5 });
    const formerId = await addOrder(hardware, 4);
    const switching = { provider: 'Example Net', account: '12', arrangeSwitch: 'yes' };
    await call('PUT', `/api/orders/${formerId}/setup`, { token: customer.token, body: switching });
    const former = await readOrder(formerId);
    const { status, body } = await placeOrder(customer, changed(former._id, hardware, 5));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'submitted',
      replaces: { _id: former._id, number: former.number },
      orderHardwares: [{ _id: hardware._id, qty: 5 }],
      // It is for the same home.
      setup: switching,
      switchConsent: former.switchConsent,
    });
    const after = await readOrder(former._id);
    expect(after).toMatchObject({ status: 'cancelled', replacedBy: { _id: body._id, number: body.number } });
    expect(after.history.at(-1)).toMatchObject({ action: 'cancel', by: { _id: customer.uid } });
    expect(await readStock(hardware._id)).toBe(0);
    const trail = await call('GET', `/api/audit?item=order:${former._id}`, { token: admin.token });
    expect(trail.body).toMatchObject([{ action: 'cancel', by: { _id: customer.uid } }]);
  });

  it('puts back what it no longer asks for', async () => {
    const [kept, dropped] = [await addHardware(), await addHardware({ countInStock: 3 })];
    const former = await addOrder(dropped, 3);
    const { body } = await placeOrder(customer, changed(former, kept, 2));
    expect(body.status).toBe('submitted');
    expect(await Promise.all([kept, dropped].map(({ _id }) => readStock(_id)))).toEqual([8, 3]);
  });

  it('mails each side once, and names the request that it replaces', async () => {
    const hardware = await addHardware();
    const former = await readOrder(await addOrder(hardware));
    const { body } = await placeOrder(customer, changed(former._id, hardware, 2));
    const [toCustomer, toProvider] = await Promise.all(
      ['confirm-order', 'order-submitted'].map((kind) =>
        until(async () => (await listMails(`${kind}_${body._id}`))[0]),
      ),
    );
    for (const mail of [toCustomer, toProvider]) expect(mail?.text).toContain(former.number);
    expect(await readMail(`order-cancelled_${former._id}_1`)).toBeUndefined();
    expect(await readMail(`order-cancelled-notice_${former._id}_1`)).toBeUndefined();
  });

  it('that cannot be placed leaves the earlier one as it is', async () => {
    const hardware = await addHardware({ countInStock: 5 });
    const former = await addOrder(hardware, 4);
    const refused = await placeOrder(customer, changed(former, hardware, 6));
    expect(refused.body).toMatchObject({ code: 'OUT_OF_STOCK', left: 5 });
    expect(await readOrder(former)).toMatchObject({ status: 'submitted', history: [{ action: 'place' }] });
    expect(await readStock(hardware._id)).toBe(1);
  });

  it('is refused where staff have begun, where it is cancelled, and to anybody else', async () => {
    const hardware = await addHardware();
    const [begun, cancelled, others] = [await addOrder(), await addOrder(), await addOrder()];
    await act(begun, 'processing');
    await call('PUT', `/api/orders/${cancelled}/cancelled`, { token: customer.token, body: {} });
    const refusals = [
      await placeOrder(customer, changed(begun, hardware, 1)),
      await placeOrder(customer, changed(cancelled, hardware, 1)),
      await placeOrder(await addCustomer(), changed(others, hardware, 1)),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'BAD_TRANSITION'],
      [409, 'BAD_TRANSITION'],
      [404, 'NOT_FOUND'],
    ]);
    expect(await readStock(hardware._id)).toBe(10);
    expect((await readOrder(others)).status).toBe('submitted');
  });

  it('is one order under its key, however often it is sent at once', async () => {
    const hardware = await addHardware({ countInStock: 4 });
    const former = await addOrder(hardware, 2);
    const key = randomUUID();
    const answers = await atOnce(() => placeOrder(customer, changed(former, hardware, 3), key));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    expect(await readStock(hardware._id)).toBe(1);
  });

  it('takes its place once, of several under keys of their own', async () => {
    const hardware = await addHardware({ countInStock: 10 });
    const former = await addOrder(hardware, 2);
    const answers = await atOnce(() => placeOrder(customer, changed(former, hardware, 3)));
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'BAD_TRANSITION']));
    expect((await readOrder(former)).replacedBy._id).toBe(placed[0]?.body._id);
    expect(await readStock(hardware._id)).toBe(7);
  });

  it('oversells nothing while others buy the last units, and loses none of its own', async () => {
    const hardware = await addHardware({ countInStock: 4 });
    const former = await addOrder(hardware, 2);
    const other = await addCustomer();
    const answers = await Promise.all([
      placeOrder(customer, changed(former, hardware, 3)),
      ...[1, 1, 1].map((qty) => placeOrder(other, requestOf({ plan, hardware, qty }))),
    ]);
    const [change, ...sales] = answers.map(({ status }) => status);
    const sold = sales.filter((status) => status === 201).length;
    expect(await readStock(hardware._id)).toBe(4 - (change === 201 ? 3 : 2) - sold);
    expect((await readOrder(former)).status).toBe(change === 201 ? 'cancelled' : 'submitted');
  });

  it('at the very moment in which staff process the earlier one, one of the two happens', async () => {
    const hardware = await addHardware({ countInStock: 30 });
    for (let round = 0; round < 3; round += 1) {
      const former = await addOrder(hardware, 2);
      const before = await readStock(hardware._id);
      const [change, step] = await Promise.all([
        placeOrder(customer, changed(former, hardware, 3)),
        act(former, 'processing'),
      ]);
      expect([change.status === 201, step.status === 200].filter(Boolean)).toHaveLength(1);
      expect(await readStock(hardware._id)).toBe(before - (change.status === 201 ? 1 : 0));
    }
  });
});
