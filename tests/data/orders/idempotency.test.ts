import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addCustomer,
  addHardware,
  addPlan,
  call,
  db,
  type Person,
  placeOrder,
  readStock,
  requestOf,
} from '#tests/support/shop/shop.ts';

let customer: Person;
let plan: Awaited<ReturnType<typeof addPlan>>;
let hardware: Awaited<ReturnType<typeof addHardware>>;

beforeAll(async () => {
  [plan, hardware] = await Promise.all([addPlan(), addHardware({ countInStock: 10 })]);
});

// How many orders one account places in an hour is limited.
beforeEach(async () => {
  customer = await addCustomer();
});

describe('an idempotency key', () => {
  it('answers the same order again, and refuses another request', async () => {
    const key = randomUUID();
    const request = requestOf({ plan, hardware });
    const first = await placeOrder(customer, request, key);
    const again = await placeOrder(customer, request, key);
    const other = await placeOrder(customer, requestOf({ plan, hardware, qty: 2 }), key);
    expect([first.status, again.status, other.status]).toEqual([201, 200, 409]);
    expect(again.body).toEqual(first.body);
    expect(other.body.code).toBe('IDEMPOTENCY_REUSED');
  });

  it('means nothing to another customer', async () => {
    const key = randomUUID();
    const [first, second] = [await placeOrder(customer, requestOf({ plan }), key), await addCustomer()];
    const others = await placeOrder(second, requestOf({ plan }), key);
    expect(others.status).toBe(201);
    expect(others.body._id).not.toBe(first.body._id);
  });

  it('counts no longer once it has expired', async () => {
    const key = randomUUID();
    const person = await addCustomer();
    const first = await placeOrder(person, requestOf({ plan }), key);
    const found = await db.collection('idempotency').where('orderId', '==', first.body._id).get();
    await found.docs[0]?.ref.update({ expiresAt: new Date(0) });
    const later = await placeOrder(person, requestOf({ plan }), key);
    expect(later.status).toBe(201);
    expect(later.body._id).not.toBe(first.body._id);
  });

  it('starts a new order where its own was cancelled since, and is then that one’s', async () => {
    const key = randomUUID();
    const request = requestOf({ plan, hardware });
    const first = await placeOrder(customer, request, key);
    await call('PUT', `/api/orders/${first.body._id}/cancelled`, { token: customer.token, body: {} });
    const before = await readStock(hardware._id);
    const next = await placeOrder(customer, request, key);
    expect([next.status, next.body.status]).toEqual([201, 'submitted']);
    expect(next.body._id).not.toBe(first.body._id);
    expect(await readStock(hardware._id)).toBe(before - 1);
    const again = await placeOrder(customer, request, key);
    expect([again.status, again.body._id]).toEqual([200, next.body._id]);
  });

  it('is optional, and refused where it is no key', async () => {
    const without = await call('POST', '/api/orders', { token: customer.token, body: requestOf({ plan }) });
    expect(without.status).toBe(201);
    const broken = await placeOrder(customer, requestOf({ plan }), 'x'.repeat(300));
    expect([broken.status, broken.body.code]).toEqual([400, 'VALIDATION']);
  });
});
