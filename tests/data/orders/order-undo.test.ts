// @module-tag every-firestore
import { describe, expect, test } from 'vitest';
import { deliver, keepBack, readMail } from '#tests/data/support/mails.ts';
import { act, addOrder, admin, customer, openOrderScene, undo } from '#tests/data/support/order-scene.ts';
import { call, db } from '#tests/data/support/shop.ts';

openOrderScene();

describe('taking a step back', () => {
  const listActions = async (orderId: string) => {
    const { body } = await call('GET', `/api/audit?item=order:${orderId}`, { token: admin.token });
    return body.map(({ action }: { action: string }) => action);
  };

  test('takes the mail back with it, as if it had never been, and the trail keeps both', async () => {
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

  test('leads to the status before, which need not be the first', async () => {
    const orderId = await addOrder();
    await act(orderId, 'processing');
    expect((await undo(await act(orderId, 'complete'))).body).toMatchObject({
      status: 'processing',
      isProcessing: true,
      isCompleted: false,
    });
  });

  test('of two at once one does it', async () => {
    const orderId = await addOrder();
    const completed = await act(orderId, 'complete');
    const answers = await Promise.all([undo(completed), undo(completed)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is refused once the mail may leave, and of an order that is not there', async () => {
    const orderId = await addOrder();
    const processed = await act(orderId, 'processing');
    await db.doc(`outbox/order-processing_${orderId}_1`).update({ notBefore: new Date(Date.now() - 1) });
    const { status, body } = await undo(processed);
    expect([status, body.code]).toEqual([409, 'BAD_TRANSITION']);
    expect((await act('no-such-order', 'undo', { lastStepAt: processed.body.createdAt })).status).toBe(404);
    expect((await undo(processed, customer)).status).toBe(403);
    // Whoever does not say which step takes back none.
    expect((await act(orderId, 'undo')).body.code).toBe('VALIDATION');
  });
});
