import { maxCoverageRows } from '@kowhai/domain/coverage/coverage';
import { beforeAll, expect, it } from 'vitest';
import { accepted, addAdmin, addCustomer, call, db, type Person } from '#tests/support/shop/shop.ts';

// Postcodes that neither the shipped catalogue nor another test has.
const [one, two, three, four] = ['2577', '2578', '2579', '2580'] as const;
const all = { fibre: 'most', hyperfibre: 'some', wireless: 'not yet' } as const;

let staff: Person;
const asStaff = (method: string, path: string, body?: object) =>
  call(method, `/api/coverage${path}`, { token: staff.token, body });
const find = (postcode: string) => accepted(call('GET', `/api/coverage/${postcode}`));

beforeAll(async () => {
  staff = await addAdmin();
  for (const postcode of [one, two, three, four]) await db.doc(`coverage/${postcode}`).delete();
});

it('anybody reads what is known of a postcode, and nothing of one that is not known', async () => {
  expect(await find(one)).toMatchObject({ _id: one, fibre: null, hyperfibre: null, wireless: null });
  expect((await call('GET', '/api/coverage/here')).body.fields).toEqual({ id: 'Enter a 4-digit postcode' });
  const { token } = await addCustomer();
  const refused = await call('PUT', `/api/coverage/${one}`, { token, body: all });
  expect(refused.status).toBe(403);
});

it('staff set, find and empty a postcode, each time with an entry of the trail', async () => {
  const set = await asStaff('PUT', `/${one}`, { ...all, place: 'Te Puru' });
  expect(set.body).toMatchObject({ _id: one, ...all, exampleKinds: [] });
  for (const q of ['257', 'te puru', one]) {
    const { body } = await asStaff('GET', `?limit=200&q=${q}`);
    expect(body.map(({ _id }: { _id: string }) => _id)).toContain(one);
  }
  const { body: both } = await asStaff('GET', `?postcodes=${one},${four}`);
  expect(both).toEqual([set.body]);
  // The same once more changes nothing.
  expect((await asStaff('PUT', `/${one}`, all)).body.editedAt).toBe(set.body.editedAt);

  const empty = { fibre: null, hyperfibre: null, wireless: null, place: '' };
  expect((await asStaff('PUT', `/${one}`, empty)).status).toBe(200);
  expect((await db.doc(`coverage/${one}`).get()).exists).toBe(false);
  const { body: trail } = await call('GET', `/api/audit?record=coverage:${one}`, { token: staff.token });
  const mine = trail.filter(({ by }: { by: { _id: string } }) => by._id === staff.uid);
  expect(mine.map(({ changes }: { changes: object[] }) => changes.length)).toEqual([4, 4]);
});

it('a level that staff set is no example any more, and the others stay examples', async () => {
  const { body: seen } = await asStaff('PUT', `/${one}`, all);
  await db.doc(`coverage/${one}`).update({ exampleKinds: ['fibre', 'wireless'] });
  // The level that it had already.
  const { body: checked } = await asStaff('PUT', `/${one}`, { fibre: seen.fibre });
  expect(checked.exampleKinds).toEqual(['wireless']);
});

it('of two who change what they saw, one is told; of two at once, nobody’s field is lost', async () => {
  const { body: seen } = await asStaff('PUT', `/${two}`, { fibre: 'some' });
  const change = (fields: object) => asStaff('PUT', `/${two}`, { ...fields, seenAt: seen.editedAt });
  const { status } = await change({ fibre: 'most' });
  const late = await change({ fibre: 'not yet' });
  expect([status, late.status, late.body.code]).toEqual([200, 409, 'VERSION']);
  await Promise.all([
    asStaff('PUT', `/${two}`, { wireless: 'most' }),
    asStaff('PUT', `/${two}`, { hyperfibre: 'some' }),
  ]);
  expect(await find(two)).toMatchObject({ fibre: 'most', wireless: 'most', hyperfibre: 'some' });
});

it('an import says what it changes, changes all or nothing, and gives way to a later change', async () => {
  await asStaff('PUT', `/${three}`, { ...all, note: 'Kept' });
  const rows = [
    { _id: three, ...all, fibre: 'some' },
    { _id: four, ...all },
  ];
  const preview = await asStaff('POST', '/import/preview', { rows });
  expect(preview.body).toMatchObject({ added: 1, changed: 1, same: 0 });
  expect(preview.body.examples[0]).toEqual({
    name: three,
    changes: [{ field: 'fibre', from: 'most', to: 'some' }],
  });
  expect(await find(four)).toMatchObject({ fibre: null });

  const { seenAt } = preview.body;
  await asStaff('PUT', `/${four}`, { fibre: 'not yet' });
  const late = await asStaff('POST', '/import', { rows, seenAt });
  expect([late.status, late.body.code]).toEqual([409, 'VERSION']);
  expect(await find(three)).toMatchObject({ fibre: 'most' });

  const again = await asStaff('POST', '/import/preview', { rows });
  const done = await asStaff('POST', '/import', { rows, seenAt: again.body.seenAt });
  expect(done.body).toMatchObject({ added: 0, changed: 2, same: 0 });
  expect(await find(three)).toMatchObject({ fibre: 'some', note: 'Kept' });
  const { body: trail } = await call('GET', `/api/audit?by=${staff.uid}&limit=1`, { token: staff.token });
  expect(trail[0]).toMatchObject({ action: 'import', record: { kind: 'coverage', name: '2 postcodes' } });
});

it('a sheet of every postcode, each with the longest note, is read', async () => {
  const note = 'ā'.repeat(120);
  const rows = Array.from({ length: maxCoverageRows }, (_, row) => ({
    _id: String(7000 + row).padStart(4, '0'),
    ...all,
    place: 'ū'.repeat(60),
    note,
  }));
  const preview = await asStaff('POST', '/import/preview', { rows });
  expect([preview.status, preview.body.added + preview.body.changed]).toEqual([200, rows.length]);
});

it.each([
  ['no row', []],
  [
    'a postcode twice',
    [
      { _id: one, ...all },
      { _id: one, ...all },
    ],
  ],
  ['an unknown level', [{ _id: one, ...all, fibre: 'lots' }]],
  ['more rows than there are postcodes', Array.from({ length: 2501 }, () => ({ _id: one, ...all }))],
])('an import is refused whole for %s', async (_, rows) => {
  const { status } = await asStaff('POST', '/import', { rows, seenAt: new Date().toISOString() });
  expect(status).toBe(400);
});
