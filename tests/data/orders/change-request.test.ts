import { randomUUID } from 'node:crypto';
import { quickFilter } from '@kowhai/domain/search/quick-filters';
import { describe, expect, it } from 'vitest';
import { atOnce } from '#tests/support/shop/at-once.ts';
import { listViolations } from '#tests/support/shop/data-checks.ts';
import { deliverAtOnce, listToldMails } from '#tests/support/shop/mails.ts';
import { act, addOrder, admin, customer, openOrderScene, plan } from '#tests/support/shop/order-scene.ts';
import {
  accepted,
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

const readOrder = (orderId: string) =>
  accepted(call('GET', `/api/orders/${orderId}`, { token: admin.token }));
const seenIn = ({ editedAt }: { editedAt: string }) => ({ seenAt: editedAt });

type Goods = Parameters<typeof requestOf>[0];

/** The customer's change of a request, under a key of its own unless one is given. */
function change(orderId: string, goods: Goods, more: object = {}, by = customer, key: string = randomUUID()) {
  const { orderServices, orderHardwares } = requestOf(goods);
  return call('PUT', `/api/orders/${orderId}/request`, {
    token: by.token,
    body: { orderServices, orderHardwares, ...more },
    headers: { 'idempotency-key': key },
  });
}

describe('a request that its customer changes', () => {
  it('keeps its number, with prices, stock, totals, history and trail changed at once', async () => {
    const [hardware, faster] = [await addHardware({ countInStock: 10 }), await addPlan({ price: 95 })];
    const orderId = await addOrder(hardware, 4);
    const before = await readOrder(orderId);
    const { status, body } = await change(orderId, { plan: faster, hardware, qty: 6 }, seenIn(before));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      _id: orderId,
      number: before.number,
      status: 'submitted',
      createdAt: before.createdAt,
      totalPrice: 95 + 6 * hardware.price + 9.99,
      isLarge: true,
    });
    expect(body.history).toMatchObject([
      { action: 'place' },
      {
        action: 'change',
        by: { _id: customer.uid },
        changes: [
          { _id: plan._id, from: 1, to: 0 },
          { _id: hardware._id, from: 4, to: 6 },
          { _id: faster._id, from: 0, to: 1 },
        ],
      },
    ]);
    expect(await readStock(hardware._id)).toBe(4);
    const trail = await call('GET', `/api/audit?record=order:${orderId}`, { token: admin.token });
    expect(trail.body).toMatchObject([{ action: 'change', by: { _id: customer.uid } }]);
    const mine = await call('GET', '/api/orders/myorders', { token: customer.token });
    expect(mine.body.filter(({ number }: { number: string }) => number === before.number)).toHaveLength(1);
    expect(await listViolations({ customers: [customer], stockAtStart: { [hardware._id]: 10 } })).toEqual([]);
  });

  it('is told at once, and what changes again within minutes in one email after the last', async () => {
    const hardware = await addHardware();
    const orderId = await addOrder(hardware);
    await change(orderId, { plan, hardware, qty: 2 });
    await deliverAtOnce(`order-changed_${orderId}_1`);
    for (const qty of [3, 4]) await change(orderId, { plan, hardware, qty });
    const body = await listToldMails(orderId, admin);
    const told = body.filter(({ kind }: { kind: string }) => kind === 'order-changed');
    expect(told).toMatchObject([
      { _id: `order-changed_${orderId}_1` },
      { _id: `order-changed_${orderId}_3`, state: 'queued', notBefore: expect.any(String) },
    ]);
  });

  it('can be changed fifty times, and then by a call', async () => {
    const hardware = await addHardware();
    const orderId = await addOrder(hardware);
    const ref = db.doc(`orders/${orderId}`);
    await change(orderId, { plan, hardware, qty: 2 });
    const { history } = (await ref.get()).data() ?? {};
    await ref.update({ history: [...history, ...Array(48).fill(history.at(-1))] });
    expect((await change(orderId, { plan, hardware, qty: 3 })).status).toBe(200);
    const refused = await change(orderId, { plan, hardware, qty: 4 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'BAD_TRANSITION' } });
    expect(refused.body.message).toMatch(/has been changed 50 times\. For more changes, call/);
  });

  it('keeps each change as a step of its own', async () => {
    const hardware = await addHardware();
    const orderId = await addOrder(hardware);
    for (const qty of [2, 3]) await change(orderId, { plan, hardware, qty });
    expect((await readOrder(orderId)).history).toMatchObject([
      { action: 'place' },
      { action: 'change', changes: [{ _id: hardware._id, from: 1, to: 2 }] },
      { action: 'change', changes: [{ _id: hardware._id, from: 2, to: 3 }] },
    ]);
  });

  it('mails each side once, with what is new', async () => {
    const hardware = await addHardware();
    const orderId = await addOrder(hardware);
    await change(orderId, { plan, hardware, qty: 2 });
    const [toCustomer, toProvider] = await Promise.all(
      ['order-changed', 'order-changed-notice'].map((kind) => deliverAtOnce(`${kind}_${orderId}_1`)),
    );
    expect(toCustomer?.to[0]?.email).toBe(customer.email);
    expect(toProvider?.to[0]?.email).not.toBe(customer.email);
    expect(toCustomer?.text).toMatch(/You changed your order/);
    for (const mail of [toCustomer, toProvider])
      expect(mail?.text).toContain(`${hardware.name}: 2 instead of 1`);
  });

  const account = { provider: 'Example Net', account: '12' };
  const agree = async (orderId: string, more: object = {}) => {
    const body = { ...account, arrangeSwitch: 'yes', ...more };
    await call('PUT', `/api/orders/${orderId}/setup`, { token: customer.token, body });
    return readOrder(orderId);
  };

  it('for another home forgets what was answered of the first, and asks about the switch again', async () => {
    const orderId = await addOrder();
    const asked = { fibreBox: 'yes', home: 'own', opensDoor: 'Aroha' };
    const { switchConsent, serviceAddress } = await agree(orderId, asked);
    const moved = { ...serviceAddress, address: '14 Rātā Street' };
    const { body } = await change(orderId, { plan }, { serviceAddress: moved, modemNeeded: false });
    const withdrawn = { ...switchConsent, withdrawnAt: body.updatedAt };
    expect(body).toMatchObject({ serviceAddress: moved, modemNeeded: false, switchConsent: withdrawn });
    expect(body.setup).toEqual({ ...account, arrangeSwitch: '' });
    expect(body.history.at(-1)).toMatchObject({ changes: [], fields: ['serviceAddress', 'modemNeeded'] });
    const trail = await call('GET', `/api/audit?record=order:${orderId}`, { token: admin.token });
    expect(trail.body[0].changes).toContainEqual({
      field: 'serviceAddress',
      from: expect.stringContaining(serviceAddress.address),
      to: expect.stringContaining('14 Rātā Street'),
    });
  });

  it('for another home keeps a switch that is arranged, and lists telling the provider until staff have', async () => {
    const orderId = await addOrder();
    const { switchConsent, serviceAddress } = await agree(orderId);
    const mark = (work: string, of: string) =>
      call('PUT', `/api/orders/${orderId}/outside-work`, {
        token: admin.token,
        body: { work, of, isDone: true },
      });
    const isListed = async () => {
      const { body } = await call(
        'GET',
        `/api/orders?limit=200&only=${encodeURIComponent(quickFilter.outside)}`,
        {
          token: admin.token,
        },
      );
      return body.some(({ _id }: { _id: string }) => _id === orderId);
    };
    await mark('arrange switch', switchConsent.consentedAt);
    expect(await isListed()).toBe(false);
    const moved = { ...serviceAddress, address: '16 Rātā Street' };
    const { body } = await change(orderId, { plan }, { serviceAddress: moved });
    expect(body.outside).toMatchObject([
      { work: 'arrange switch', doneAt: expect.any(String) },
      { work: 'move switch', of: body.updatedAt },
    ]);
    expect(body.setup.arrangeSwitch).toBe('yes');
    const notice = await deliverAtOnce(`order-changed-notice_${orderId}_1`);
    expect(notice?.text).toContain('Tell Example Net, account 12, of the new address.');
    expect(await isListed()).toBe(true);
    const { body: told } = await mark('move switch', body.updatedAt);
    expect(told.outside.at(-1)).toHaveProperty('doneAt');
    expect(await isListed()).toBe(false);
  });

  it('is refused where staff have begun, where it is cancelled or changed since, and to anybody else', async () => {
    const hardware = await addHardware();
    const [begun, cancelled, others, stale] = [
      await addOrder(),
      await addOrder(),
      await addOrder(),
      await addOrder(),
    ];
    await act(begun, 'processing');
    await call('PUT', `/api/orders/${cancelled}/cancelled`, { token: customer.token, body: {} });
    const seen = seenIn(await readOrder(stale));
    await change(stale, { plan: await addPlan() });
    const goods = { plan, hardware };
    const refusals = [
      await change(begun, goods),
      await change(cancelled, goods),
      await change(others, goods, {}, await addCustomer()),
      await change(stale, goods, seen),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'BAD_TRANSITION'],
      [409, 'BAD_TRANSITION'],
      [404, 'NOT_FOUND'],
      [409, 'VERSION'],
    ]);
    expect(refusals[0]?.body.message).toMatch(
      /^We’ve started on KB-.*can no longer be changed here\. Call 0800/,
    );
    expect(await readStock(hardware._id)).toBe(10);
    expect(await readOrder(others)).toMatchObject({ history: [{ action: 'place' }] });
  });

  it('costs the total that the customer saw: what it held as agreed, what is new at today’s price', async () => {
    const [hardware, added] = [await addHardware({ price: 20 }), await addHardware({ price: 50 })];
    const orderId = await addOrder(hardware, 1);
    await db.doc(`hardwares/${hardware._id}`).update({ price: 30 });
    const before = await readOrder(orderId);
    const goods = { orderHardwares: [hardware, added].map(({ _id }) => ({ _id, qty: 1 })) };
    const seen = { ...goods, totalPrice: before.totalPrice + 50 };
    await db.doc(`hardwares/${added._id}`).update({ price: 60 });
    const refused = await change(orderId, { plan }, seen);
    expect(refused.body).toMatchObject({
      code: 'PRICE_CHANGED',
      totals: { totalPrice: before.totalPrice + 60 },
    });
    expect(await readOrder(orderId)).toEqual(before);
    const agreed = await change(orderId, { plan }, { ...goods, totalPrice: before.totalPrice + 60 });
    expect(agreed.body.orderHardwares).toMatchObject([{ price: 20 }, { price: 60 }]);
  });

  it('is one change under its key, however often it is sent at once, and also after staff begin', async () => {
    const hardware = await addHardware({ countInStock: 4 });
    const orderId = await addOrder(hardware, 2);
    const [key, seen] = [randomUUID(), seenIn(await readOrder(orderId))];
    const send = () => change(orderId, { plan, hardware, qty: 3 }, seen, customer, key);
    const answers = await atOnce(send);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await act(orderId, 'processing');
    expect((await send()).body).toMatchObject({ status: 'processing', orderHardwares: [{ qty: 3 }] });
    const other = await change(orderId, { plan }, seen, customer, key);
    expect(other.body.code).toBe('IDEMPOTENCY_REUSED');
    expect((await readOrder(orderId)).history.map(({ action }: { action: string }) => action)).toEqual([
      ...['place', 'change', 'process'],
    ]);
    expect(await readStock(hardware._id)).toBe(1);
  });

  it('changes once, of several changes that began with the same request', async () => {
    const hardware = await addHardware({ countInStock: 30 });
    const orderId = await addOrder(hardware, 2);
    const seen = seenIn(await readOrder(orderId));
    const answers = await atOnce((index) => change(orderId, { plan, hardware, qty: 3 + index }, seen));
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'VERSION']));
    const [{ qty }] = (await readOrder(orderId)).orderHardwares;
    expect(qty).toBe(made[0]?.body.orderHardwares[0].qty);
    expect(await readStock(hardware._id)).toBe(30 - qty);
  });

  it('oversells nothing while others buy the last units, and loses none of its own', async () => {
    const hardware = await addHardware({ countInStock: 4 });
    const orderId = await addOrder(hardware, 2);
    const other = await addCustomer();
    const answers = await Promise.all([
      change(orderId, { plan, hardware, qty: 3 }),
      ...[1, 1, 1].map((qty) => placeOrder(other, requestOf({ plan, hardware, qty }))),
    ]);
    const [changed, ...sales] = answers;
    const sold = sales.filter(({ status }) => status === 201).length;
    const isChanged = changed?.status === 200;
    expect(isChanged || changed?.body).toEqual(
      isChanged || expect.objectContaining({ code: 'OUT_OF_STOCK', left: 2 }),
    );
    expect(await readStock(hardware._id)).toBe(4 - (isChanged ? 3 : 2) - sold);
    expect((await readOrder(orderId)).orderHardwares[0].qty).toBe(isChanged ? 3 : 2);
  });

  it('at the very moment in which staff process it as they saw it, one of the two happens', async () => {
    const hardware = await addHardware({ countInStock: 30 });
    for (let round = 0; round < 3; round += 1) {
      const orderId = await addOrder(hardware, 2);
      const stock = await readStock(hardware._id);
      const seen = seenIn(await readOrder(orderId));
      const [changed, step] = await Promise.all([
        change(orderId, { plan, hardware, qty: 3 }, seen),
        call('PUT', `/api/orders/${orderId}/processing`, { token: admin.token, body: seen }),
      ]);
      expect([changed.status, step.status].toSorted()).toEqual([200, 409]);
      expect(await readStock(hardware._id)).toBe(stock - (changed.status === 200 ? 1 : 0));
    }
  });
});
