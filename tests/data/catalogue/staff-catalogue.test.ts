import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accepted,
  addAdmin,
  addCustomer,
  addHardware,
  addPlan,
  call,
  db,
  type Person,
  placeOrder,
  readStock,
  requestOf,
} from '#tests/support/shop/shop.ts';

let admin: Person;
let colleague: Person;
let customer: Person;

beforeAll(async () => {
  [admin, colleague] = await Promise.all([addAdmin(), addAdmin()]);
});

// How many orders one account places in an hour is limited.
beforeEach(async () => {
  customer = await addCustomer();
});

const as = (person: Person) => ({ token: person.token });
const listTrail = (record: string) => accepted(call('GET', `/api/audit?record=${record}`, as(admin)));

const complete = {
  name: 'Fibre Sunday',
  category: 'hyperfibre',
  download: '900 Mbps',
  upload: '500 Mbps',
  dataCap: 'Unlimited',
  term: 'No fixed term',
  equipment: 'Bring your own',
  price: 99.99,
};

describe.each(['products', 'hardwares'])('%s', (collection) => {
  const base = `/api/${collection}`;

  it('begin as drafts that nobody but staff can see', async () => {
    const { status, body } = await call('POST', base, as(admin));
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: '', price: 0, isPublished: false });
    const path = `${base}/${body._id}`;
    expect((await call('GET', path, as(admin))).status).toBe(200);
    expect((await call('GET', path, as(customer))).status).toBe(404);
    expect((await call('GET', path)).status).toBe(404);
    const shown = await call('GET', `${base}?limit=200`);
    expect(shown.body.map((item: { _id: string }) => item._id)).not.toContain(body._id);
  });

  it('begin with what was typed, as drafts, and are made once where the answer was lost', async () => {
    const body = { _id: crypto.randomUUID(), name: 'Typed', price: 12.5, isPublished: true };
    const answers = await Promise.all([1, 2].map(() => call('POST', base, { ...as(admin), body })));
    const kept = { _id: body._id, name: 'Typed', price: 12.5, category: 'fibre', isPublished: false };
    for (const answer of answers) expect(answer).toMatchObject({ status: 201, body: kept });
    const trail = await listTrail(`${collection === 'products' ? 'plan' : 'hardware'}:${body._id}`);
    expect(trail.map(({ action }: { action: string }) => action)).toEqual(['create']);
    const wrong = await call('POST', base, { ...as(admin), body: { _id: '../x', price: -1 } });
    expect([wrong.status, Object.keys(wrong.body.fields).toSorted()]).toEqual([400, ['_id', 'price']]);
  });

  it('are published once they have what customers need to know', async () => {
    const { body: draft } = await call('POST', base, as(admin));
    const path = `${base}/${draft._id}`;
    const early = await call('PUT', path, { ...as(admin), body: { isPublished: true } });
    expect(early.status).toBe(400);
    expect(early.body).toMatchObject({
      code: 'VALIDATION',
      fields: { name: expect.any(String), price: expect.any(String) },
    });
    const { name, price, ...rest } = complete;
    const fields = collection === 'products' ? { name, price, ...rest } : { name, price };
    const filled = await call('PUT', path, { ...as(admin), body: fields });
    expect(filled.body).toMatchObject({ ...fields, isPublished: false });
    expect((await call('PUT', path, { ...as(admin), body: { isPublished: true } })).status).toBe(200);
    expect((await call('GET', path)).body).toMatchObject(fields);
    const emptied = await call('PUT', path, { ...as(admin), body: { name: '' } });
    expect(emptied).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
  });

  it('cost whole cents', async () => {
    const { body: draft } = await call('POST', base, as(admin));
    for (const price of [1e-9, 64.999, 64.990000001]) {
      const { status, body } = await call('PUT', `${base}/${draft._id}`, { ...as(admin), body: { price } });
      expect([status, body.fields]).toEqual([400, { price: 'Enter dollars and cents, such as 64.99' }]);
    }
  });

  it('are not published with a file that nobody has uploaded', async () => {
    const files = collection === 'products' ? ['offerSummaryPath'] : ['factsheetPath', 'imagePath'];
    const item =
      collection === 'products'
        ? await addPlan({ isPublished: false })
        : await addHardware({ isPublished: false });
    const path = `${base}/${item._id}`;
    const names = Object.fromEntries(
      files.map((field) => [field, field === 'imagePath' ? 'images/lost.webp' : 'documents/lost.pdf']),
    );
    // A draft may name what is still to come.
    expect((await call('PUT', path, { ...as(admin), body: names })).status).toBe(200);
    const refused = await call('PUT', path, { ...as(admin), body: { isPublished: true } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    expect(Object.keys(refused.body.fields).toSorted()).toEqual(files);
    const without = Object.fromEntries(files.map((field) => [field, '']));
    expect((await call('PUT', path, { ...as(admin), body: { ...without, isPublished: true } })).status).toBe(
      200,
    );
    for (const [field, name] of Object.entries(names)) {
      const changed = await call('PUT', path, { ...as(admin), body: { [field]: name } });
      expect([changed.status, Object.keys(changed.body.fields)]).toEqual([400, [field]]);
    }
  });

  it('take no fields that are not theirs', async () => {
    const { body: draft } = await call('POST', base, as(admin));
    const path = `${base}/${draft._id}`;
    const own = { _id: draft._id, serviceId: draft._id, hardwareId: draft._id };
    const foreign = { ...own, editedAt: 1, constructor: 1, isAdmin: true };
    const { status, body } = await call('PUT', path, { ...as(admin), body: { ...foreign, name: 'Mine' } });
    expect(status).toBe(200);
    expect(body._id).toBe(draft._id);
    for (const field of Object.keys(own)) {
      const refused = await call('PUT', path, { ...as(admin), body: { [field]: 'x', name: 'Theirs' } });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
    }
    const stored = (await db.doc(`${collection}/${draft._id}`).get()).data() ?? {};
    for (const field of ['_id', 'serviceId', 'hardwareId', 'isAdmin'])
      expect(stored).not.toHaveProperty(field);
  });

  it('are never overwritten by someone who has not seen the last change', async () => {
    const { body: draft } = await call('POST', base, as(admin));
    const path = `${base}/${draft._id}`;
    const mine = await call('PUT', path, {
      ...as(admin),
      body: { name: 'Mine', seenAt: draft.editedAt },
    });
    expect(mine.status).toBe(200);
    const theirs = await call('PUT', path, {
      ...as(colleague),
      body: { name: 'Theirs', seenAt: draft.editedAt },
    });
    expect(theirs).toMatchObject({ status: 409, body: { code: 'VERSION', current: { name: 'Mine' } } });
    const again = await call('PUT', path, {
      ...as(colleague),
      body: { name: 'Theirs', seenAt: mine.body.editedAt },
    });
    expect(again).toMatchObject({ status: 200, body: { name: 'Theirs' } });
  });

  it('that two change at once keep one change, and tell the other', async () => {
    const { body: draft } = await call('POST', base, as(admin));
    const answers = await Promise.all(
      ['one', 'two', 'three', 'four'].map((name) =>
        call('PUT', `${base}/${draft._id}`, { ...as(admin), body: { name, seenAt: draft.editedAt } }),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('can be copied, as drafts', async () => {
    const original = collection === 'products' ? await addPlan() : await addHardware({ countInStock: 7 });
    const { status, body } = await call('POST', `${base}/${original._id}/duplicate`, as(admin));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: `${original.name} (copy)`,
      price: original.price,
      isPublished: false,
    });
    if (collection === 'hardwares') expect(body.countInStock).toBe(0);
  });

  it('are deleted, and say before what that touches', async () => {
    const [plan, hardware] = [await addPlan(), await addHardware()];
    const item = collection === 'products' ? plan : hardware;
    const { body: order } = await placeOrder(customer, requestOf({ plan, hardware }));
    const path = `${base}/${item._id}`;
    expect((await call('GET', `${path}/use`, as(admin))).body).toEqual({ orders: 1, openOrders: 1 });
    await call('PUT', `/api/orders/${order._id}/complete`, as(admin));
    expect((await call('GET', `${path}/use`, as(admin))).body).toEqual({ orders: 1, openOrders: 0 });
    expect((await call('DELETE', path, as(admin))).status).toBe(200);
    expect((await call('DELETE', path, as(admin))).status).toBe(404);
    expect((await call('GET', path, as(admin))).status).toBe(404);
    const kept = await call('GET', `/api/orders/${order._id}`, as(customer));
    expect(kept.body.orderItems.map((line: { name: string }) => line.name)).toContain(item.name);
  });

  it('leave a trail of who changed what', async () => {
    const { body: draft } = await call('POST', base, as(admin));
    const path = `${base}/${draft._id}`;
    await call('PUT', path, { ...as(admin), body: { name: 'Tūī', price: 10 } });
    await call('PUT', path, { ...as(colleague), body: { price: 12 } });
    await call('PUT', path, { ...as(colleague), body: { price: 12 } });
    await call('DELETE', path, as(colleague));
    const kind = collection === 'products' ? 'plan' : 'hardware';
    const trail = await listTrail(`${kind}:${draft._id}`);
    expect(trail.map((entry: { action: string }) => entry.action)).toEqual([
      'delete',
      'update',
      'update',
      'create',
    ]);
    expect(trail[1]).toMatchObject({
      by: { _id: colleague.uid, name: 'Staff Tester' },
      record: { kind, _id: draft._id, name: 'Tūī' },
      changes: [{ field: 'price', from: 10, to: 12 }],
    });
  });
});

describe('stock', () => {
  it('can be changed by a number while orders come in, and no sale is taken back', async () => {
    const [plan, hardware] = [await addPlan(), await addHardware({ countInStock: 20 })];
    const path = `/api/hardwares/${hardware._id}`;
    const corrections = [5, -3];
    const customers = await Promise.all(Array.from({ length: 4 }, addCustomer));
    const answers = await Promise.all([
      ...customers.map((each) => placeOrder(each, requestOf({ plan, hardware }))),
      ...corrections.map((stockChange) => call('PUT', path, { ...as(admin), body: { stockChange } })),
    ]);
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([
      ...corrections.map(() => 200),
      ...Array(4).fill(201),
    ]);
    expect(await readStock(hardware._id)).toBe(20 + 5 - 3 - 4);
  });

  it('that was read before a sale cannot be set', async () => {
    const [plan, hardware] = [await addPlan(), await addHardware({ countInStock: 20 })];
    const path = `/api/hardwares/${hardware._id}`;
    const { body: read } = await call('GET', path, as(admin));
    await placeOrder(customer, requestOf({ plan, hardware }));
    const set = await call('PUT', path, {
      ...as(admin),
      body: { countInStock: 20, seenAt: read.editedAt },
    });
    expect(set).toMatchObject({ status: 409, body: { code: 'VERSION', current: { countInStock: 19 } } });
    const { updatedAt: seenAt } = set.body.current;
    const counted = await call('PUT', path, { ...as(admin), body: { countInStock: 25, seenAt } });
    expect(counted).toMatchObject({ status: 200, body: { countInStock: 25 } });
  });

  it('that was sold is in nobody’s way who changes the text', async () => {
    const [plan, hardware] = [await addPlan(), await addHardware()];
    const path = `/api/hardwares/${hardware._id}`;
    const { body: read } = await call('PUT', path, { ...as(admin), body: { tagline: 'First' } });
    await placeOrder(customer, requestOf({ plan, hardware }));
    const { status, body } = await call('PUT', path, {
      ...as(admin),
      body: { tagline: 'Second', stockChange: 1, seenAt: read.editedAt },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ tagline: 'Second', countInStock: 10 });
  });

  it.each([
    [{ stockChange: -11 }, 'Only 10 in stock'],
    [{ stockChange: 1.5 }, 'Stock can only change by a whole number'],
    [{ stockChange: 1, countInStock: 3 }, 'Set the stock or change it, not both'],
    [{ countInStock: -1 }, 'Stock can’t be below 0'],
  ])('refuses %o', async (body, message) => {
    const hardware = await addHardware({ countInStock: 10 });
    const answer = await call('PUT', `/api/hardwares/${hardware._id}`, { ...as(admin), body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION', message } });
    expect(await readStock(hardware._id)).toBe(10);
  });
});
