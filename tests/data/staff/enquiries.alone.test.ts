import { compareCounts, listOrderCounts } from '@kowhai/domain/desk/desk-counts';
import type { Order } from '@kowhai/domain/orders/order';
import { workAtOf } from '@kowhai/domain/orders/promised-days';
import { addDays } from '@kowhai/domain/time/business-days';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { days, readToday } from '#tests/support/shop/days.ts';
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
  requestOf,
  uniqueId,
  uniqueNetwork,
} from '#tests/support/shop/shop.ts';

const today = await readToday();
let admin: Person;

beforeAll(async () => {
  admin = await addAdmin();
});

const as = (person: Person) => ({ token: person.token });

describe('enquiries', () => {
  const email = `${uniqueId('asker')}@kowhai.example`;
  const surname = `Asker${uniqueId('').replaceAll('-', '')}`;
  let ids: string[] = [];

  const list = async (query: string) => {
    const { body } = await call('GET', `/api/enquiries?${query}`, as(admin));
    return body.map((enquiry: { _id: string }) => enquiry._id);
  };

  beforeAll(async () => {
    for (const enquirySubject of ['General Enquiry', 'Order Status', 'Technical Support']) {
      const body = {
        firstName: 'Wiremu',
        lastName: surname,
        email,
        enquirySubject,
        enquiryMessage: `About ${enquirySubject}`,
      };
      const answer = await call('POST', '/api/mail/send-enquiry', { body, headers: uniqueNetwork() });
      ids = [answer.body.enquiryId, ...ids];
    }
  });

  it('are listed, those that wait the oldest first, by person, words and whether they are answered', async () => {
    expect(await list(`email=${email}`)).toEqual(ids);
    expect(await list(`q=${surname} technical`)).toEqual(ids.slice(0, 1));
    expect(await list(`q=${surname}&status=Answered`)).toEqual([]);
    expect(await list(`q=${surname}`)).toEqual(ids);
    expect(await list(`q=${surname}&status=Unanswered&limit=2`)).toEqual(ids.toReversed().slice(0, 2));
  });

  it('are read whole, and tell nobody how long they are kept', async () => {
    const { body } = await call('GET', `/api/enquiries/${ids[0]}`, as(admin));
    expect(body).toMatchObject({
      _id: ids[0],
      email,
      enquirySubject: 'Technical Support',
      isAnswered: false,
    });
    expect(body).not.toHaveProperty('expiresAt');
    expect((await call('GET', '/api/enquiries/nothing', as(admin))).status).toBe(404);
  });

  it('are marked as answered and opened again, with who and when', async () => {
    const path = `/api/enquiries/${ids[1]}`;
    const answered = await call('PUT', `${path}/answered`, as(admin));
    expect(answered.body).toMatchObject({
      isAnswered: true,
      answeredBy: { _id: admin.uid, name: 'Staff Tester' },
    });
    const again = await call('PUT', `${path}/answered`, as(await addAdmin()));
    expect(again.body.answeredAt).toBe(answered.body.answeredAt);
    expect(await list(`email=${email}&status=Answered`)).toEqual([ids[1]]);
    const reopened = await call('PUT', `${path}/unanswered`, as(admin));
    expect(reopened.body).not.toHaveProperty('answeredAt');
    const trail = await call('GET', `/api/audit?record=enquiry:${ids[1]}`, as(admin));
    expect(trail.body.map((entry: { action: string }) => entry.action)).toEqual(['reopen', 'answer']);
  });
});

describe('the dashboard', () => {
  const look = () => accepted(call('GET', '/api/dashboard', as(admin)));
  const countDesk = () => accepted(call('GET', '/api/desk', as(admin)));

  /** Writes what no call may, and what is derived from it: its place in lists, and the desk's counts. */
  async function changeBeside(id: string, fields: object) {
    const read = () => accepted(call('GET', `/api/orders/${id}`, as(admin)));
    const before = listOrderCounts(await read());
    await db.doc(`orders/${id}`).update({ ...fields });
    const after = await read();
    await db.doc(`orders/${id}`).update({ workAt: new Date(workAtOf(after)) });
    const changed = Object.entries(compareCounts(before, listOrderCounts(after)));
    const counts = Object.fromEntries(changed.map(([key, by]) => [key, FieldValue.increment(by)]));
    await db.doc('desk/current').set({ counts }, { merge: true });
  }

  it('counts what is late and due today, as the lists do, and puts the late ones before a large one', async () => {
    const listDue = async (due: string) =>
      (await call('GET', `/api/orders?due=${due}&limit=200`, as(admin))).body.map(
        ({ _id }: { _id: string }) => _id,
      );
    const countDue = async (due: string) =>
      (await accepted(call('GET', `/api/orders/count?due=${due}`, as(admin)))).count;
    const { orders: before } = await countDesk();
    const customer = await addCustomer();
    const plan = await addPlan();
    const place = async () => (await placeOrder(customer, requestOf({ plan }))).body._id;
    const [fresh, old, connected, todays] = [await place(), await place(), await place(), await place()];
    const hardware = await addHardware({ countInStock: 10 });
    const large = (await placeOrder(customer, requestOf({ plan, hardware, qty: 5 }))).body._id;
    const setDay = (id: string, connectionDate: string) =>
      call('PUT', `/api/orders/${id}`, { ...as(admin), body: { connectionDate } });
    // Staff can promise working days only, and today may be a day off.
    for (const id of [connected, todays]) {
      await call('PUT', `/api/orders/${id}/processing`, as(admin));
      await setDay(id, days.first);
    }
    await changeBeside(todays, { connectionDate: today });
    await changeBeside(old, { createdAt: new Date('2020-01-06T00:00:00Z') });
    await changeBeside(connected, { connectionDate: addDays(today, -1) });

    const { orders: after } = await countDesk();
    const { submitted, processing } = before.byStatus;
    expect(after).toMatchObject({
      byStatus: { submitted: submitted + 3, processing: processing + 2 },
      late: before.late + 2,
      today: before.today + 1,
    });
    const listed = (await look()).first;
    expect(listed[0]).toMatchObject({ _id: old, due: { what: 'review' }, isWarned: false });
    const [first, next] = [connected, large].map((id) => listed.findIndex(({ _id }: Order) => _id === id));
    expect(next).toBeGreaterThan(first);
    expect(listed[next]).toMatchObject({ isLarge: true, isWarned: true });
    const [late, due] = [await listDue('late'), await listDue('today')];
    expect(late.slice(0, 1)).toEqual([old]);
    expect(late).toEqual(expect.arrayContaining([old, connected]));
    expect(due).toContain(todays);
    expect([...late, ...due]).not.toContain(fresh);
    expect([await countDue('late'), await countDue('today')]).toEqual([after.late, after.today]);
    for (const id of [old, connected, large]) await call('DELETE', `/api/orders/${id}`, as(admin));
  });

  it('counts and adds up the same orders of each of the last 14 days, none of them cancelled', async () => {
    const before = await look();
    const [plan, customer] = [await addPlan({ price: 64.99 }), await addCustomer()];
    await placeOrder(customer, requestOf({ plan }));
    const { body: cancelled } = await placeOrder(customer, requestOf({ plan }));
    const reason = 'I ordered by mistake';
    await call('PUT', `/api/orders/${cancelled._id}/cancelled`, { ...as(customer), body: { reason } });
    const after = await look();
    expect(after.days.map(({ day }: { day: string }) => day)).toEqual(
      Array.from({ length: 14 }, (_, index) => addDays(today, index - 13)),
    );
    expect(after.days[13].orders).toBe(before.days[13].orders + 1);
    expect(after.days[13].revenue).toBeCloseTo(before.days[13].revenue + 64.99, 2);
  });

  it('shows what runs out, and who waits for an answer, too long as well', async () => {
    const countLate = async () =>
      (await accepted(call('GET', '/api/enquiries/count?status=Unanswered&due=late', as(admin)))).count;
    const [{ enquiries: before }, lateBefore] = [await countDesk(), await countLate()];
    const [empty, low, plenty, draft] = [
      await addHardware({ countInStock: 0 }),
      await addHardware({ countInStock: 3 }),
      await addHardware({ countInStock: 4 }),
      await addHardware({ countInStock: 0, isPublished: false }),
    ];
    const body = {
      firstName: 'Wiremu',
      lastName: 'Asker',
      email: `${uniqueId('asker')}@kowhai.example`,
      enquirySubject: 'General Enquiry',
      enquiryMessage: 'Do you come to Ōtaki?',
    };
    const sent = await call('POST', '/api/mail/send-enquiry', { body, headers: uniqueNetwork() });
    const dayBefore = Timestamp.fromMillis(Date.now() - 25 * 3_600_000);
    await db.doc(`enquiries/${sent.body.enquiryId}`).update({ createdAt: dayBefore });
    const late = await call('GET', '/api/enquiries?due=late', { token: admin.token });
    expect(late.body.map(({ _id }: { _id: string }) => _id)).toContain(sent.body.enquiryId);
    const after = await look();
    const shown = after.lowStock.map((item: { _id: string }) => item._id);
    expect(shown).toEqual(expect.arrayContaining([empty._id, low._id]));
    expect(shown).not.toContain(plenty._id);
    expect(shown).not.toContain(draft._id);
    expect((await countDesk()).enquiries.Unanswered).toBe(before.Unanswered + 1);
    expect(await countLate()).toBe(lateBefore + 1);
  });
});
