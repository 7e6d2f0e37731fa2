import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Answer,
  addAdmin,
  addCustomer,
  addPerson,
  addPlan,
  call,
  db,
  type Person,
  placeOrder,
  requestOf,
  serviceAddress,
  uniqueId,
} from '#tests/support/shop/shop.ts';

let admin: Person;
let customer: Person;
let stranger: Person;
const orders: { _id: string; number: string }[] = [];

beforeAll(async () => {
  [admin, customer, stranger] = await Promise.all([
    addAdmin(),
    addPerson({ lastName: `Ngāta${uniqueId('').replaceAll('-', '')}` }),
    addCustomer(),
  ]);
  const plan = await addPlan();
  for (let placed = 0; placed < 5; placed++) {
    const { body } = await placeOrder(customer, requestOf({ plan }));
    orders.unshift(body);
  }
});

const idsOf = (list: { _id: string }[]) => list.map((order) => order._id);

/** Reads page after page. @param readSlice gets what its address ends in */
async function listAll(readSlice: (cursor: string) => Promise<Answer>): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor = ''; ; ) {
    const { body, headers } = await readSlice(cursor && `&cursor=${cursor}`);
    seen.push(...idsOf(body));
    cursor = headers.get('x-next-cursor') ?? '';
    if (!cursor) return seen;
  }
}

describe('one order', () => {
  it('is its customer’s and the staff’s; to anybody else it is not there', async () => {
    const path = `/api/orders/${orders[0]?._id}`;
    expect((await call('GET', path, { token: customer.token })).status).toBe(200);
    expect((await call('GET', path, { token: admin.token })).status).toBe(200);
    const foreign = await call('GET', path, { token: stranger.token });
    const missing = await call('GET', '/api/orders/no-such-order', { token: stranger.token });
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(missing.body);
  });
});

describe('my orders', () => {
  it('are mine, the newest first', async () => {
    const { body } = await call('GET', '/api/orders/myorders', { token: customer.token });
    expect(idsOf(body)).toEqual(idsOf(orders));
    expect((await call('GET', '/api/orders/myorders', { token: stranger.token })).body).toEqual([]);
  });

  it('come in pages that neither repeat nor skip', async () => {
    const { token } = customer;
    const readSlice = (cursor: string) => call('GET', `/api/orders/myorders?limit=2${cursor}`, { token });
    expect(await listAll(readSlice)).toEqual(idsOf(orders));
  });

  it('stay mine whomever the address names', async () => {
    const query = `user=${customer.uid}&_id=${customer.uid}&email=${customer.email}`;
    const answers = await Promise.all([
      call('GET', `/api/orders/myorders?${query}`, { token: stranger.token }),
      call('GET', '/api/orders/myorders', { token: stranger.token, headers: { 'x-query': query } }),
    ]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, []],
      [200, []],
    ]);
  });

  it('of the very same moment neither repeat nor skip at the edge of a page', async () => {
    const [buyer, plan] = [await addCustomer(), await addPlan()];
    const placed: string[] = [];
    for (let count = 0; count < 3; count++)
      placed.push((await placeOrder(buyer, requestOf({ plan }))).body._id);
    const moment = Timestamp.now();
    const sameMoment = { createdAt: moment, updatedAt: moment };
    await Promise.all(placed.map((orderId) => db.doc(`orders/${orderId}`).update(sameMoment)));
    for (const [path, { token }] of [
      ['/api/orders/myorders?', buyer],
      [`/api/orders?user=${buyer.uid}&sort=oldest&`, admin],
    ] as const) {
      const seen = await listAll((cursor) => call('GET', `${path}limit=1${cursor}`, { token }));
      expect([seen.length, new Set(seen)]).toEqual([3, new Set(placed)]);
    }
  });

  it.each(['limit=0', 'limit=201', 'limit=two', 'cursor=!!', 'cursor=bm9uc2Vuc2U', 'cursor=WzEsMl0'])(
    'a page of %s is refused',
    async (query) => {
      const { status, body } = await call('GET', `/api/orders/myorders?${query}`, { token: customer.token });
      expect([status, body.code]).toEqual([400, 'VALIDATION']);
    },
  );
});

describe('all orders, for staff', () => {
  async function search(query: Record<string, string>): Promise<string[]> {
    const { body } = await call('GET', `/api/orders?${new URLSearchParams(query)}`, { token: admin.token });
    return idsOf(body);
  }

  it('are found by number, with or without its hyphens and letters, in any case', async () => {
    const [order] = orders;
    const number = order?.number ?? '';
    for (const q of [
      number,
      number.toLowerCase(),
      number.replaceAll('-', ''),
      number.slice(3),
      number.slice(3, 7),
    ]) {
      expect(await search({ q })).toContain(order?._id);
    }
    expect(await search({ q: `${number}9` })).not.toContain(order?._id);
  });

  it('are found by name, email and street, by several words at once, without macrons', async () => {
    const local = customer.email.split('@')[0] ?? '';
    for (const q of [local, `ngata aroha ${local}`, `${local} rata stre`, `12 karori ${local}`]) {
      expect(await search({ q })).toEqual(idsOf(orders));
    }
    expect(await search({ q: `${local} nobody` })).toEqual([]);
    // Signs alone are in no name.
    expect(await search({ q: '!?' })).toEqual([]);
  });

  it('are asked for in a header as in an address, and refused there for the same faults', async () => {
    const ask = (query: string) =>
      call('GET', '/api/orders?limit=1', { token: admin.token, headers: { 'x-query': query } });
    const q = customer.email.split('@')[0] ?? '';
    const { body } = await ask(`${new URLSearchParams({ q, limit: '50' })}`);
    expect(idsOf(body)).toEqual(idsOf(orders));
    expect((await ask('')).body).toHaveLength(1);
    for (const query of ['limit=0', 'cursor=!!', `q=${'x'.repeat(101)}`]) {
      expect((await ask(query)).body.code).toBe('VALIDATION');
    }
    expect((await ask('%&=&%%zz=%c3')).status).toBe(200);
  });

  it('are filtered by status, alone and with a search, in pages', async () => {
    const local = customer.email.split('@')[0] ?? '';
    await call('PUT', `/api/orders/${orders[1]?._id}/processing`, { token: admin.token });
    await call('PUT', `/api/orders/${orders[2]?._id}/complete`, { token: admin.token });
    expect(await search({ q: local, status: 'Processing' })).toEqual([orders[1]?._id]);
    expect(await search({ q: local, status: 'Completed' })).toEqual([orders[2]?._id]);
    expect(await search({ q: local, status: 'Submitted' })).toHaveLength(3);
    expect(await search({ status: 'Processing' })).toContain(orders[1]?._id);

    const path = `/api/orders?limit=2&status=Submitted&q=${local}%20aroha`;
    const first = await call('GET', path, { token: admin.token });
    const cursor = first.headers.get('x-next-cursor');
    const second = await call('GET', `${path}&cursor=${cursor}`, { token: admin.token });
    expect([first.body.length, second.body.length]).toEqual([2, 1]);
    expect(second.headers.get('x-next-cursor')).toBeNull();
    expect((await call('GET', '/api/orders?status=Lost', { token: admin.token })).status).toBe(400);
  });

  it('say where they go', async () => {
    const { body } = await call('GET', `/api/orders?q=${orders[0]?.number}`, { token: admin.token });
    expect(body[0].serviceAddress).toEqual(serviceAddress);
    expect(body[0].searchKeys).toBeUndefined();
  });
});
