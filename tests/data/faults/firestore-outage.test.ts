import { describe } from 'vitest';
import { testOfFaultyShop as test } from '#tests/data/support/faulty-shop.ts';

// Side by side, as each waits until the shop's patience is over.
describe.concurrent('a database that cannot be reached', () => {
  test('is told to whoever called, and to whoever looks after the shop', {
    timeout: 60_000,
  }, async ({ expect, shop, buyer }) => {
    shop.proxy.failAlways({ method: 'BatchGetDocuments', code: 14, passedOn: 'never' });
    const { status, headers, body } = await buyer.listOrders();
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'BUSY', '5']);
    const [line, ...others] = shop.listErrors();
    expect(others).toEqual([]);
    expect(line).toMatchObject({ endpoint: 'listMyOrders', refusal: 'BUSY' });
  });

  test('leaves a line also where it never answers', {
    timeout: 60_000,
  }, async ({ expect, shop, buyer }) => {
    shop.proxy.failAlways({ method: 'BatchGetDocuments', code: null, passedOn: 'never' });
    expect((await buyer.listOrders()).status).toBe(503);
    expect(shop.listErrors()).toHaveLength(1);
  });
});
