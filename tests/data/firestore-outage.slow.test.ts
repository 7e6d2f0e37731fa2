import { describe, expect, test } from 'vitest';
import { errorLines, openFaultyShop, proxy, send } from './faulty-shop.ts';

openFaultyShop();

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
