import { describe, expect, it } from 'vitest';
import { days } from '#tests/support/shop/days.ts';
import { deliver, keepBack, readMail } from '#tests/support/shop/mails.ts';
import {
  act,
  addOrder,
  admin,
  customer,
  openOrderScene,
  plan,
  undo,
} from '#tests/support/shop/order-scene.ts';
import { addHardware, call, db, placeOrder, readStock, requestOf } from '#tests/support/shop/shop.ts';

openOrderScene();

describe('taking a step back', () => {
  const listActions = async (orderId: string) => {
    const { body } = await call('GET', `/api/audit?record=order:${orderId}`, { token: admin.token });
    return body.map(({ action }: { action: string }) => action);
  };

  it('takes the mail back with it, as if it had never been, and the trail keeps both', async () => {
    const orderId = await addOrder();
    const placed = await call('GET', `/api/orders/${orderId}`, { token: customer.token });
    const processed = await act(orderId, 'processing');
    await keepBack(`order-processing_${orderId}_1`);
    await deliver(`order-processing_${orderId}_1`);
    expect((await readMail(`order-processing_${orderId}_1`))?.state).toBe('queued');
    const { status, body } = await undo(processed);
    expect([status, body.status, body.history]).toEqual([200, 'submitted', placed.body.history]);
    expect(await readMail(`order-processing_${orderId}_1`)).toBeUndefined();
    expect(await listActions(orderId)).toEqual(['undo', 'process']);
    // A second try of the same finds nothing to take back.
    expect((await undo(processed)).body.code).toBe('VERSION');
    const again = await act(orderId, 'processing');
    expect([again.status, again.body.history.length]).toEqual([200, 2]);
    expect((await readMail(`order-processing_${orderId}_1`))?.state).toBe('queued');
  });

  it('leads to the status before, which need not be the first', async () => {
    const orderId = await addOrder();
    await act(orderId, 'processing');
    expect((await undo(await act(orderId, 'complete'))).body).toMatchObject({
      status: 'processing',
      isProcessing: true,
      isCompleted: false,
    });
  });

  it('of a cancellation takes its units off the shelf again, and the mail before it waits again', async () => {
    const hardware = await addHardware({ countInStock: 4 });
    const orderId = await addOrder(hardware, 4);
    const processed = await act(orderId, 'processing');
    const cancelled = await act(orderId, 'cancelled-by-staff', { reason: 'It was ordered twice' });
    expect(await readStock(hardware._id)).toBe(4);
    const { status, body } = await undo(cancelled);
    expect([status, body.status, body.history]).toEqual([200, 'processing', processed.body.history]);
    expect(await readStock(hardware._id)).toBe(0);
    expect(await readMail(`order-cancelled_${orderId}_1`)).toBeUndefined();
    expect((await readMail(`order-processing_${orderId}_1`))?.state).toBe('queued');
  });

  it('of a cancellation is refused where someone else has bought its units', async () => {
    const hardware = await addHardware({ countInStock: 4 });
    const orderId = await addOrder(hardware, 4);
    const cancelled = await act(orderId, 'cancelled-by-staff', {});
    await placeOrder(customer, requestOf({ plan, hardware, qty: 1 }));
    const { status, body } = await undo(cancelled);
    expect([status, body.code]).toEqual([409, 'OUT_OF_STOCK']);
    expect(await readStock(hardware._id)).toBe(3);
    expect((await readMail(`order-cancelled_${orderId}_1`))?.state).toBe('queued');
  });

  it('of a cancellation and a sale of the same units at once sells them once', async () => {
    const hardware = await addHardware({ countInStock: 2 });
    for (let round = 0; round < 3; round += 1) {
      const orderId = await addOrder(hardware, 2);
      const cancelled = await act(orderId, 'cancelled-by-staff', {});
      const [back, sale] = await Promise.all([
        undo(cancelled),
        placeOrder(customer, requestOf({ plan, hardware, qty: 2 })),
      ]);
      expect([back.status === 200, sale.status === 201].filter(Boolean)).toHaveLength(1);
      expect(await readStock(hardware._id)).toBe(0);
      const kept = back.status === 200 ? orderId : sale.body._id;
      await act(kept, 'cancelled-by-staff', {});
    }
  });

  it('takes back all that the step wrote, and nothing that its customer answered since then', async () => {
    const orderId = await addOrder();
    const path = `/api/orders/${orderId}`;
    const answer = (answers: object) =>
      call('PUT', `${path}/setup`, { token: customer.token, body: answers });
    const consented = await answer({ provider: 'Spark', account: '123', arrangeSwitch: 'yes' });
    const serviceAddress = { ...consented.body.serviceAddress, address: '77 Cuba Street' };
    const moved = await call('PUT', path, {
      token: admin.token,
      body: { serviceAddress, connectionDate: days.first, connectionWindow: 'morning', isMailed: true },
    });
    expect([moved.status, moved.body.serviceAddress.address]).toEqual([200, '77 Cuba Street']);
    await answer({ fibreBox: 'yes' });
    const { status, body } = await undo(moved);
    expect(status).toBe(200);
    const { updatedAt: _, editedAt: __, ...before } = consented.body;
    expect(body).toMatchObject({ ...before, setup: { ...before.setup, fibreBox: 'yes' } });
    expect([body.connectionDate, body.connectionWindow]).toEqual([null, undefined]);
    const { body: entries } = await call('GET', `/api/audit?record=order:${orderId}`, { token: admin.token });
    const fields = entries[0].changes.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(['serviceAddress', 'connectionDate', 'connectionWindow']);
  });

  it('of two at once one does it', async () => {
    const orderId = await addOrder();
    const completed = await act(orderId, 'complete');
    const answers = await Promise.all([undo(completed), undo(completed)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is refused once the mail may leave, and of an order that is not there', async () => {
    const orderId = await addOrder();
    const processed = await act(orderId, 'processing');
    await db.doc(`outbox/order-processing_${orderId}_1`).update({ notBefore: new Date(Date.now() - 1) });
    const { status, body } = await undo(processed);
    expect([status, body.code]).toEqual([409, 'BAD_TRANSITION']);
    expect((await act('no-such-order', 'undo', { seenAt: processed.body.createdAt })).status).toBe(404);
    expect((await undo(processed, customer)).status).toBe(403);
    // Anyone who does not say which step takes back none.
    expect((await act(orderId, 'undo')).body.code).toBe('VALIDATION');
  });
});
