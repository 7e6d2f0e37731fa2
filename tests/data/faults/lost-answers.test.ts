import { randomUUID } from 'node:crypto';
import { describe } from 'vitest';
import { testOfFaultyShop as it } from '#tests/support/shop/faulty-shop.ts';
import { unlessBusy, until } from '#tests/support/shop/shop.ts';

describe('a client without a key', () => {
  it('is not invited to try again where nobody can find out what became of the order', {
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

describe.concurrent('a process that is killed', () => {
  it('before its commit leaves nothing, and the same key then places the order', async ({
    expect,
    shop,
    buyer,
  }) => {
    const key = randomUUID();
    shop.proxy.fail({ method: 'Commit', code: null, passedOn: 'never', holding: buyer.hardwareId });
    const lost = unlessBusy(() => buyer.order(key)).catch(() => null);
    await until(async () => shop.proxy.listUnmet().length === 0);
    await shop.restart();
    expect([await lost, await buyer.findStored()]).toEqual([null, { ids: [], gone: 0 }]);
    const { status, body } = await unlessBusy(() => buyer.order(key));
    expect(status).toBe(201);
    expect(await buyer.findStored()).toEqual({ ids: [body._id], gone: 2 });
  });

  it('after its commit has placed the order whole, and the same key finds it', async ({
    expect,
    shop,
    buyer,
  }) => {
    const key = randomUUID();
    shop.proxy.fail({ method: 'Commit', code: null, passedOn: 'before', holding: buyer.hardwareId });
    const lost = unlessBusy(() => buyer.order(key)).catch(() => null);
    await until(async () => (await buyer.findStored()).gone === 2);
    await shop.restart();
    expect(await lost).toBeNull();
    const { status, body } = await unlessBusy(() => buyer.order(key));
    expect(status).toBe(200);
    expect(await buyer.findStored()).toEqual({ ids: [body._id], gone: 2 });
  });
});
