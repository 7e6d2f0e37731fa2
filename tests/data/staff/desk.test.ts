import { addDays } from '@kowhai/domain/time/business-days';
import { formatDate } from '@kowhai/domain/time/date';
import { mendDesk } from '@kowhai/tools/invariants/desk-check';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { atOnce } from '#tests/support/shop/at-once.ts';
import { callInProcess } from '#tests/support/shop/in-process.ts';
import { act, addOrder, admin, customer, openOrderScene, undo } from '#tests/support/shop/order-scene.ts';
import {
  accepted,
  addAdmin,
  app,
  call,
  db,
  type Person,
  runSweep,
  uniqueNetwork,
} from '#tests/support/shop/shop.ts';

openOrderScene();

/** Whose own counts no other test changes. */
let own: Person;
beforeAll(async () => {
  own = await addAdmin();
});

const look = () => accepted(call('GET', '/api/desk', { token: own.token }));
const countMine = async () => (await look()).orders.mine as number;
const assign = (orderId: string, assignee: string | null = own.uid) =>
  call('PUT', `/api/orders/${orderId}/assignee`, { token: own.token, body: { assignee } });
const setDay = (orderId: string, connectionDate: string | null) =>
  call('PUT', `/api/orders/${orderId}`, {
    token: admin.token,
    body: { connectionDate, isDayMeant: true },
  });

/** A connection day that no other test's orders have. */
let ahead = 320;
const newDay = () => addDays(formatDate(new Date().toISOString()), ahead++);
const countDay = async (day: string): Promise<number> =>
  (await look()).orders.connectionDays.find((one: { day: string }) => one.day === day)?.count ?? 0;

const addEnquiry = async (): Promise<string> => {
  const enquiryMessage = 'Where is my order?';
  const body = { firstName: 'Aroha', lastName: 'Desk', email: customer.email, enquiryMessage };
  const sent = await call('POST', '/api/mail/send-enquiry', {
    headers: uniqueNetwork(),
    body: { ...body, enquirySubject: 'Order Status' },
  });
  return sent.body.enquiryId;
};

describe('the desk’s counts', () => {
  it('each connection day counts all its orders, and no other day', async () => {
    const [busy, later] = [newDay(), newDay()];
    for (const day of [busy, busy, later]) {
      const orderId = await addOrder();
      await act(orderId, 'processing');
      await setDay(orderId, day);
    }
    expect([await countDay(busy), await countDay(later)]).toEqual([2, 1]);
    // Also one that still waits is told to a caller.
    await setDay(await addOrder(), later);
    const { booked } = (await look()).orders;
    expect([await countDay(later), booked[busy], booked[later]]).toEqual([1, 2, 2]);
  });

  it('follow an order through each step, an undo and its deletion', async () => {
    const [orderId, day] = [await addOrder(), newDay()];
    const before = await countMine();
    const counted = async () => [(await countMine()) - before, await countDay(day)];
    await assign(orderId);
    expect(await counted()).toEqual([1, 0]);
    const processed = await act(orderId, 'processing');
    await setDay(orderId, day);
    expect(await counted()).toEqual([1, 1]);
    expect((await undo(processed)).status).toBe(409);
    const completed = await act(orderId, 'complete');
    expect(await counted()).toEqual([0, 0]);
    expect((await undo(completed)).status).toBe(200);
    expect(await counted()).toEqual([1, 1]);
    const deleted = await call('DELETE', `/api/orders/${orderId}?outside=stopped`, { token: admin.token });
    expect(deleted.status).toBe(200);
    expect(await counted()).toEqual([0, 0]);
  });

  it('miss none of many steps at the same moment', async () => {
    const before = await countMine();
    const orderIds: string[] = [];
    for (let count = 0; count < 6; count++) orderIds.push(await addOrder());
    await atOnce((index) => assign(orderIds[index] ?? ''));
    expect((await countMine()) - before).toBe(6);
    // Of two who let go of the same order, one changes it.
    await Promise.all([...orderIds, ...orderIds].map((orderId) => assign(orderId, null)));
    expect(await countMine()).toBe(before);
  });

  it('keep the orders of a customer who closed their account', async () => {
    const [orderId, day] = [await addOrder(), newDay()];
    const closed = await call('POST', '/api/users/profile/close', {
      token: customer.token,
      headers: uniqueNetwork(),
      body: { currentPassword: customer.password },
    });
    expect(closed.status).toBe(200);
    await assign(orderId);
    await act(orderId, 'processing');
    await setDay(orderId, day);
    expect(await countDay(day)).toBe(1);
    await assign(orderId, null);
  });

  it('follow an enquiry that is taken on, answered, opened again and expires', async () => {
    const enquiryId = await addEnquiry();
    const change = (path: string, body?: object) =>
      call('PUT', `/api/enquiries/${enquiryId}/${path}`, { token: own.token, ...(body && { body }) });
    const mine = async () => (await look()).enquiries.mine;
    await change('assignee', { assignee: own.uid });
    expect(await mine()).toBe(1);
    await change('answered');
    expect(await mine()).toBe(0);
    await change('unanswered');
    expect(await mine()).toBe(1);
    await db.doc(`enquiries/${enquiryId}`).update({ expiresAt: new Date(0) });
    await runSweep();
    expect((await db.doc(`enquiries/${enquiryId}`).get()).exists).toBe(false);
    expect(await mine()).toBe(0);
  });

  it('are mended where they drifted, whatever was counted meanwhile', async () => {
    const day = newDay();
    const key = `date:${day}`;
    const drift = { _id: 'current', counts: { [key]: 7 } };
    await db.doc('desk/current').set({ counts: { [key]: FieldValue.increment(7) } }, { merge: true });
    const orderId = await addOrder();
    await act(orderId, 'processing');
    await setDay(orderId, day);
    expect(await countDay(day)).toBe(8);
    await mendDesk(app, { desk: [drift], orders: [], enquiries: [] });
    expect(await countDay(day)).toBe(1);
  });

  it('lose no count where the sweep drops the days that count nothing', async () => {
    const day = newDay();
    const empty = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`due:1997-${index}`, 0]));
    const counts = { [`date:${day}`]: FieldValue.increment(3), ...empty };
    await db.doc('desk/current').set({ counts }, { merge: true });
    await runSweep();
    expect(await countDay(day)).toBe(3);
    expect((await db.doc('desk/current').get()).get('counts')).not.toHaveProperty(['due:1997-1']);
    const drift = { _id: 'current', counts: { [`date:${day}`]: 3 } };
    await mendDesk(app, { desk: [drift], orders: [], enquiries: [] });
  });
});

it('a poll names no person, and learns which record changed last', async () => {
  const orderId = await addOrder();
  const before = await look();
  await assign(orderId);
  const after = await call('GET', '/api/desk', { token: own.token });
  expect(after.body.changes).toBeGreaterThan(before.changes);
  expect(Object.keys(after.body.latest).toSorted()).toEqual(['_id', 'at', 'by', 'record']);
  expect(Object.keys(after.body.latest.record).toSorted()).toEqual(['_id', 'kind']);
  expect(after.text).not.toMatch(/Tester|@kowhai/);
  await assign(orderId, null);
});

it('a session that ended is refused everywhere at once, and polls half a minute longer at most', async () => {
  const leaving = await addAdmin();
  const ask = async (path: string) => (await callInProcess('GET', path, { token: leaving.token })).status;
  expect(await ask('/api/desk')).toBe(200);
  await call('POST', '/api/users/logout/everywhere', { token: leaving.token });
  expect(await ask('/api/dashboard')).toBe(401);
  vi.setSystemTime(Date.now() + 30_000);
  onTestFinished(() => void vi.useRealTimers());
  expect(await ask('/api/desk')).toBe(401);
});
