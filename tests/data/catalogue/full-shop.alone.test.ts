import { mostOnSale, mostStored } from '@kowhai/domain/catalogue/catalogue-limit';
import { expect, it, onTestFinished } from 'vitest';
import { addAdmin, addHardware, addPlan, call, db } from '#tests/support/shop/shop.ts';

const list = db.doc('priceList/current');

/** The list of today with as many plans and hardware as are asked for, until the test is over. */
async function fillList({ plans, hardware }: { plans: number; hardware: number }): Promise<void> {
  const before = (await list.get()).data() ?? {};
  onTestFinished(async () => void (await list.set(before)));
  const make = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`sold-${index}`, 9.99]));
  await list.set({ isWhole: true, plans: { fibre: make(plans) }, hardware: make(hardware), soldOut: {} });
}

const refusal = ({ status, body }: { status: number; body: { fields: unknown } }) => [status, body.fields];
const plansFull = { isPublished: '40 plans are on sale. Take one off sale first.' };
const hardwareFull = { isPublished: '60 pieces of hardware are on sale. Take one off sale first.' };

it('one plan or piece of hardware more than the shop sells is refused, and what is on sale can still be changed', async () => {
  const { token } = await addAdmin();
  const [sold, plan, item] = [
    await addPlan(),
    await addPlan({ isPublished: false }),
    await addHardware({ isPublished: false, imagePath: 'images/tui-mesh-6.webp' }),
  ];
  await fillList({ plans: mostOnSale('plan'), hardware: mostOnSale('hardware') });
  const publish = (path: string) => call('PUT', `/api/${path}`, { token, body: { isPublished: true } });
  expect(refusal(await publish(`products/${plan._id}`))).toEqual([400, plansFull]);
  expect(refusal(await publish(`hardwares/${item._id}`))).toEqual([400, hardwareFull]);
  const repriced = await call('PUT', `/api/products/${sold._id}`, { token, body: { price: 61 } });
  expect([repriced.status, (await list.get()).get(`plans.fibre.${sold._id}`)]).toEqual([200, 61]);
});

it('of two plans that are published at once where one fits, one is published and the other is refused', async () => {
  const staff = await Promise.all([addAdmin(), addAdmin()]);
  const drafts = await Promise.all(staff.map(() => addPlan({ isPublished: false })));
  await fillList({ plans: mostOnSale('plan') - 1, hardware: 0 });
  const answers = await Promise.all(
    drafts.map(({ _id }, index) =>
      call('PUT', `/api/products/${_id}`, { token: staff[index]?.token, body: { isPublished: true } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.fields).toEqual(plansFull);
  expect(Object.keys((await list.get()).get('plans.fibre'))).toHaveLength(mostOnSale('plan'));
});

it('a draft more than the shop holds is refused, and one that was created already is answered again', async () => {
  const { token } = await addAdmin();
  const create = (body: object) => call('POST', '/api/products', { token, body });
  const known = { _id: crypto.randomUUID() };
  expect((await create(known)).status).toBe(201);
  const stored = await Promise.all(
    ['products', 'hardwares'].map((name) => db.collection(name).count().get()),
  );
  const room = mostStored - stored.reduce((sum, one) => sum + one.data().count, 0);
  const refs = Array.from({ length: room }, (_, index) => db.doc(`hardwares/fills-the-shop-${index}`));
  const writer = db.bulkWriter();
  for (const ref of refs) void writer.set(ref, { isPublished: false });
  await writer.flush();
  onTestFinished(async () => {
    for (const ref of refs) void writer.delete(ref);
    await writer.close();
  });
  const refused = await create({ name: 'One more' });
  expect([refused.status, refused.body.message]).toEqual([
    400,
    'The shop holds 500 plans and pieces of hardware. Delete one first.',
  ]);
  expect((await create(known)).status).toBe(201);
});
