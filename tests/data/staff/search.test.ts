import { listUserKeys } from '@kowhai/domain/search/search-keys';
import type { BulkWriter, DocumentReference } from 'firebase-admin/firestore';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import {
  addAdmin,
  addHardware,
  addPerson,
  addPlan,
  call,
  db,
  type Person,
  placeOrder,
  requestOf,
  uniqueId,
} from '#tests/support/shop/shop.ts';

const word = `Zx${uniqueId('').replaceAll('-', '').slice(0, 8)}`;
let admin: Person;
let person: Person;
let orderId: string;
let plan: Awaited<ReturnType<typeof addPlan>>;

beforeAll(async () => {
  [admin, person, plan] = await Promise.all([addAdmin(), addPerson({ lastName: word }), addPlan()]);
  orderId = (await placeOrder(person, requestOf({ plan }))).body._id;
});

const rename = (collection: string, id: string, body: object) =>
  call('PUT', `/api/${collection}/${id}`, { token: admin.token, body });

const search = (q: string, token = admin.token) =>
  call('GET', `/api/search?q=${encodeURIComponent(q)}`, { token });

it('one search finds orders and people by the beginning of a word', async () => {
  const { body } = await search(word.slice(0, 7).toLowerCase());
  expect(body.orders).toMatchObject([{ _id: orderId, status: 'submitted' }]);
  expect(body.people).toMatchObject([{ _id: person.uid, email: person.email }]);
  expect([body.plans, body.hardware, body.enquiries]).toEqual([[], [], []]);
});

it('an address that a customer forwards is found, by it and by every list', async () => {
  const link = `https://kowhai.example/order/${orderId}`;
  for (const text of [link, `See ${link}?link-code=a.b.c`, orderId]) {
    expect((await search(text)).body.orders).toMatchObject([{ _id: orderId }]);
    const list = await call('GET', `/api/orders?q=${encodeURIComponent(text)}`, { token: admin.token });
    expect(list.body).toMatchObject([{ _id: orderId }]);
  }
  expect((await search(`/admin/user/${person.uid}/info`)).body.people).toMatchObject([{ _id: person.uid }]);
  expect((await search(`/product/${plan._id}`)).body.plans).toMatchObject([{ _id: plan._id }]);
});

it('it finds plans and hardware by name, drafts too', async () => {
  const hardware = await addHardware();
  await Promise.all([
    rename('products', plan._id, { name: `${word} plan`, isPublished: false }),
    rename('hardwares', hardware._id, { name: `A ${word} mesh` }),
  ]);
  const { body } = await search(word);
  expect(body.plans).toEqual([{ _id: plan._id, name: `${word} plan` }]);
  expect(body.hardware).toEqual([{ _id: hardware._id, name: `A ${word} mesh` }]);
});

it('a person is found by first and last name however many share the first', async () => {
  const firstName = `Zw${word}`;
  // The newest come first, and no search reads more than 300 of them.
  const wanted = await addPerson({ firstName, lastName: 'Ōrangi', createdAt: new Date('2020-01-01') });
  const { email } = wanted;
  const namesake = { firstName, lastName: 'Wai', email, phone: '', address: '' };
  const searchKeys = listUserKeys({ ...namesake, _id: 'namesake' });
  const refs = Array.from({ length: 1100 }, () => db.doc(`users/${uniqueId('namesake')}`));
  await write((writer, ref) =>
    writer.set(ref, { ...namesake, searchKeys, createdAt: new Date('2020-01-02') }),
  );
  onTestFinished(() => write((writer, ref) => writer.delete(ref)));
  const { body } = await search(`${firstName} orangi`);
  expect([body.people, body.more]).toMatchObject([[{ _id: wanted.uid }], []]);
  // What only a reading of all would find is looked for among some, and the answer says so.
  const more = await search(`${firstName} qq`);
  expect([more.body.people, more.body.more]).toEqual([[], ['people']]);

  async function write(change: (writer: BulkWriter, ref: DocumentReference) => unknown): Promise<void> {
    const writer = db.bulkWriter();
    for (const ref of refs) void change(writer, ref);
    await writer.close();
  }
});

it('what is too short for a key reads no records, and customers search nothing', async () => {
  expect((await search(word.slice(0, 2))).body).toMatchObject({ orders: [], people: [], enquiries: [] });
  expect((await search('')).body.plans).toEqual([]);
  expect((await search(word, person.token)).status).toBe(403);
});
