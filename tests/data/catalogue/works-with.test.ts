import { expect, it } from 'vitest';
import { addAdmin, addHardware, addPlan, call } from '#tests/support/shop/shop.ts';

it('hardware works with plans by id: a renamed plan takes its name along, and edits of the item stay no conflict', async () => {
  const { token } = await addAdmin();
  const plan = await addPlan({ name: 'Fibre Monday' });
  const gone = await addPlan({ name: 'Fibre Gone' });
  const item = await addHardware();
  const path = `/api/hardwares/${item._id}`;
  const change = (body: object) => call('PUT', path, { token, body });

  const typed = [plan, gone].map(({ _id }) => ({ _id, name: 'What an old tab showed' }));
  const { body: opened } = await change({ worksWith: typed });
  const named = [
    { _id: plan._id, name: 'Fibre Monday' },
    { _id: gone._id, name: 'Fibre Gone' },
  ];
  expect(opened.worksWith).toEqual(named);

  await call('PUT', `/api/products/${plan._id}`, { token, body: { name: 'Fibre Tuesday' } });
  await call('DELETE', `/api/products/${gone._id}`, { token });
  const renamed = [{ ...named[0], name: 'Fibre Tuesday' }, named[1]];
  const edited = await change({ tagline: 'Typed meanwhile', seenAt: opened.editedAt });
  expect([edited.status, edited.body.worksWith]).toEqual([200, renamed]);

  const unknown = await change({ worksWith: [...renamed, { _id: 'there-is-none', name: 'Fibre' }] });
  expect([unknown.status, Object.keys(unknown.body.fields)]).toEqual([400, ['worksWith']]);
});
