import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe } from 'vitest';
import { type Buyer, testOfFaultyShop as test } from '#tests/data/support/faulty-shop.ts';
import { until } from '#tests/data/support/shop.ts';

// Side by side, as each waits until the shop's patience is over.
describe.concurrent('a client without a key', () => {
  test('gets the order where only the answers were lost until patience ran out', {
    timeout: 90_000,
  }, async ({ expect, shop, buyer }) => {
    shop.proxy.fail({ method: 'Commit', code: 13, passedOn: 'before', holding: buyer.hardwareId });
    // Nothing can be read of it until after the 8 seconds in which the order is tried.
    shop.proxy.failAlways({ method: 'BatchGetDocuments', code: 14, passedOn: 'never', holding: '/orders/' });
    const answer = buyer.order();
    await wait(9000);
    shop.proxy.failAlways();
    const { status, body } = await answer;
    expect(status).toBe(201);
    expect(await buyer.findStored()).toEqual({ ids: [body._id], gone: 2 });
  });

  test('that is told to try again has no order, not even from a commit that arrives later', {
    timeout: 90_000,
  }, async ({ expect, shop, buyer }) => {
    shop.proxy.failAlways({ method: 'Commit', code: 13, passedOn: 10_000, holding: buyer.hardwareId });
    const { status, headers, body } = await buyer.order();
    shop.proxy.failAlways();
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'BUSY', '5']);
    // Every commit that was under way has arrived by now, the last one too.
    await wait(12_000);
    expect(await buyer.findStored()).toEqual({ ids: [], gone: 0 });
    expect((await buyer.order()).status).toBe(201);
    expect((await buyer.findStored()).gone).toBe(2);
  });

  test('is not invited to try again where nobody can find out what became of the order', {
    timeout: 90_000,
  }, async ({ expect, shop, buyer }) => {
    shop.proxy.failAlways(
      { method: 'Commit', code: 13, passedOn: 'before', holding: buyer.hardwareId },
      { method: 'BatchGetDocuments', code: 14, passedOn: 'never', holding: '/orders/' },
    );
    const { status, headers, body } = await buyer.order();
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'BUSY', null]);
    expect(body.message).toContain('check your orders');
    expect((await buyer.findStored()).gone).toBe(2);
  });
});

/** As a client does: once more under its key, and again for as long as a process that has just begun is busy. */
const orderAgain = (buyer: Buyer, key: string) =>
  until(async () => {
    const answer = await buyer.order(key);
    return answer.status !== 503 && answer;
  });

describe.concurrent('a process that is killed', () => {
  test('before its commit leaves nothing, and the same key then places the order', async ({
    expect,
    shop,
    buyer,
  }) => {
    const key = randomUUID();
    shop.proxy.fail({ method: 'Commit', code: null, passedOn: 'never', holding: buyer.hardwareId });
    const lost = buyer.order(key).catch(() => null);
    await until(async () => shop.proxy.listUnmet().length === 0);
    await shop.restart();
    expect([await lost, await buyer.findStored()]).toEqual([null, { ids: [], gone: 0 }]);
    const { status, body } = await orderAgain(buyer, key);
    expect(status).toBe(201);
    expect(await buyer.findStored()).toEqual({ ids: [body._id], gone: 2 });
  });

  test('after its commit has placed the order whole, and the same key finds it', async ({
    expect,
    shop,
    buyer,
  }) => {
    const key = randomUUID();
    shop.proxy.fail({ method: 'Commit', code: null, passedOn: 'before', holding: buyer.hardwareId });
    const lost = buyer.order(key).catch(() => null);
    await until(async () => (await buyer.findStored()).gone === 2);
    await shop.restart();
    expect(await lost).toBeNull();
    const { status, body } = await orderAgain(buyer, key);
    expect(status).toBe(200);
    expect(await buyer.findStored()).toEqual({ ids: [body._id], gone: 2 });
  });
});
