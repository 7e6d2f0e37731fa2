import { describe } from 'vitest';
import { type FaultyShop, testOfFaultyShop as it } from '#tests/support/shop/faulty-shop.ts';

// On a slow machine the first call of a process, which is made before, may be answered BUSY and logged as well.
const listErrors = (shop: FaultyShop) =>
  shop.listErrors().filter(({ endpoint }) => endpoint === 'listMyOrders');

// Side by side, as each waits until the shop's patience is over.
describe.concurrent('a database that cannot be reached', () => {
  it('is told to the caller, and to the people who look after the shop', {
    timeout: 60_000,
  }, async ({ expect, shop, buyer }) => {
    shop.proxy.failAlways({ method: 'BatchGetDocuments', code: 14, passedOn: 'never' });
    const { status, headers, body } = await buyer.listOrders();
    expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'BUSY', '5']);
    const [line, ...others] = listErrors(shop);
    expect(others).toEqual([]);
    expect(line).toMatchObject({ refusal: 'BUSY' });
  });

  it('leaves a line also where it never answers', {
    timeout: 60_000,
  }, async ({ expect, shop, buyer }) => {
    shop.proxy.failAlways({ method: 'BatchGetDocuments', code: null, passedOn: 'never' });
    expect((await buyer.listOrders()).status).toBe(503);
    expect(listErrors(shop)).toHaveLength(1);
  });
});
