/** A shop whose database fails as a test says: its API in a process of its own, with a proxy before Firestore. */
import { it } from 'vitest';
import { type FirestoreProxy, startFirestoreProxy } from '#tests/support/google/firestore-proxy.ts';
import { emulated, serveFunction } from './serve-function.ts';
import { type Answer, addCustomer, addHardware, addPlan, call, db, readStock, requestOf } from './shop.ts';

export type FaultyShop = {
  proxy: FirestoreProxy;
  addBuyer: () => Promise<Buyer>;
  /** A call of its API. */
  call: typeof call;
  /** What its API has written at error level so far. */
  listErrors: () => Record<string, unknown>[];
  /** Kills the process of its API, and starts another. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A new customer, and a new item that nobody else orders. */
export type Buyer = {
  uid: string;
  /** Of the item. */
  hardwareId: string;
  listOrders: () => Promise<Answer>;
  /** Orders two units. */
  order: (key?: string) => Promise<Answer>;
  /** What is stored: the customer's orders, and how many units went with them. */
  findStored: () => Promise<{ ids: string[]; gone: number }>;
};

/** Starts a shop, whose caller stops it. */
export async function startFaultyShop(): Promise<FaultyShop> {
  const proxy = await startFirestoreProxy();
  const serveApi = () =>
    serveFunction('api', {
      env: { ...emulated, FIRESTORE_EMULATOR_HOST: proxy.host, RATE_LIMIT_SCALE: '1000' },
    });
  let api = await serveApi();
  let loaded: Promise<Answer> | undefined;
  const plan = await addPlan();

  const addBuyer = async (): Promise<Buyer> => {
    const { uid, token } = await addCustomer();
    const hardware = await addHardware({ countInStock: 10 });
    const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      call(method, path, { at: api.url, token, body, headers });
    // The first call of a process loads what the others do not need.
    loaded ??= send('GET', '/api/users/profile');
    await loaded;
    return {
      uid,
      hardwareId: hardware._id,
      listOrders: () => send('GET', '/api/orders/myorders'),
      order: (key) => {
        const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
        return send('POST', '/api/orders', requestOf({ plan, hardware, qty: 2 }), headers);
      },
      findStored: async () => {
        const { docs } = await db.collection('orders').where('user._id', '==', uid).get();
        return { ids: docs.map(({ id }) => id), gone: 10 - (await readStock(hardware._id)) };
      },
    };
  };

  return {
    proxy,
    addBuyer,
    call: (method, path, options) => call(method, path, { ...options, at: api.url }),
    listErrors: () => api.listLog().filter(({ severity }) => severity === 'ERROR'),
    restart: async () => {
      await api.stop();
      api = await serveApi();
    },
    stop: async () => {
      await api.stop();
      proxy.close();
    },
  };
}

/** A test with a shop of its own, and one who buys there. */
export const testOfFaultyShop = it.extend<{ shop: FaultyShop; buyer: Buyer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
  shop: async ({}, use) => {
    const shop = await startFaultyShop();
    await use(shop);
    await shop.stop();
  },
  buyer: async ({ shop }, use) => use(await shop.addBuyer()),
});
