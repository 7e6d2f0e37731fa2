import { quickFilter } from '@kowhai/domain/search/quick-filters';
import { beforeAll, describe, expect, it } from 'vitest';
import { days, inWords } from '#tests/support/shop/days.ts';
import {
  accepted,
  addAdmin,
  addPerson,
  addPlan,
  call,
  db,
  type Person,
  placeOrder,
  requestOf,
  uniqueId,
} from '#tests/support/shop/shop.ts';

let admin: Person;
let customer: Person;
const surname = `Staff${uniqueId('').replaceAll('-', '')}`;
/** The oldest first; placed on the 1st to the 5th of March 2026. */
const orders: string[] = [];

beforeAll(async () => {
  [admin, customer] = await Promise.all([addAdmin(), addPerson({ lastName: surname })]);
  const plan = await addPlan();
  for (let day = 1; day <= 5; day++) {
    const { body } = await placeOrder(customer, requestOf({ plan }));
    orders.push(body._id);
    // One minute past midnight in New Zealand, which is the day before in UTC.
    await db
      .doc(`orders/${body._id}`)
      .update({ createdAt: new Date(Date.UTC(2026, 1, 28, 11, 1) + (day - 1) * 86_400_000) });
  }
});

const as = (person: Person) => ({ token: person.token });
const list = async (query: string) => {
  const { body } = await call('GET', `/api/orders?q=${surname}&${query}`, as(admin));
  return body.map((order: { _id: string }) => order._id);
};

describe('the list of orders', () => {
  it('is filtered by days as they are in New Zealand, both included', async () => {
    expect(await list('from=2026-03-02&to=2026-03-04')).toEqual(orders.slice(1, 4).toReversed());
    expect(await list('to=2026-03-01')).toEqual(orders.slice(0, 1));
    expect(await list('from=2026-03-05')).toEqual(orders.slice(4));
    expect(await list('from=2026-03-06')).toEqual([]);
  });

  it('finds what was ordered although coverage said that it is not there yet', async () => {
    const lastName = `Far${uniqueId('').replaceAll('-', '')}`;
    const [person, plan] = await Promise.all([addPerson({ lastName }), addPlan({ category: 'fibre' })]);
    const request = requestOf({ plan });
    const kaitaia = { city: 'RD 2, Kaitaia', region: 'Northland', postalCode: '0482' };
    const serviceAddress = { ...request.serviceAddress, ...kaitaia };
    const far = await placeOrder(person, { ...request, serviceAddress });
    await placeOrder(person, request);
    const only = encodeURIComponent(quickFilter.beyondCoverage);
    const { body } = await call('GET', `/api/orders?q=${lastName}&only=${only}`, as(admin));
    expect(body.map((order: { _id: string }) => order._id)).toEqual([far.body._id]);
  });

  it('can begin with the oldest, page by page', async () => {
    const first = await call('GET', `/api/orders?q=${surname}&sort=oldest&limit=3`, as(admin));
    const cursor = first.headers.get('x-next-cursor');
    const second = await call(
      'GET',
      `/api/orders?q=${surname}&sort=oldest&limit=3&cursor=${cursor}`,
      as(admin),
    );
    const seen = [...first.body, ...second.body].map((order: { _id: string }) => order._id);
    expect(seen).toEqual(orders);
    expect(second.headers.get('x-next-cursor')).toBeNull();
  });

  it('of one person takes the other filters too', async () => {
    const path = `/api/orders?user=${customer.uid}`;
    expect((await call('GET', path, as(admin))).body).toHaveLength(5);
    expect((await call('GET', `${path}&status=Completed`, as(admin))).body).toEqual([]);
    expect(
      (await call('GET', `${path}&status=Submitted&q=karori&to=2026-03-02`, as(admin))).body,
    ).toHaveLength(2);
  });

  it('says how many there are', async () => {
    const count = (query: string) => accepted(call('GET', `/api/orders/count?${query}`, as(admin)));
    expect(await count(`q=${surname}`)).toEqual({ count: 5, isMore: false });
    expect(await count(`q=${surname}&status=Submitted&from=2026-03-03`)).toEqual({ count: 3, isMore: false });
    expect(await count(`q=${surname} karori`)).toEqual({ count: null, isMore: false });
  });

  it.each([
    'from=2026-02-30',
    'to=yesterday',
    'sort=dearest',
    'status=Lost',
    'user=a/b',
    'from=0000-01-01',
    'q=aroha&sort=-total',
    'only=note:&sort=updated',
  ])('refuses %s', async (query) => {
    const { status, body } = await call('GET', `/api/orders?${query}`, as(admin));
    expect([status, body.code]).toEqual([400, 'VALIDATION']);
  });
});

describe('notes', () => {
  it('are written about an order and stay among staff', async () => {
    const path = `/api/orders/${orders[0]}/notes`;
    const text = 'Rang twice.\nCall again on Monday <b>after</b> five.';
    const { status, body } = await call('POST', path, { ...as(admin), body: { text, by: 'x' } });
    expect(status).toBe(201);
    expect(body).toMatchObject({ text, orderId: orders[0], by: { _id: admin.uid, name: 'Staff Tester' } });
    await call('POST', path, { ...as(admin), body: { text: 'Done' } });
    const history = await call('GET', `/api/orders/${orders[0]}/history`, as(admin));
    const notes = history.body.filter(({ kind }: { kind: string }) => kind === 'Note');
    expect(notes.map((it: { note: { text: string } }) => it.note.text)).toEqual(['Done', text]);
    const seen = await call('GET', `/api/orders/${orders[0]}`, as(customer));
    expect(seen.status).toBe(200);
    expect(seen.text).not.toContain('Rang twice');
    expect((await call('GET', `/api/orders/${orders[0]}/history`, as(customer))).status).toBe(403);
  });

  it('need an order and a text', async () => {
    const body = { text: 'Hello' };
    expect((await call('POST', '/api/orders/no-such-order/notes', { ...as(admin), body })).status).toBe(404);
    const empty = await call('POST', `/api/orders/${orders[0]}/notes`, { ...as(admin), body: { text: ' ' } });
    expect(empty).toMatchObject({ status: 400, body: { fields: { text: 'Write a note' } } });
  });
});

describe('what staff correct on an order', () => {
  const change = (body: object, token = admin.token) =>
    call('PUT', `/api/orders/${orders[2]}`, { token, body });

  it('is seen by the customer, found by a search, and told by the trail', async () => {
    const serviceAddress = {
      address: '7 Mānuka Lane',
      city: `Town${uniqueId('').replaceAll('-', '')}`,
      region: 'Otago',
      postalCode: '9016',
      country: 'New Zealand',
    };
    const { status, body } = await change({ serviceAddress, connectionDate: days.first });
    expect([status, body.connectionDate]).toEqual([200, days.first]);
    const read = await call('GET', `/api/orders/${orders[2]}`, { token: customer.token });
    expect(read.body).toMatchObject({
      serviceAddress,
      connectionDate: days.first,
      hasPostcodeMismatch: false,
    });
    const found = await call('GET', `/api/orders?q=${serviceAddress.city}`, as(admin));
    expect(found.body.map(({ _id }: { _id: string }) => _id)).toEqual([orders[2]]);

    expect((await change({ connectionDate: null })).body.connectionDate).toBeNull();
    // Nothing is different, so nothing is told.
    await change({ serviceAddress, connectionDate: null });
    const trail = await call('GET', `/api/audit?record=order:${orders[2]}`, as(admin));
    const updates = trail.body.filter(({ action }: { action: string }) => action === 'update');
    expect(updates.map((entry: { changes: object[] }) => entry.changes)).toEqual([
      [{ field: 'connectionDate', from: days.first, to: null }],
      [
        {
          field: 'serviceAddress',
          from: '12 Rātā Street, Karori, Wellington 6012',
          to: `7 Mānuka Lane, ${serviceAddress.city}, Otago 9016`,
        },
        { field: 'connectionDate', from: null, to: days.first },
      ],
    ]);
  });

  it('overwrites nothing that was stored since it was last read', async () => {
    const { body: read } = await call('GET', `/api/orders/${orders[2]}`, as(admin));
    const correct = (address: string) =>
      change({ serviceAddress: { ...read.serviceAddress, address }, seenAt: read.editedAt });
    const answers = await Promise.all([correct('8 Mānuka Lane'), correct('9 Mānuka Lane')]);
    const [first, second] = answers.toSorted((a, b) => a.status - b.status);
    expect([first?.status, second?.status, second?.body.code]).toEqual([200, 409, 'VERSION']);
    expect(second?.body.current).toEqual(first?.body);
    expect(second?.body.message).toMatch(/ edited the service address on .*, so your change wasn’t saved\.$/);
  });

  it('says who did what where a date is set on an order that has changed since', async () => {
    const placed = await placeOrder(customer, requestOf({ plan: await addPlan() }));
    const path = `/api/orders/${placed.body._id}`;
    const colleague = await addPerson({ isAdmin: true, firstName: 'Hana', lastName: 'Colleague' });
    const arrange = (body: object, by = admin) => call('PUT', path, { token: by.token, body });
    const { editedAt: seenAt } = (await call('GET', path, as(admin))).body;
    await arrange({ connectionDate: days.first, seenAt }, colleague);
    const dated = await arrange({ connectionDate: days.second, seenAt });
    expect([dated.status, dated.body.code]).toEqual([409, 'VERSION']);
    expect(dated.body.message).toContain(
      `Hana Colleague set the connection date to ${inWords(days.first)} on `,
    );
    const read = { connectionDate: days.second, seenAt: dated.body.current.editedAt };
    await call('PUT', `${path}/processing`, { token: colleague.token });
    const stepped = await arrange(read);
    expect(stepped.body.message).toContain('Hana Colleague set this order to Processing on ');
    // What the customer answers meanwhile refuses nothing.
    await call('PUT', `${path}/setup`, { token: customer.token, body: { fibreBox: 'yes' } });
    const { current } = stepped.body;
    const answer = await arrange({ ...read, seenAt: current.editedAt });
    expect([answer.status, answer.body.connectionDate]).toEqual([200, days.second]);
    expect(answer.body.setup).toEqual({ fibreBox: 'yes' });
  });

  it('is refused where nobody can be connected, on a day gone by or far away, and to customers', async () => {
    const poBox = { address: 'PO Box 12', city: 'Karori', region: 'Wellington', postalCode: '6012' };
    expect((await change({ serviceAddress: poBox })).body.fields).toHaveProperty('serviceAddress.address');
    for (const connectionDate of ['2020-01-01', days.inNextYear])
      expect((await change({ connectionDate, isDayMeant: true })).body.fields).toHaveProperty(
        'connectionDate',
      );
    expect((await change({ connectionDate: days.first }, customer.token)).status).toBe(403);
  });

  it('is refused for a cancelled order, of which nothing is connected', async () => {
    const { body } = await placeOrder(customer, requestOf({ plan: await addPlan() }));
    const path = `/api/orders/${body._id}`;
    const reason = 'Requested by phone or email';
    await call('PUT', `${path}/cancelled-by-staff`, { ...as(admin), body: { reason } });
    const { editedAt: seenAt } = (await call('GET', path, as(admin))).body;
    const dated = { connectionDate: days.first, seenAt };
    const refused = await call('PUT', path, { ...as(admin), body: dated });
    expect([refused.status, refused.body.code]).toEqual([409, 'BAD_TRANSITION']);
    expect((await call('GET', path, as(admin))).body.connectionDate).toBeNull();
  });
});

it('the trail of an order tells each step and who took it', async () => {
  const path = `/api/orders/${orders[4]}`;
  await call('PUT', `${path}/processing`, as(admin));
  await call('PUT', `${path}/processing`, as(admin));
  await call('PUT', `${path}/complete`, as(admin));
  await call('DELETE', path, as(admin));
  const { body } = await call('GET', `/api/audit?record=order:${orders[4]}`, as(admin));
  expect(body.map((entry: { action: string }) => entry.action)).toEqual(['delete', 'complete', 'process']);
  expect(body[2]).toMatchObject({
    by: { _id: admin.uid },
    changes: [{ field: 'status', from: 'Submitted', to: 'Processing' }],
  });
  expect((await call('GET', '/api/audit?record=order:a/b', as(admin))).status).toBe(400);
});

it('deleting an order that is not completed deletes its notes', async () => {
  await call('POST', `/api/orders/${orders[3]}/notes`, { ...as(admin), body: { text: 'Hello' } });
  await call('DELETE', `/api/orders/${orders[3]}`, as(admin));
  expect((await db.collection('orderNotes').where('orderId', '==', orders[3]).get()).size).toBe(0);
});
