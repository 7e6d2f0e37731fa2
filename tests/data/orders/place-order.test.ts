import type { Order } from '@kowhai/domain/orders/order';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accepted,
  addAdmin,
  addCustomer,
  addHardware,
  addPerson,
  addPlan,
  call,
  db,
  type Person,
  placeOrder,
  readStock,
  requestOf,
  serviceAddress,
} from '#tests/support/shop/shop.ts';

let customer: Person;
let plan: Awaited<ReturnType<typeof addPlan>>;
let hardware: Awaited<ReturnType<typeof addHardware>>;

beforeAll(async () => {
  plan = await addPlan({ price: 70 });
  hardware = await addHardware({ price: 60.5, countInStock: 10 });
});

// How many orders one account places in an hour is limited.
beforeEach(async () => {
  customer = await addCustomer();
});

async function countOrders(person: Person): Promise<number> {
  return (await db.collection('orders').where('user._id', '==', person.uid).count().get()).data().count;
}

describe('an order', () => {
  it('is priced by the shop, takes stock and queues both mails, all at once', async () => {
    const before = await readStock(hardware._id);
    const { status, body } = await placeOrder(customer, requestOf({ plan, hardware, qty: 2 }));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      itemsPrice: 191,
      shippingPrice: 9.99,
      totalPrice: 200.99,
      taxPrice: 26.22,
      status: 'submitted',
      isProcessing: false,
      isCompleted: false,
      modemNeeded: true,
      user: {
        _id: customer.uid,
        firstName: 'Aroha',
        lastName: 'Tester',
        email: customer.email,
        phone: '0800 000 003',
        address: '3 Sample Street, Wellington 6011',
      },
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

  it('tells staff of a postcode that belongs to another region, and takes the order all the same', async () => {
    expect((await placeOrder(customer, requestOf({ plan }))).body.hasPostcodeMismatch).toBe(false);
    const elsewhere = { ...serviceAddress, region: 'Auckland', postalCode: '6011' };
    const { status, body } = await placeOrder(customer, {
      ...requestOf({ plan }),
      serviceAddress: elsewhere,
    });
    expect(status).toBe(201);
    expect(body.hasPostcodeMismatch).toBe(true);
    expect((await db.doc(`orders/${body._id}`).get()).get('hasPostcodeMismatch')).toBe(true);
  });

  it('of half of the stock is marked as large, for staff and in the provider’s mail', async () => {
    const few = await addHardware({ countInStock: 10 });
    const { body } = await placeOrder(customer, requestOf({ plan, hardware: few, qty: 5 }));
    expect(body.isLarge).toBe(true);
    const notice = await db.doc(`outbox/order-submitted_${body._id}`).get();
    expect(notice.get('job.order.isLarge')).toBe(true);
    const usual = await accepted(placeOrder(customer, requestOf({ plan, hardware: few })));
    expect(usual.isLarge).toBeUndefined();
    const { token } = await addAdmin();
    const { body: waiting } = await call('GET', '/api/orders?status=submitted&sort=work&limit=200', {
      token,
    });
    const first = waiting.slice(
      0,
      waiting.findIndex((order: Order) => !order.isLarge),
    );
    expect(first.map((order: Order) => order._id)).toContain(body._id);
  });

  it('is not taken to a PO Box', async () => {
    const { status, body } = await placeOrder(customer, {
      ...requestOf({ plan }),
      serviceAddress: { ...serviceAddress, address: 'P.O. Box 12' },
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      'serviceAddress.address': 'We can’t connect a PO Box. Enter your street address',
    });
  });

  it('keeps the billing details as they were when it was placed', async () => {
    const person = await addCustomer();
    const { body } = await placeOrder(person, requestOf({ plan }));
    const address = '9 Other Street, Auckland 1010';
    await call('PUT', '/api/users/profile', { token: person.token, body: { address, lastName: 'Renamed' } });
    const read = await call('GET', `/api/orders/${body._id}`, { token: person.token });
    expect(read.body.user).toEqual(body.user);
    expect(body.user.address).toBe('3 Sample Street, Wellington 6011');
  });

  it('takes totals as numbers or as 2-decimal strings, and the misspelt region', async () => {
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

  it('merges two lines of the same hardware before it looks at the stock', async () => {
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

  it('takes the new name of what was renamed since the cart was filled', async () => {
    const renamed = await addPlan({ name: 'Its old name' });
    await db.doc(`products/${renamed._id}`).update({ name: 'Its new name' });
    const line = { _id: renamed._id, qty: 1, name: 'Its old name', price: 70 };
    const { status, body } = await placeOrder(customer, { ...requestOf({ plan }), orderServices: [line] });
    expect([status, body.orderServices[0].name]).toEqual([201, 'Its new name']);
  });

  it('needs a complete profile and says what is missing', async () => {
    const newcomer = await addPerson({ phone: '', address: ' ' });
    const { status, body } = await placeOrder(newcomer, requestOf({ plan }));
    expect(status).toBe(400);
    expect(body.code).toBe('VALIDATION');
    expect(Object.keys(body.fields)).toEqual(['phone', 'address']);
    expect(await countOrders(newcomer)).toBe(0);
  });
});

describe('what a client makes up', () => {
  it('a total is refused with the right ones, and nothing is stored', async () => {
    const person = await addCustomer();
    const before = await readStock(hardware._id);
    const { status, body } = await placeOrder(person, {
      ...requestOf({ plan, hardware }),
      totalPrice: 1,
    });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'PRICE_CHANGED',
      totals: { itemsPrice: 130.5, shippingPrice: 0, taxPrice: 17.02, totalPrice: 130.5 },
    });
    expect(await readStock(hardware._id)).toBe(before);
    expect(await countOrders(person)).toBe(0);
  });

  const quantities = [0, -1, 1.5, 1e300, '2', [1], null, true, { n: 1 }, undefined];
  it.each(quantities)('a quantity of %j is not valid', async (qty) => {
    const body = { ...requestOf({ plan }), orderHardwares: [{ _id: hardware._id, qty }] };
    const answer = await placeOrder(customer, body);
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('VALIDATION');
    expect(Object.keys(answer.body.fields)).toEqual(['orderHardwares.0.qty']);
  });

  it('a quantity is limited by the stock alone', async () => {
    const many = await addHardware({ price: 1, countInStock: 2500 });
    const { status, body } = await placeOrder(customer, requestOf({ plan, hardware: many, qty: 2000 }));
    expect([status, body.orderHardwares[0].qty]).toEqual([201, 2000]);
    for (const qty of [501, 1e9, Number.MAX_SAFE_INTEGER]) {
      const refused = await placeOrder(customer, requestOf({ plan, hardware: many, qty }));
      expect([refused.status, refused.body.code, refused.body.left]).toEqual([409, 'OUT_OF_STOCK', 500]);
    }
  });

  it('fields that are not asked for reach no record', async () => {
    const extra = {
      _id: 'mine',
      isCompleted: true,
      user: { _id: 'someone' },
      createdAt: '2020-01-01T00:00:00Z',
    };
    const { status, body } = await placeOrder(customer, { ...requestOf({ plan }), ...extra });
    expect(status).toBe(201);
    expect(body).toMatchObject({ isCompleted: false, user: { _id: customer.uid } });
    expect(body._id).not.toBe('mine');
    expect(body.createdAt).not.toBe(extra.createdAt);
  });

  it('items that disagree with the lines count for nothing', async () => {
    const before = await readStock(hardware._id);
    const orderItems = [plan._id, hardware._id, 'no-such-thing'].map((_id) => ({ _id, qty: 7 }));
    const { status, body } = await placeOrder(customer, { ...requestOf({ plan, hardware }), orderItems });
    expect(status).toBe(201);
    expect(body.orderItems).toEqual([...body.orderServices, ...body.orderHardwares]);
    expect(body.orderItems).toMatchObject([{ qty: 1 }, { qty: 1 }]);
    expect(await readStock(hardware._id)).toBe(before - 1);
  });

  it('a plan is ordered once, and once only', async () => {
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
  it.each([
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

  it('an order beyond a million dollars is refused in words', async () => {
    const fleet = await addHardware({ price: 9999, countInStock: 1000 });
    const { status, body } = await placeOrder(customer, requestOf({ plan, hardware: fleet, qty: 1000 }));
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });
});
