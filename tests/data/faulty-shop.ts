/** A shop whose database fails as a test says: its API in a process of its own, with a proxy before Firestore. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type FirestoreProxy, startFirestoreProxy } from './firestore-proxy.ts';
import { type OwnApi, startOwnApi } from './own-api.ts';
import { addCustomer, addHardware, addPlan, call, db, type Person, readStock, requestOf } from './shop.ts';

export let proxy: FirestoreProxy;
/** What this test's customer orders. */
export let hardware: { _id: string };
let api: OwnApi;
let customer: Person;
let plan: { _id: string };

/** Opens the shop for the tests of a file, each with a new customer and a new item. */
export function openFaultyShop(): void {
  beforeAll(async () => {
    proxy = await startFirestoreProxy();
    api = await startOwnApi(proxy.address);
    plan = await addPlan();
  });

  beforeEach(async () => {
    proxy.failAlways();
    customer = await addCustomer();
    hardware = await addHardware({ countInStock: 10 });
    // The first call of a process loads what the others do not need.
    await send('GET', '/api/users/profile');
  });

  afterAll(async () => {
    await api.stop();
    proxy.close();
  });
}

/** Calls the API as the customer. */
export function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  return call(method, path, { at: api.url, token: customer.token, body, headers });
}

export function order(key?: string) {
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  return send('POST', '/api/orders', requestOf({ plan, hardware, qty: 2 }), headers);
}

/** The customer's orders, and the units that went with them. */
export async function lookAtOrders() {
  const { docs } = await db.collection('orders').where('user._id', '==', customer.uid).get();
  return { ids: docs.map(({ id }) => id), gone: 10 - (await readStock(hardware._id)) };
}

export const errorLines = () => api.listLog().filter(({ severity }) => severity === 'ERROR');
