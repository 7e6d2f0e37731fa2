import { quickFilter } from '@kowhai/domain/search/quick-filters';
import { describe, expect, it } from 'vitest';
import '#tests/support/shop/in-process.ts';
import { days } from '#tests/support/shop/days.ts';
import { act, addOrder, admin, customer, openOrderScene, undo } from '#tests/support/shop/order-scene.ts';
import { call, db } from '#tests/support/shop/shop.ts';

openOrderScene();

const agree = async (orderId: string) => {
  const yes = { provider: 'Example Net', account: '12-34', arrangeSwitch: 'yes' };
  const { body } = await call('PUT', `/api/orders/${orderId}/setup`, { token: customer.token, body: yes });
  return body.switchConsent.consentedAt as string;
};
const mark = (orderId: string, work: string, of: string, isDone = true) =>
  call('PUT', `/api/orders/${orderId}/outside-work`, { token: admin.token, body: { work, of, isDone } });
/** The tab's list and its count, which are the same query. */
const isListed = async (orderId: string) => {
  const only = encodeURIComponent(quickFilter.outside);
  const { body } = await call('GET', `/api/orders?limit=200&only=${only}`, { token: admin.token });
  return body.some(({ _id }: { _id: string }) => _id === orderId);
};
const remove = (orderId: string, query = '') =>
  call('DELETE', `/api/orders/${orderId}${query}`, { token: admin.token });

describe('what was started outside the shop', () => {
  it('is listed from the customer’s consent to its arranging, and again from the cancelling to its stopping', async () => {
    const orderId = await addOrder();
    expect(await isListed(orderId)).toBe(false);
    const of = await agree(orderId);
    expect(await isListed(orderId)).toBe(true);
    await mark(orderId, 'arrange switch', of);
    expect(await isListed(orderId)).toBe(false);
    await call('PUT', `/api/orders/${orderId}/cancelled`, { token: customer.token });
    expect(await isListed(orderId)).toBe(true);
    const { body } = await mark(orderId, 'stop switch', of);
    expect(body.outside.at(-1)).toMatchObject({ work: 'stop switch', doneAt: expect.any(String) });
    expect(await isListed(orderId)).toBe(false);
  });

  it('stays listed where the order is completed before anyone arranged it', async () => {
    const orderId = await addOrder();
    await agree(orderId);
    await act(orderId, 'complete');
    expect(await isListed(orderId)).toBe(true);
  });

  it('is a technician too: of a cancelled, reset or removed day, until called off; an undo needs none', async () => {
    const ids = [await addOrder(), await addOrder(), await addOrder()];
    const [cancelled = '', reset = '', removed = ''] = ids;
    const arrange = (orderId: string, connectionDate: string | null) =>
      call('PUT', `/api/orders/${orderId}`, { token: admin.token, body: { connectionDate } });
    for (const orderId of ids) {
      await act(orderId, 'processing');
      await arrange(orderId, days.first);
    }
    const step = await act(cancelled, 'cancelled-by-staff');
    expect(await isListed(cancelled)).toBe(true);
    const { body: undone } = await undo(step);
    expect([await isListed(cancelled), undone.connectionDate]).toEqual([false, days.first]);
    await act(cancelled, 'cancelled-by-staff');
    const { body: again } = await act(reset, 'submitted');
    expect(again.connectionDate).toBeNull();
    await arrange(removed, null);
    for (const orderId of ids) {
      expect(await isListed(orderId)).toBe(true);
      await mark(orderId, 'stop visit', days.first);
      expect(await isListed(orderId)).toBe(false);
    }
  });

  it('is not deleted with its order unless staff say that it is stopped', async () => {
    const orderId = await addOrder();
    await mark(orderId, 'arrange switch', await agree(orderId));
    const refused = await remove(orderId);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'First: Stop the switch: call Example Net, account 12-34.',
    ]);
    expect((await db.doc(`orders/${orderId}`).get()).exists).toBe(true);
    expect((await remove(orderId, '?outside=stopped')).status).toBe(200);
  });
});
