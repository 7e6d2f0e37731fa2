import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { hardware, lookAtOrders, openFaultyShop, order, proxy } from './faulty-shop.ts';

openFaultyShop();

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
