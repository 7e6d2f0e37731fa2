import { mostListed } from '@kowhai/domain/catalogue/price-list';
import { expect, it, onTestFinished } from 'vitest';
import { addAdmin, addPlan, call, db } from '#tests/data/support/shop.ts';

it('what the price list has no room for is not published, and a price can still be changed', async () => {
  const { token } = await addAdmin();
  const [sold, draft] = [await addPlan(), await addPlan({ isPublished: false })];
  const list = db.doc('priceList/current');
  const before = (await list.get()).data() ?? {};
  onTestFinished(async () => void (await list.set(before)));
  const more = Array.from({ length: mostListed }, (_, index) => [
    `0f3c2a10-0000-4000-8000-${String(index).padStart(12, '0')}`,
    9.99,
  ]);
  await list.set({ ...before, hardware: Object.fromEntries(more) });

  const refused = await call('PUT', `/api/products/${draft._id}`, { token, body: { isPublished: true } });
  expect([refused.status, refused.body.fields]).toEqual([
    400,
    {
      isPublished: 'The shop can sell at most 10,000 plans and hardware items. Take one off sale first.',
    },
  ]);
  const repriced = await call('PUT', `/api/products/${sold._id}`, { token, body: { price: 61 } });
  expect([repriced.status, (await list.get()).get(`plans.fibre.${sold._id}`)]).toEqual([200, 61]);
});
