import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FirestoreProxy, startFirestoreProxy } from './firestore-proxy.ts';
import { type OwnApi, startOwnApi } from './own-api.ts';
import {
  addCustomer,
  addHardware,
  addPlan,
  db,
  leaveShop,
  type Person,
  readStock,
  requestOf,
} from './shop.ts';

// The statuses of gRPC, as the Firestore client's own list of what is worth retrying names them.
const transient = {
  CANCELLED: 1,
  UNKNOWN: 2,
  DEADLINE_EXCEEDED: 4,
  RESOURCE_EXHAUSTED: 8,
  ABORTED: 10,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
};

let proxy: FirestoreProxy;
let api: OwnApi;
let customer: Person;
let plan: { _id: string };
let hardware: { _id: string };

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
  await leaveShop();
});

async function send(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${api.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${customer.token}`, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came back.
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}

const order = (key?: string) =>
  send(
    'POST',
    '/api/orders',
    requestOf({ plan, hardware, qty: 2 }),
    key === undefined ? {} : { 'idempotency-key': key },
  );

/** The orders of this test's customer, and the units that went with them. */
async function lookAtOrders() {
  const { docs } = await db.collection('orders').where('user._id', '==', customer.uid).get();
  return { ids: docs.map(({ id }) => id), gone: 10 - (await readStock(hardware._id)) };
}

const errorLines = () => api.listLog().filter(({ severity }) => severity === 'ERROR');

describe.each(Object.entries(transient))('a commit that ends in %s', (_name, code) => {
  test('and was stored is answered with that order, once, to a client without a key', {
    tags: ['every-firestore'],
  }, async () => {
    proxy.fail({ method: 'Commit', code, passedOn: 'before', holding: hardware._id });
    const { status, body } = await order();
    expect(status).toBe(201);
    expect(await lookAtOrders()).toEqual({ ids: [body._id], gone: 2 });
  });

  test('and was not stored is tried again', { tags: ['every-firestore'] }, async () => {
    proxy.fail({ method: 'Commit', code, passedOn: 'never', holding: hardware._id });
    const { status, body } = await order();
    expect(status).toBe(201);
    expect(await lookAtOrders()).toEqual({ ids: [body._id], gone: 2 });
  });
});

describe.each(Object.entries(transient))('a read that ends in %s', (_name, code) => {
  test.each(['BatchGetDocuments', 'RunQuery'])('(%s) is tried again', async (method) => {
    proxy.fail({ method, code, passedOn: 'never' });
    expect((await send('GET', '/api/orders/myorders')).status).toBe(200);
  });
});

describe('a client without a key', () => {
  test('gets the order where only the answers were lost until patience ran out', {
    timeout: 90_000,
  }, async () => {
    proxy.fail({ method: 'Commit', code: 13, passedOn: 'before', holding: hardware._id });
    // Nothing can be read of it until after the 8 seconds in which the order is tried.
    proxy.failAlways({ method: 'BatchGetDocuments', code: 14, passedOn: 'never', holding: '/orders/' });
    const answer = order();
    await wait(9000);
    proxy.failAlways();
    const { status, body } = await answer;
    expect(status).toBe(201);
    expect(await lookAtOrders()).toEqual({ ids: [body._id], gone: 2 });
  });

  test('that is told to try again has no order, not even from a commit that arrives later', {
    timeout: 90_000,
  }, async () => {
    proxy.failAlways({ method: 'Commit', code: 13, passedOn: 10_000, holding: hardware._id });
    const { status, headers, body } = await order();
    proxy.failAlways();
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'BUSY', '5']);
    // Every commit that was under way has arrived by now, the last one too.
    await wait(12_000);
    expect(await lookAtOrders()).toEqual({ ids: [], gone: 0 });
    expect((await order()).status).toBe(201);
    expect((await lookAtOrders()).gone).toBe(2);
  });

  test('is not invited to try again where nobody can find out what became of the order', {
    timeout: 90_000,
  }, async () => {
    proxy.failAlways(
      { method: 'Commit', code: 13, passedOn: 'before' },
      { method: 'BatchGetDocuments', code: 14, passedOn: 'never', holding: '/orders/' },
    );
    const { status, headers, body } = await order();
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'BUSY', null]);
    expect(body.message).toContain('look at your orders');
    expect((await lookAtOrders()).gone).toBe(2);
  });
});

describe('a database that cannot be reached', () => {
  test('is told to whoever called, and to whoever looks after the shop', { timeout: 60_000 }, async () => {
    const before = errorLines().length;
    proxy.failAlways({ method: 'BatchGetDocuments', code: 14, passedOn: 'never' });
    const { status, headers, body } = await send('GET', '/api/orders/myorders');
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'BUSY', '5']);
    const [line, ...others] = errorLines().slice(before);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ endpoint: 'listMyOrders', refusal: 'BUSY' });
  });

  test('leaves a line also where it never answers', { timeout: 60_000 }, async () => {
    const before = errorLines().length;
    proxy.failAlways({ method: 'BatchGetDocuments', code: null, passedOn: 'never' });
    expect((await send('GET', '/api/orders/myorders')).status).toBe(503);
    expect(errorLines()).toHaveLength(before + 1);
  });
});

// The Firestore client sends a commit that is UNAVAILABLE again by itself, and is refused: its transaction is over.
test.each([2, 8, 14])(
  'a key finds its order after a lost answer (%d), and there is one',
  { tags: ['every-firestore'] },
  async (code) => {
    const key = randomUUID();
    proxy.fail({ method: 'Commit', code, passedOn: 'before', holding: hardware._id });
    const first = await order(key);
    const again = await order(key);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body._id).toBe(first.body._id);
    expect(await lookAtOrders()).toEqual({ ids: [first.body._id], gone: 2 });
  },
);
