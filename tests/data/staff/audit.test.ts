import { expect, it } from 'vitest';
import { act, addOrder, admin, customer, openOrderScene } from '#tests/support/shop/order-scene.ts';
import { call } from '#tests/support/shop/shop.ts';

openOrderScene();

const list = (search: string) => call('GET', `/api/audit?${search}`, { token: admin.token });

it('staff read in pages what was changed, the newest first', async () => {
  const orderId = await addOrder();
  await act(orderId, 'processing');
  await act(orderId, 'complete');
  const page = await list('limit=2');
  expect(page.body).toHaveLength(2);
  const next = await list(`limit=2&cursor=${page.headers.get('x-next-cursor')}`);
  expect(next.body[0].at <= page.body[1].at).toBe(true);
});

it('staff read what one of them changed, everywhere or of one record', async () => {
  const orderId = await addOrder();
  await act(orderId, 'processing');
  const [newest] = (await list(`by=${admin.uid}`)).body;
  expect(newest).toMatchObject({ by: { _id: admin.uid }, record: { _id: orderId }, action: 'process' });
  expect((await list(`by=${admin.uid}&record=order:${orderId}`)).body).toEqual([newest]);
  expect((await list(`by=${customer.uid}`)).body).toEqual([]);
});
