import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listMails } from '#tests/support/shop/mails.ts';
import {
  addAdmin,
  addCustomer,
  addHardware,
  addPerson,
  addPlan,
  auth,
  call,
  db,
  type Person,
  placeOrder,
  readStock,
  requestOf,
  runSweep,
  uniqueId,
  until,
} from '#tests/support/shop/shop.ts';

let admin: Person;
let customer: Person;
let plan: Awaited<ReturnType<typeof addPlan>>;

beforeAll(async () => {
  [admin, customer, plan] = await Promise.all([addAdmin(), addCustomer(), addPlan()]);
});

const damaged: string[] = [];

// No other test is to meet what was damaged here.
afterEach(async () => {
  for (const path of damaged.splice(0)) await db.doc(path).delete();
});

/** Stores a record that does not fit. */
async function damage(path: string, change: Record<string, unknown>): Promise<void> {
  damaged.push(path);
  await db.doc(path).set(change, { merge: true });
}

const get = (path: string, person = admin) => call('GET', path, { token: person.token });
const idsOf = (list: { _id: string }[]) => list.map(({ _id }) => _id);

describe('a plan whose price is a text', () => {
  it('steps aside in the list; asked for alone it says that it is damaged', async () => {
    const [whole, broken] = [await addPlan({ price: 1.5 }), await addPlan({ price: 1.6 })];
    await damage(`products/${broken._id}`, { price: 'free' });
    const list = await get('/api/products?limit=200');
    expect(list.status).toBe(200);
    expect(idsOf(list.body)).toContain(whole._id);
    expect(idsOf(list.body)).not.toContain(broken._id);

    const one = await get(`/api/products/${broken._id}`);
    expect([one.status, one.body.code]).toEqual([500, 'UNREADABLE']);
    expect(one.body.message).toContain('damaged');
  });

  it('cannot be ordered, and is named as gone', async () => {
    const broken = await addPlan();
    await damage(`products/${broken._id}`, { price: 'free' });
    const { status, body } = await placeOrder(customer, requestOf({ plan: broken }));
    expect([status, body.code]).toEqual([409, 'GONE']);
  });
});

describe('an order that lacks a field', () => {
  it('takes no other of its owner’s along, nor of the staff’s, on any page', async () => {
    const owner = await addCustomer();
    const placed: string[] = [];
    for (let count = 0; count < 5; count++) {
      placed.unshift((await placeOrder(owner, requestOf({ plan }))).body._id);
    }
    for (const index of [0, 2]) await damage(`orders/${placed[index]}`, { modemNeeded: FieldValue.delete() });
    const whole = [placed[1], placed[3], placed[4]];

    const own = await get('/api/orders/myorders', owner);
    expect([own.status, idsOf(own.body)]).toEqual([200, whole]);
    const first = await get(`/api/orders?user=${owner.uid}&limit=2`);
    const cursor = first.headers.get('x-next-cursor');
    const second = await get(`/api/orders?user=${owner.uid}&limit=2&cursor=${cursor}`);
    expect([...idsOf(first.body), ...idsOf(second.body)]).toEqual(whole);
    expect((await get('/api/dashboard')).status).toBe(200);
    expect((await get('/api/users/profile/data', owner)).status).toBe(200);
    expect((await get(`/api/orders/${placed[0]}`, owner)).body.code).toBe('UNREADABLE');
  });
});

describe('the sweep', () => {
  it('gets past mails that cannot be read, however many are at the head of the queue', async () => {
    const { body } = await placeOrder(customer, requestOf({ plan }));
    const mailId = `confirm-order_${body._id}`;
    const sent = (await until(() => db.doc(`outbox/${mailId}`).get())).data() ?? {};
    for (let count = 0; count < 40; count++) {
      const dueAt = Timestamp.fromMillis(1_000_000_000_000 + count);
      await damage(`outbox/${uniqueId('broken')}`, {
        ...sent,
        job: { kind: 'nobody knows' },
        state: 'queued',
        dueAt,
      });
    }
    const again = uniqueId('whole');
    await db
      .doc(`outbox/${again}`)
      .set({ ...sent, state: 'queued', dueAt: Timestamp.fromMillis(Date.now() - 1000) });

    await runSweep();
    await until(async () => (await listMails(again)).length === 1);
    await db.doc(`outbox/${again}`).delete();
  });

  it('brings an account in line although another’s record cannot be read', async () => {
    const [broken, person] = [await addCustomer(), await addPerson({ isAdmin: true })];
    await auth.setCustomUserClaims(person.uid, null);
    await damage(`users/${broken.uid}`, { isAdmin: 'perhaps' });
    await damage(`pendingAuthSyncs/${broken.uid}`, { dueAt: Timestamp.fromMillis(1_000_000_000_000) });
    await db.doc(`pendingAuthSyncs/${person.uid}`).set({ dueAt: Timestamp.fromMillis(1_000_000_000_001) });

    await runSweep();
    expect((await auth.getUser(person.uid)).customClaims).toEqual({ isAdmin: true });
    expect((await db.doc(`pendingAuthSyncs/${person.uid}`).get()).exists).toBe(false);
    expect((await db.doc(`pendingAuthSyncs/${broken.uid}`).get()).exists).toBe(true);
  });

  it('removes what was uploaded although another note of an upload cannot be read', async () => {
    const [broken, whole] = [uniqueId('upload'), uniqueId('upload')];
    await damage(`uploads/${broken}`, { dueAt: Timestamp.fromMillis(1_000_000_000_000), files: 'none' });
    const dueAt = Timestamp.fromMillis(1_000_000_000_001);
    await db.doc(`uploads/${whole}`).set({ dueAt, path: `images/${whole}.webp`, files: [] });

    await runSweep();
    expect((await db.doc(`uploads/${whole}`).get()).exists).toBe(false);
    expect((await db.doc(`uploads/${broken}`).get()).exists).toBe(true);
  });
});

describe('an order that is deleted', () => {
  it('may lift the stock above what staff can enter, and the item is still read', async () => {
    const hardware = await addHardware({ countInStock: 50 });
    const { body } = await placeOrder(customer, requestOf({ plan, hardware, qty: 40 }));
    await db.doc(`hardwares/${hardware._id}`).update({ countInStock: 100_000 });
    const deleted = await call('DELETE', `/api/orders/${body._id}`, { token: admin.token });
    expect(deleted.status).toBe(200);
    expect(await readStock(hardware._id)).toBe(100_040);

    const path = `/api/hardwares/${hardware._id}`;
    expect((await get(path)).body.countInStock).toBe(100_040);
    expect(idsOf((await get('/api/hardwares?limit=200')).body)).toContain(hardware._id);
    const change = (stockChange: number) => call('PUT', path, { token: admin.token, body: { stockChange } });
    expect((await change(-20)).body.countInStock).toBe(100_020);
    expect((await change(1)).body.message).toBe('Stock is too high');
  });
});
