import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { Fault } from '#tests/support/google/firestore-proxy.ts';
import { type FaultyShop, startFaultyShop } from '#tests/support/shop/faulty-shop.ts';
import {
  addAdmin,
  addCustomer,
  addPlan,
  call,
  db,
  placeOrder,
  readStock,
  requestOf,
  unlessBusy,
} from '#tests/support/shop/shop.ts';

// Three of gRPC's eight statuses that are worth a retry, which `functions/src/server/retry.test.ts` names.
const transient = { UNKNOWN: 2, RESOURCE_EXHAUSTED: 8, UNAVAILABLE: 14 };

let shop: FaultyShop;

beforeAll(async () => {
  shop = await startFaultyShop();
});

afterAll(() => shop.stop());

/** An order whose commit meets a fault. */
const orderDespite = (fault: Omit<Fault, 'method' | 'holding'>, key?: string) =>
  unlessBusy(async () => {
    const buyer = await shop.addBuyer();
    shop.proxy.fail({ ...fault, method: 'Commit', holding: buyer.hardwareId });
    return { buyer, ...(await buyer.order(key)) };
  });

// Side by side, as each waits for the pause before the next try.
describe.concurrent.each(Object.entries(transient))('a commit that ends in %s', (_name, code) => {
  it('and was stored is answered with that order, once, to a client without a key', async ({ expect }) => {
    const { buyer, status, body } = await orderDespite({ code, passedOn: 'before' });
    expect(status).toBe(201);
    expect(await buyer.findStored()).toEqual({ ids: [body._id], gone: 2 });
  });

  it('and was not stored is tried again', async ({ expect }) => {
    const { buyer, status, body } = await orderDespite({ code, passedOn: 'never' });
    expect(status).toBe(201);
    expect(await buyer.findStored()).toEqual({ ids: [body._id], gone: 2 });
  });
});

describe.concurrent.each(Object.entries(transient))('a read that ends in %s', (_name, code) => {
  it.for(['BatchGetDocuments', 'RunQuery'])('(%s) is tried again', async (method, { expect }) => {
    const { fault, status } = await unlessBusy(async () => {
      const buyer = await shop.addBuyer();
      const fault: Fault = { method, code, passedOn: 'never', holding: buyer.uid };
      shop.proxy.fail(fault);
      return { fault, status: (await buyer.listOrders()).status };
    });
    expect(status).toBe(200);
    expect(shop.proxy.listUnmet()).not.toContain(fault);
  });
});

// The Firestore client sends a commit that is UNAVAILABLE again on its own, and is refused: its transaction is over.
it.concurrent.for([2, 8, 14])(
  'a key finds its order after a lost answer (%d), and there is one',
  async (code, { expect }) => {
    const key = randomUUID();
    const { buyer, ...first } = await orderDespite({ code, passedOn: 'before' }, key);
    const again = await unlessBusy(() => buyer.order(key));
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body._id).toBe(first.body._id);
    expect(await buyer.findStored()).toEqual({ ids: [first.body._id], gone: 2 });
  },
);

it.concurrent.for([
  [1, 201, 7],
  [9, 409, 1],
] as const)(
  'a rival who takes %d of ten units between reading and committing: two more are answered %d',
  async ([qty, expected, left], { expect }) => {
    const [rival, plan] = [await addCustomer(), await addPlan()];
    const { buyer, rivals, status, body } = await unlessBusy(async () => {
      const buyer = await shop.addBuyer();
      const hardware = { _id: buyer.hardwareId };
      let rivals = 0;
      const meanwhile = async () => {
        rivals += (await placeOrder(rival, requestOf({ plan, hardware, qty }))).status;
      };
      shop.proxy.fail({
        method: 'Commit',
        code: null,
        passedOn: 'as ever',
        holding: hardware._id,
        meanwhile,
      });
      const answer = await buyer.order();
      return { buyer, rivals, ...answer };
    });
    expect([rivals, status, body.left]).toEqual([201, expected, expected === 409 ? 1 : undefined]);
    expect(await readStock(buyer.hardwareId)).toBe(left);
  },
);

it.concurrent('an order that is reset and processed again between reading and committing a reset keeps every step', async ({
  expect,
}) => {
  const [{ token }, customer, plan] = [await addAdmin(), await addCustomer(), await addPlan()];
  const { body: order } = await placeOrder(customer, requestOf({ plan }));
  const path = `/api/orders/${order._id}`;
  await call('PUT', `${path}/processing`, { token });
  // One that still waits is taken back with either reset, and so would let only one of them through.
  await db.doc(`outbox/order-processing_${order._id}_1`).update({ state: 'sent' });
  const meanwhile = async () => {
    for (const step of ['submitted', 'processing']) await call('PUT', `${path}/${step}`, { token });
  };
  const holding = `/orders/${order._id}`;
  shop.proxy.fail({ method: 'Commit', code: null, passedOn: 'as ever', holding, meanwhile });
  const { body } = await shop.call('PUT', `${path}/submitted`, { token });
  const steps = body.history.map(({ action }: { action: string }) => action);
  expect(steps).toEqual(['place', 'process', 'reset', 'process', 'reset']);
});
