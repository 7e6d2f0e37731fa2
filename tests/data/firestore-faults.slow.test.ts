import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hardware, lookAtOrders, openFaultyShop, order, proxy, send } from './faulty-shop.ts';

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

openFaultyShop();

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
