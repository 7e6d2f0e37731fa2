import { describe, expect, it } from 'vitest';
import { listViolations } from '#tests/support/shop/data-checks.ts';
import { days, inWords } from '#tests/support/shop/days.ts';
import { deliverKeptBack, keepBack, listMails, readMail } from '#tests/support/shop/mails.ts';
import {
  act,
  addOrder,
  admin,
  customer,
  openOrderScene,
  plan,
  undo,
} from '#tests/support/shop/order-scene.ts';
import {
  accepted,
  addHardware,
  addPerson,
  addPlan,
  call,
  db,
  placeOrder,
  readStock,
  requestOf,
} from '#tests/support/shop/shop.ts';

openOrderScene();

type Goods = { plan: { _id: string }; hardware?: { _id: string }; qty?: number };

const change = (orderId: string, goods: Goods, more: object = {}, by = admin) => {
  const { orderServices, orderHardwares } = requestOf(goods);
  const body = { orderServices, orderHardwares, ...more };
  return call('PUT', `/api/orders/${orderId}/lines`, { token: by.token, body });
};
const readOrder = (orderId: string) =>
  accepted(call('GET', `/api/orders/${orderId}`, { token: admin.token }));
const seenIn = ({ editedAt }: { editedAt: string }) => ({ seenAt: editedAt });

describe('what was ordered', () => {
  it('changes with its prices, stock, totals, history and mail at once', async () => {
    const [hardware, faster] = [await addHardware({ countInStock: 10 }), await addPlan({ price: 95 })];
    const orderId = await addOrder(hardware, 4);
    await act(orderId, 'processing');
    const { status, body } = await change(orderId, { plan: faster, hardware, qty: 6 });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'processing',
      itemsPrice: 95 + 6 * hardware.price,
      totalPrice: 95 + 6 * hardware.price + 9.99,
    });
    expect(body.history.at(-1)).toMatchObject({
      action: 'change',
      by: { name: 'our team' },
      changes: [
        { _id: plan._id, from: 1, to: 0 },
        { _id: hardware._id, from: 4, to: 6 },
        { _id: faster._id, from: 0, to: 1 },
      ],
    });
    expect(await readStock(hardware._id)).toBe(4);
    await deliverKeptBack(`order-changed_${orderId}_1`);
    const [mail] = await listMails(`order-changed_${orderId}_1`);
    expect(mail?.to[0]?.email).toBe(customer.email);
    expect(mail?.text).toContain(`${hardware.name}: 6 instead of 4`);
    const trail = await call('GET', `/api/audit?record=order:${orderId}`, { token: admin.token });
    expect(trail.body[0]).toMatchObject({ action: 'change', by: { _id: admin.uid } });
    expect(await listViolations({ customers: [customer], stockAtStart: { [hardware._id]: 10 } })).toEqual([]);
    await call('DELETE', `/api/orders/${orderId}`, { token: admin.token });
    expect(await readStock(hardware._id)).toBe(10);
    // What it held, and since when, is then in its mails alone.
    expect(await listViolations({ customers: [customer], stockAtStart: { [hardware._id]: 10 } })).toEqual([]);
  });

  it('keeps the price that was agreed on, also where the thing is no longer sold', async () => {
    const hardware = await addHardware({ countInStock: 10, price: 100 });
    const orderId = await addOrder(hardware, 1);
    await db.doc(`hardwares/${hardware._id}`).update({ price: 150, isPublished: false });
    const { body } = await change(orderId, { plan, hardware, qty: 2 });
    expect(body.orderHardwares).toMatchObject([{ price: 100, qty: 2 }]);
    const other = await addOrder();
    expect((await change(other, { plan, hardware })).body.code).toBe('GONE');
  });

  it('keeps what it holds also where that was deleted, with the units that it has', async () => {
    const [deleted, gone, added] = [await addPlan({ price: 80 }), await addHardware(), await addHardware()];
    const { body: placed } = await placeOrder(customer, requestOf({ plan: deleted, hardware: gone, qty: 2 }));
    await Promise.all([db.doc(`products/${deleted._id}`).delete(), db.doc(`hardwares/${gone._id}`).delete()]);
    const { orderServices, orderHardwares } = requestOf({ plan: deleted, hardware: gone, qty: 2 });
    const more = { orderHardwares: [...orderHardwares, { _id: added._id, qty: 1 }] };
    const { status, body } = await change(placed._id, { plan: deleted }, more);
    expect([status, body.orderServices]).toEqual([200, placed.orderServices]);
    expect(body.orderHardwares).toMatchObject([placed.orderHardwares[0], { _id: added._id, qty: 1 }]);
    const refused = await change(placed._id, { plan: deleted, hardware: gone, qty: 3 });
    expect(refused.body).toMatchObject({ code: 'OUT_OF_STOCK', left: 2 });
    const fewer = await change(placed._id, { plan: deleted, hardware: gone, qty: 1 });
    expect(fewer.body).toMatchObject({ orderServices, orderHardwares: [{ qty: 1 }] });
    expect((await change(await addOrder(), { plan: deleted })).body).toMatchObject({
      code: 'GONE',
      message: expect.not.stringContaining('cart'),
    });
  });

  it('may have the units that it holds, and never more than there are', async () => {
    const hardware = await addHardware({ countInStock: 5 });
    const orderId = await addOrder(hardware, 4);
    const refused = await change(orderId, { plan, hardware, qty: 6 });
    expect(refused.body).toMatchObject({ code: 'OUT_OF_STOCK', left: 5 });
    expect((await change(orderId, { plan, hardware, qty: 5 })).status).toBe(200);
    expect(await readStock(hardware._id)).toBe(0);
    expect((await change(orderId, { plan })).status).toBe(200);
    expect(await readStock(hardware._id)).toBe(5);
  });

  it('is what the mail of a step says that still waits, with the day that was set meanwhile', async () => {
    const faster = await addPlan({ name: `Faster ${crypto.randomUUID()}` });
    const orderId = await addOrder();
    await act(orderId, 'processing');
    const mailId = `order-processing_${orderId}_1`;
    await keepBack(mailId);
    await change(orderId, { plan: faster });
    const dated = { connectionDate: days.first };
    await call('PUT', `/api/orders/${orderId}`, { token: admin.token, body: dated });
    // The mail waits for as long as a day could be taken back.
    await db.doc(`orders/${orderId}`).update({ updatedAt: new Date(Date.now() - 15_000) });
    await deliverKeptBack(mailId);
    const [mail] = await listMails(mailId);
    expect(mail?.text).toContain(faster.name);
    expect(mail?.text).toContain(inWords(days.first));
  });

  it('is shown in its email before, and taken back with it while that is kept back', async () => {
    const [hardware, faster] = [await addHardware({ countInStock: 10 }), await addPlan({ price: 95 })];
    const orderId = await addOrder(hardware, 4);
    const before = await readOrder(orderId);
    const { orderServices, orderHardwares } = requestOf({ plan: faster, hardware, qty: 6 });
    const preview = await call('POST', `/api/orders/${orderId}/lines-mail`, {
      token: admin.token,
      body: { orderServices, orderHardwares },
    });
    expect(preview.body.html).toContain(`${hardware.name}`);
    expect(await readOrder(orderId)).toEqual(before);

    const changed = await change(orderId, { plan: faster, hardware, qty: 6 });
    await keepBack(`order-changed_${orderId}_1`);
    await call('PUT', `/api/orders/${orderId}/setup`, { token: customer.token, body: { fibreBox: 'yes' } });
    const { status, body } = await undo(changed);
    expect([status, body]).toEqual([
      200,
      { ...before, setup: { fibreBox: 'yes' }, updatedAt: body.updatedAt, editedAt: body.editedAt },
    ]);
    expect(await readStock(hardware._id)).toBe(6);
    expect(await readMail(`order-changed_${orderId}_1`)).toBeUndefined();
    expect(await listViolations({ customers: [customer], stockAtStart: { [hardware._id]: 10 } })).toEqual([]);
  });

  it('that is no different changes nothing and mails nobody', async () => {
    const orderId = await addOrder();
    const before = await readOrder(orderId);
    expect((await change(orderId, { plan })).body).toEqual(before);
    expect(await readMail(`order-changed_${orderId}_1`)).toBeUndefined();
  });

  it('without its mail is named by the data checks', async () => {
    const orderId = await addOrder();
    await change(orderId, { plan: await addPlan() });
    await db.doc(`outbox/order-changed_${orderId}_1`).delete();
    const violations = await listViolations({ customers: [customer], stockAtStart: {} });
    expect(violations).toEqual([`outbox/order-changed_${orderId}_1 is missing`]);
  });

  it('is fixed once the order is done, keeps a plan, and is for staff to change', async () => {
    const [completed, cancelled, open] = [await addOrder(), await addOrder(), await addOrder()];
    await act(completed, 'complete');
    await act(cancelled, 'cancelled-by-staff', {});
    const faster = await addPlan();
    for (const orderId of [completed, cancelled]) {
      const { status, body } = await change(orderId, { plan: faster });
      expect([status, body.code]).toEqual([409, 'BAD_TRANSITION']);
    }
    expect((await change(open, { plan }, { orderServices: [] })).body.code).toBe('VALIDATION');
    expect((await change(open, { plan: faster }, {}, customer)).status).toBe(403);
    expect((await change('no-such-order', { plan })).status).toBe(404);
  });

  it('is followed by an undo of itself, of no step before it, and by steps as ever', async () => {
    const orderId = await addOrder();
    const processed = await act(orderId, 'processing');
    const { body: changed } = await change(orderId, { plan: await addPlan() });
    expect((await undo(processed)).body.code).toBe('VERSION');
    const undone = await undo({ body: changed });
    expect(undone.body).toMatchObject({
      history: processed.body.history,
      totalPrice: processed.body.totalPrice,
    });
    const completed = await act(orderId, 'complete', seenIn(undone.body));
    expect(completed.body.status).toBe('completed');
    expect((await undo(completed)).body).toMatchObject({
      status: 'processing',
      history: undone.body.history,
    });
  });
});

describe('two at the same order', () => {
  it('of two changes at once one happens, and the other is told who made it', async () => {
    const colleague = await addPerson({ isAdmin: true, firstName: 'Hana', lastName: 'Colleague' });
    const hardware = await addHardware({ countInStock: 10 });
    const orderId = await addOrder(hardware, 1);
    const seen = seenIn(await readOrder(orderId));
    const answers = await Promise.all([
      change(orderId, { plan, hardware, qty: 2 }, seen, colleague),
      change(orderId, { plan, hardware, qty: 3 }, seen, colleague),
    ]);
    const refused = answers.find(({ status }) => status === 409);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(refused?.body.message).toMatch(
      /^Hana Colleague changed what was ordered on \w+ \d+ \w+, \d\d:\d\d, so /,
    );
    const [{ qty }] = (await readOrder(orderId)).orderHardwares;
    expect(await readStock(hardware._id)).toBe(10 - qty);
  });

  it('of a change and the customer’s cancelling one happens, and the other is told', async () => {
    const hardware = await addHardware({ countInStock: 30 });
    for (let round = 0; round < 4; round += 1) {
      const orderId = await addOrder(hardware, 2);
      const seen = seenIn(await readOrder(orderId));
      const before = await readStock(hardware._id);
      const [changed, cancelled] = await Promise.all([
        change(orderId, { plan, hardware, qty: 3 }, seen),
        call('PUT', `/api/orders/${orderId}/cancelled`, { token: customer.token, body: seen }),
      ]);
      const isChanged = changed.status === 200;
      expect([changed.status, cancelled.status].toSorted()).toEqual([200, 409]);
      expect((isChanged ? cancelled : changed).body.code).toBe('VERSION');
      expect(cancelled.text).not.toContain('Staff');
      const { status } = await readOrder(orderId);
      expect(status).toBe(isChanged ? 'submitted' : 'cancelled');
      expect(await readStock(hardware._id)).toBe(before + (isChanged ? -1 : 2));
    }
    expect(await listViolations({ customers: [customer], stockAtStart: { [hardware._id]: 30 } })).toEqual([]);
  });

  it('a change and a sale of the last units sell them once', async () => {
    const hardware = await addHardware({ countInStock: 3 });
    const orderId = await addOrder(hardware, 1);
    const [changed, ...sales] = await Promise.all([
      change(orderId, { plan, hardware, qty: 3 }),
      ...[1, 1].map((qty) => placeOrder(customer, requestOf({ plan, hardware, qty }))),
    ]);
    const sold = sales.filter(({ status }) => status === 201).length;
    const stock = await readStock(hardware._id);
    expect(stock).toBe(2 - sold - (changed.status === 200 ? 2 : 0));
    expect(stock).toBeGreaterThanOrEqual(0);
    expect(await listViolations({ customers: [customer], stockAtStart: { [hardware._id]: 3 } })).toEqual([]);
  });
});
