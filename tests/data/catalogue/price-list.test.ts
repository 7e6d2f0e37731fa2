import { beforeAll, expect, it } from 'vitest';
import '#tests/support/shop/in-process.ts';
import { store } from '#functions/database/store.ts';
import { moveStock } from '#functions/orders/move-stock.ts';
import {
  addAdmin,
  addCustomer,
  addHardware,
  addPlan,
  call,
  db,
  type Person,
  placeOrder,
  requestOf,
} from '#tests/support/shop/shop.ts';

let admin: Person;
let customer: Person;
beforeAll(async () => {
  [admin, customer] = await Promise.all([addAdmin(), addCustomer()]);
});

const send = (method: string, path: string, body?: object) =>
  call(method, `/api/${path}`, { token: admin.token, ...(body && { body }) });
const read = async () => (await db.doc('priceList/current').get()).data() ?? {};

it('a plan’s price is on the list from the save on, under its category, and leaves with the plan', async () => {
  const { _id } = await addPlan({ price: 70 });
  await send('PUT', `products/${_id}`, { price: 71.5 });
  expect((await read()).plans.fibre[_id]).toBe(71.5);
  await send('PUT', `products/${_id}`, { category: 'wireless' });
  const { fibre, wireless } = (await read()).plans;
  expect([fibre[_id], wireless[_id]]).toEqual([undefined, 71.5]);
  await send('PUT', `products/${_id}`, { isPublished: false });
  expect((await read()).plans.wireless[_id]).toBeUndefined();
  await send('PUT', `products/${_id}`, { isPublished: true });
  expect((await read()).plans.wireless[_id]).toBe(71.5);
  await send('DELETE', `products/${_id}`);
  expect((await read()).plans.wireless[_id]).toBeUndefined();
});

it('the order that takes the last unit marks it as sold out, the one that gives it back unmarks it, and no other sale writes', async () => {
  const [plan, { _id }] = [await addPlan(), await addHardware({ countInStock: 3 })];
  const order = (qty: number) => placeOrder(customer, requestOf({ plan, hardware: { _id }, qty }));
  const before = (await db.doc('priceList/current').get()).get(`soldOut.${_id}`);
  await order(1);
  expect([before, (await read()).soldOut[_id]]).toEqual([undefined, undefined]);
  const last = await order(2);
  expect((await read()).soldOut[_id]).toBe(true);
  await call('PUT', `/api/orders/${last.body._id}/cancelled`, {
    token: customer.token,
    body: { reason: 'I no longer need it' },
  });
  expect((await read()).soldOut[_id]).toBeUndefined();
  await send('PUT', `hardwares/${_id}`, { countInStock: 0 });
  expect((await read()).soldOut[_id]).toBe(true);
});

it('units that come back while the last one is sold leave it neither sold out on the list nor missing', async () => {
  const [plan, hardware] = [await addPlan(), await addHardware({ countInStock: 1 })];
  const line = { _id: hardware._id, name: hardware.name, category: 'fibre', price: 100, qty: 1 } as const;
  const bringBack = async () => {
    const batch = store.db.batch();
    await moveStock(batch, [line], []);
    return batch;
  };
  const early = await bringBack();
  await placeOrder(customer, requestOf({ plan, hardware }));
  expect((await read()).soldOut[hardware._id]).toBe(true);
  await expect(early.commit()).rejects.toMatchObject({ code: 9 });
  await (await bringBack()).commit();
  expect((await read()).soldOut[hardware._id]).toBeUndefined();
});
