import { quickFilter } from '@kowhai/domain/search/quick-filters';
import { addDays } from '@kowhai/domain/time/business-days';
import { beforeAll, describe, expect, it } from 'vitest';
import { readToday } from '#tests/support/shop/days.ts';
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
  uniqueNetwork,
} from '#tests/support/shop/shop.ts';

let admin: Person;
let colleague: Person;
let customer: Person;
let plan: Awaited<ReturnType<typeof addPlan>>;
let hardware: Awaited<ReturnType<typeof addHardware>>;
const word = `Zy${uniqueId('').replaceAll('-', '').slice(0, 8)}`;
// Without a 6, as a part that begins with 0064 is taken for a number from abroad.
const digits = Array.from({ length: 8 }, () => Math.floor(Math.random() * 6)).join('');
const today = await readToday();

beforeAll(async () => {
  [admin, colleague, customer, plan, hardware] = await Promise.all([
    addAdmin(),
    addAdmin(),
    addPerson({ lastName: word, phone: `021 ${digits.slice(0, 4)} ${digits.slice(4)}` }),
    addPlan({ name: `${word} plan` }),
    addHardware({ name: `${word}x mesh` }),
  ]);
});

async function place(): Promise<string> {
  return (await placeOrder(customer, requestOf({ plan, hardware }))).body._id;
}

const send = (method: string, path: string, body?: unknown, by = admin) =>
  call(method, `/api/orders/${path}`, { token: by.token, ...(body !== undefined && { body }) });

/** The ids of the orders that a list finds, by its query. */
async function list(query: Record<string, string>, by = admin): Promise<string[]> {
  const { body } = await call('GET', `/api/orders?${new URLSearchParams(query)}`, { token: by.token });
  return body.map(({ _id }: { _id: string }) => _id);
}

const own = () => quickFilter.item(plan._id);

it('an order is found by any digits of the phone number, by plan, hardware, street and town, in list and palette', async () => {
  const id = await place();
  const { phone } = (await db.doc(`users/${customer.uid}`).get()).data() ?? {};
  for (const q of [
    phone,
    `+64 21${digits}`,
    digits.slice(1, 7),
    digits.slice(-4),
    `${digits.slice(2, 5)} ${digits.slice(5)}`,
    `${word} plan`,
    `${word}x`,
    `rata karori ${word}`,
  ]) {
    expect(await list({ q }), q).toContain(id);
    const found = await call('GET', `/api/search?q=${encodeURIComponent(q)}`, { token: admin.token });
    expect(found.body.orders, q).toContainEqual(
      expect.objectContaining({ _id: id, plan: `${word} plan`, town: 'Karori' }),
    );
  }
  const wrong = digits.replace(/.$/, (last) => String((Number(last) + 1) % 10));
  expect(await list({ q: wrong })).not.toContain(id);
});

describe('an order that someone sees to', () => {
  it('is found by them among the others, and its customer reads neither name nor id', async () => {
    const [mine, theirs, nobodys] = [await place(), await place(), await place()];
    await send('PUT', `${mine}/assignee`, { assignee: admin.uid });
    await send('PUT', `${theirs}/assignee`, { assignee: colleague.uid });
    const only = `${own()},${quickFilter.mine}`;
    expect(await list({ only })).toEqual([mine]);
    expect(await list({ only }, colleague)).toEqual([theirs]);
    expect(await list({ only: own() })).toEqual(expect.arrayContaining([mine, theirs, nobodys]));

    const stored = JSON.stringify((await db.doc(`orders/${mine}`).get()).data());
    expect(stored).not.toContain(admin.uid);
    expect(stored).not.toContain('Staff');
    const [{ body: order }, { body: colleagues }] = await Promise.all([
      send('GET', mine),
      call('GET', '/api/users/colleagues', { token: admin.token }),
    ]);
    expect(colleagues).toContainEqual({
      _id: admin.uid,
      name: 'Staff Tester',
      key: order.assigneeKey,
      isYou: true,
    });

    // It is handed to a colleague, then nobody has it.
    await send('PUT', `${mine}/assignee`, { assignee: colleague.uid });
    expect(await list({ only })).toEqual([]);
    const { body: freed } = await send('PUT', `${mine}/assignee`, { assignee: null });
    expect(freed.assigneeKey).toBeUndefined();
    const trail = await call('GET', `/api/audit?record=order:${mine}`, { token: admin.token });
    expect(trail.body.map(({ action }: { action: string }) => action)).toEqual([
      'unassign',
      'assign',
      'assign',
    ]);
  });

  it('is assigned by staff, to staff alone', async () => {
    const id = await place();
    const toCustomer = { assignee: customer.uid };
    expect((await send('PUT', `${id}/assignee`, toCustomer, customer)).status).toBe(403);
    expect((await send('PUT', `${id}/assignee`, toCustomer)).status).toBe(400);
    expect((await call('GET', '/api/users/colleagues', { token: customer.token })).status).toBe(403);
    expect((await send('PUT', 'nothing/assignee', { assignee: admin.uid })).status).toBe(404);
  });
});

it('a note makes its order one of those that have a note', async () => {
  const [noted, other] = [await place(), await place()];
  const only = `${own()},${quickFilter.noted}`;
  expect(await list({ only })).not.toContain(noted);
  for (const text of ['Rang at ten', 'Rang at eleven']) await send('POST', `${noted}/notes`, { text });
  expect(await list({ only })).toContain(noted);
  expect(await list({ only })).not.toContain(other);
  expect((await send('GET', noted)).body.hasNote).toBe(true);
});

it('each status is listed as it is worked through', async () => {
  const [another, other] = await Promise.all([addPerson(), addPlan()]);
  const goods = requestOf({ plan: other });
  const only = quickFilter.item(other._id);
  const ids: string[] = [];
  for (let count = 0; count < 4; count++) ids.push((await placeOrder(another, goods)).body._id);
  const [a = '', b = '', c = '', d = ''] = ids;
  expect(await list({ only, status: 'submitted', sort: 'work' })).toEqual([a, b, c, d]);

  for (const id of ids) await send('PUT', `${id}/processing`);
  const [soon, later] = [addDays(today, 3), addDays(today, 9)];
  await send('PUT', a, { connectionDate: later, isDayMeant: true });
  await send('PUT', b, { connectionDate: soon, isDayMeant: true });
  expect(await list({ only, status: 'processing', sort: 'work' })).toEqual([b, c, d, a]);
  expect(await list({ only: `${only},${quickFilter.connectionDate(null)}` })).toEqual([d, c]);
  expect(await list({ only: `${only},${quickFilter.connectionDate(soon)}` })).toEqual([b]);

  for (const id of [b, a]) await send('PUT', `${id}/complete`);
  // A later correction moves nothing.
  await send('PUT', b, { connectionDate: later, isDayMeant: true });
  expect(await list({ only, status: 'completed', sort: 'work' })).toEqual([a, b]);
});

it('an enquiry is taken on, found by who has it, and let go', async () => {
  const sent = await call('POST', '/api/mail/send-enquiry', {
    headers: uniqueNetwork(),
    body: {
      firstName: 'Aroha',
      lastName: word,
      email: customer.email,
      enquirySubject: 'Order Status',
      enquiryMessage: 'Where is it?',
    },
  });
  const id: string = sent.body.enquiryId;
  const listMine = async (by: Person) => {
    const query = new URLSearchParams({ only: quickFilter.mine, status: 'Unanswered' });
    const { body } = await call('GET', `/api/enquiries?${query}`, { token: by.token });
    return body.map(({ _id }: { _id: string }) => _id);
  };
  const assign = (assignee: string | null) =>
    call('PUT', `/api/enquiries/${id}/assignee`, { token: admin.token, body: { assignee } });
  expect((await assign(admin.uid)).body.assigneeKey).toMatch(/^[\w-]{16}$/);
  expect([await listMine(admin), await listMine(colleague)]).toEqual([[id], []]);
  await assign(null);
  expect(await listMine(admin)).toEqual([]);
});
