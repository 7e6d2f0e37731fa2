import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  addCustomer,
  addHardware,
  addPerson,
  addPlan,
  call,
  db,
  leaveShop,
  type Person,
  placeOrder,
  readStock,
  requestOf,
  serviceAddress,
} from './shop.ts';

let customer: Person;
let plan: Awaited<ReturnType<typeof addPlan>>;
let hardware: Awaited<ReturnType<typeof addHardware>>;

beforeAll(async () => {
  customer = await addCustomer();
  plan = await addPlan({ price: 70 });
  hardware = await addHardware({ price: 60.5, countInStock: 10 });
});

afterAll(leaveShop);

async function countOrders(person: Person): Promise<number> {
  return (await db.collection('orders').where('user._id', '==', person.uid).count().get()).data().count;
}

describe('an order', () => {
  test('is priced by the shop, takes stock and queues both mails, all at once', async () => {
    const before = await readStock(hardware._id);
    const { status, body } = await placeOrder(customer, requestOf({ plan, hardware, qty: 2 }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      itemsPrice: 191,
      shippingPrice: 9.99,
      totalPrice: 200.99,
      taxPrice: 26.22,
      isProcessing: false,
      isCompleted: false,
      modemNeeded: true,
      user: { _id: customer.uid, firstName: 'Aroha', email: customer.email },
      orderServices: [{ _id: plan._id, name: plan.name, price: 70, qty: 1, term: 'None' }],
      orderHardwares: [{ _id: hardware._id, name: hardware.name, price: 60.5, qty: 2 }],
      history: [{ action: 'place', by: { _id: customer.uid, name: 'Aroha Tester' } }],
    });
    expect(body.number).toMatch(/^KB-[2-9B-Z]{4}-[2-9B-Z]{4}$/);
    expect(body.orderItems).toEqual([...body.orderServices, ...body.orderHardwares]);
    expect(await readStock(hardware._id)).toBe(before - 2);
    for (const kind of ['confirm-order', 'order-submitted']) {
      expect((await db.doc(`outbox/${kind}_${body._id}`).get()).exists).toBe(true);
    }
    const stored = await db.doc(`orders/${body._id}`).get();
    expect(stored.get('createdAt').toDate().toISOString()).toBe(body.createdAt);
  });

  test('takes totals as numbers or as 2-decimal strings, and the misspelt region', async () => {
    const totals = { itemsPrice: '130.50', shippingPrice: 0, taxPrice: 17.02, totalPrice: '130.50' };
    const address = { ...serviceAddress, region: 'Cantebury' };
    const { status, body } = await placeOrder(customer, {
      ...requestOf({ plan, hardware }),
      ...totals,
      serviceAddress: address,
      modemNeeded: false,
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      totalPrice: 130.5,
      modemNeeded: false,
      serviceAddress: { region: 'Canterbury' },
    });
  });

  test('merges two lines of the same hardware before it looks at the stock', async () => {
    const scarce = await addHardware({ countInStock: 3 });
    const line = { _id: scarce._id, qty: 2 };
    const twice = { ...requestOf({ plan }), orderHardwares: [line, line] };
    const refused = await placeOrder(customer, twice);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'OUT_OF_STOCK',
      left: 3,
      line: { _id: scarce._id, name: scarce.name },
    });
    const { body } = await placeOrder(customer, { ...twice, orderHardwares: [line, { ...line, qty: 1 }] });
    expect(body.orderHardwares).toMatchObject([{ _id: scarce._id, qty: 3 }]);
    expect(await readStock(scarce._id)).toBe(0);
  });

  test('needs a complete profile and says what is missing', async () => {
    const newcomer = await addPerson({ phone: '', address: ' ' });
    const { status, body } = await placeOrder(newcomer, requestOf({ plan }));
    expect(status).toBe(400);
    expect(body.code).toBe('VALIDATION');
    expect(Object.keys(body.fields)).toEqual(['phone', 'address']);
    expect(await countOrders(newcomer)).toBe(0);
  });
});

describe('what a client makes up', () => {
  const forged: [string, (body: ReturnType<typeof requestOf>) => unknown][] = [
    ['a total', (body) => ({ ...body, totalPrice: 1 })],
    ['the tax', (body) => ({ ...body, taxPrice: 0 })],
    ['the postage', (body) => ({ ...body, shippingPrice: '9.99' })],
    [
      'the price of a plan',
      (body) => ({ ...body, orderServices: [{ ...body.orderServices[0], price: 0.01 }] }),
    ],
    [
      'the price of hardware',
      (body) => ({ ...body, orderHardwares: [{ ...body.orderHardwares[0], price: 0 }] }),
    ],
    [
      'the name of a plan',
      (body) => ({ ...body, orderServices: [{ ...body.orderServices[0], name: 'Free' }] }),
    ],
    [
      'a price among the items',
      (body) => ({ ...body, orderItems: [{ ...body.orderHardwares[0], price: 1 }] }),
    ],
  ];
  test.each(forged)('%s is refused with the right totals, and nothing is stored', async (_, forge) => {
    const person = await addCustomer();
    const before = await readStock(hardware._id);
    const { status, body } = await placeOrder(person, forge(requestOf({ plan, hardware })));
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'PRICE_CHANGED',
      totals: { itemsPrice: 130.5, shippingPrice: 0, taxPrice: 17.02, totalPrice: 130.5 },
    });
    expect(await readStock(hardware._id)).toBe(before);
    expect(await countOrders(person)).toBe(0);
  });

  const quantities = [0, -1, 1.5, 1e9, '2', [1], null, true, { n: 1 }, undefined];
  test.each(quantities)('a quantity of %j is not valid', async (qty) => {
    const body = { ...requestOf({ plan }), orderHardwares: [{ _id: hardware._id, qty }] };
    const answer = await placeOrder(customer, body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('VALIDATION');
    expect(Object.keys(answer.body.fields)).toEqual(['orderHardwares.0.qty']);
  });

  test('fields that are not asked for reach no record', async () => {
    const extra = {
      _id: 'mine',
      isCompleted: true,
      user: { _id: 'somebody' },
      createdAt: '2020-01-01T00:00:00Z',
    };
    const { status, body } = await placeOrder(customer, { ...requestOf({ plan }), ...extra });
    expect(status).toBe(201);
    expect(body).toMatchObject({ isCompleted: false, user: { _id: customer.uid } });
    expect(body._id).not.toBe('mine');
    expect(body.createdAt).not.toBe(extra.createdAt);
  });

  test('a plan is ordered once, and once only', async () => {
    const line = { _id: plan._id, qty: 1 };
    const twice = await placeOrder(customer, { ...requestOf({ plan }), orderServices: [line, line] });
    expect(twice.body).toMatchObject({
      code: 'VALIDATION',
      fields: { 'orderServices.1._id': expect.any(String) },
    });
    const double = await placeOrder(customer, {
      ...requestOf({ plan }),
      orderServices: [{ ...line, qty: 2 }],
    });
    expect(double.body).toMatchObject({
      code: 'VALIDATION',
      fields: { 'orderServices.0.qty': expect.any(String) },
    });
    const none = await placeOrder(customer, { ...requestOf({ plan }), orderServices: [] });
    expect(none.body).toMatchObject({
      code: 'VALIDATION',
      message: 'Choose a plan before you place an order',
    });
  });
});

describe('what is no longer sold', () => {
  test.each([
    ['unpublished plan', async () => requestOf({ plan: await addPlan({ isPublished: false }) })],
    ['missing plan', async () => requestOf({ plan: { _id: 'no-such-plan' } })],
    [
      'unpublished hardware',
      async () => requestOf({ plan, hardware: await addHardware({ isPublished: false }) }),
    ],
    ['missing hardware', async () => requestOf({ plan, hardware: { _id: 'no-such-hardware' } })],
    ['plan among the hardware', async () => requestOf({ plan, hardware: plan })],
  ])('a %s is gone', async (_, makeBody) => {
    const { status, body } = await placeOrder(customer, await makeBody());
    expect(status).toBe(409);
    expect(body.code).toBe('GONE');
    expect(body.line._id).toEqual(expect.any(String));
  });

  test('a price that changed between cart and order is shown, not charged', async () => {
    const dearer = await addPlan({ price: 70 });
    await db.doc(`products/${dearer._id}`).update({ price: 75 });
    const { status, body } = await placeOrder(customer, { ...requestOf({ plan: dearer }), totalPrice: 70 });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'PRICE_CHANGED', totals: { totalPrice: 75 } });
  });

  test('an order beyond a million dollars is refused in words', async () => {
    const fleet = await addHardware({ price: 9999, countInStock: 1000 });
    const { status, body } = await placeOrder(customer, requestOf({ plan, hardware: fleet, qty: 1000 }));
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });
});

describe('an idempotency key', () => {
  test('answers the same order again, and refuses another request', async () => {
    const key = randomUUID();
    const request = requestOf({ plan, hardware });
    const first = await placeOrder(customer, request, key);
    const again = await placeOrder(customer, request, key);
    const other = await placeOrder(customer, requestOf({ plan, hardware, qty: 2 }), key);
    expect([first.status, again.status, other.status]).toEqual([201, 200, 409]);
    expect(again.body).toEqual(first.body);
    expect(other.body.code).toBe('IDEMPOTENCY_REUSED');
  });

  test('means nothing to another customer', async () => {
    const key = randomUUID();
    const [first, second] = [await placeOrder(customer, requestOf({ plan }), key), await addCustomer()];
    const others = await placeOrder(second, requestOf({ plan }), key);
    expect(others.status).toBe(201);
    expect(others.body._id).not.toBe(first.body._id);
  });

  test('counts no longer once it has expired', async () => {
    const key = randomUUID();
    const person = await addCustomer();
    const first = await placeOrder(person, requestOf({ plan }), key);
    const found = await db.collection('idempotency').where('orderId', '==', first.body._id).get();
    await found.docs[0]?.ref.update({ expiresAt: new Date(0) });
    const later = await placeOrder(person, requestOf({ plan }), key);
    expect(later.status).toBe(201);
    expect(later.body._id).not.toBe(first.body._id);
  });

  test('is optional, and refused where it is no key', async () => {
    const without = await call('POST', '/api/orders', { token: customer.token, body: requestOf({ plan }) });
    expect(without.status).toBe(201);
    const broken = await placeOrder(customer, requestOf({ plan }), 'x'.repeat(300));
    expect([broken.status, broken.body.code]).toEqual([400, 'VALIDATION']);
  });
});
