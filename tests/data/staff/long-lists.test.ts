import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { act, addOrder, admin, openOrderScene } from '#tests/support/shop/order-scene.ts';
import { addAdmin, call, db, type Person } from '#tests/support/shop/shop.ts';

openOrderScene();

let colleague: Person;
beforeAll(async () => {
  colleague = await addAdmin();
});

/** Stores many records at once, and removes them after the test. */
async function fill(collection: string, count: number, make: (index: number) => object): Promise<void> {
  const refs = Array.from({ length: count }, () => db.doc(`${collection}/${randomUUID()}`));
  const write = async (change: 'set' | 'delete') => {
    const writer = db.bulkWriter();
    for (const [index, ref] of refs.entries())
      void (change === 'set' ? writer.set(ref, make(index)) : writer.delete(ref));
    await writer.close();
  };
  await write('set');
  onTestFinished(() => write('delete'));
}

it('the last step is named, however much was noted since', async () => {
  const orderId = await addOrder();
  const seen = {
    seenAt: (await call('GET', `/api/orders/${orderId}`, { token: admin.token })).body.editedAt,
  };
  await act(orderId, 'processing', undefined, colleague);
  const at = Timestamp.fromMillis(Date.now() + 1000);
  const note = { at, by: { _id: admin.uid, name: 'Staff' }, action: 'note', changes: [] };
  await fill('audit', 60, () => ({
    ...note,
    record: { kind: 'order', _id: orderId, name: 'An order' },
    recordKey: `order:${orderId}`,
  }));
  const { body } = await act(orderId, 'complete', seen);
  expect(body.message).toContain('set this order to Processing');
});

it('an order takes as many notes as its page shows, and refuses one more', async () => {
  const orderId = await addOrder();
  const note = { orderId, text: 'Called', by: { _id: admin.uid, name: 'Staff' }, createdAt: Timestamp.now() };
  await fill('orderNotes', 299, () => note);
  const add = () =>
    call('POST', `/api/orders/${orderId}/notes`, { token: admin.token, body: { text: 'Called again' } });
  expect((await add()).status).toBe(201);
  const refused = await add();
  expect([refused.status, refused.body.message]).toEqual([
    400,
    'An order holds 300 notes, and this one has them all',
  ]);
  const { body } = await call('GET', `/api/orders/${orderId}/history`, { token: admin.token });
  expect(body.filter(({ kind }: { kind: string }) => kind === 'Note')).toHaveLength(300);
});
