import { beforeAll, describe, expect, it } from 'vitest';
import { deliverKeptBack, listMails, readMail } from '#tests/support/shop/mails.ts';
import { act, addOrder, admin, customer, openOrderScene, undo } from '#tests/support/shop/order-scene.ts';
import { accepted, addPerson, call, db, type Person } from '#tests/support/shop/shop.ts';

openOrderScene();

let colleague: Person;
beforeAll(async () => {
  colleague = await addPerson({ isAdmin: true, firstName: 'Hana', lastName: 'Colleague' });
});

const readOrder = (orderId: string, by = customer) =>
  accepted(call('GET', `/api/orders/${orderId}`, { token: by.token }));
const seenIn = ({ editedAt }: { editedAt: string }) => ({ seenAt: editedAt });

describe('two members of staff at one order', () => {
  it('the one whose page shows it as it was is refused, and told who did what and when', async () => {
    const orderId = await addOrder();
    const seen = seenIn(await readOrder(orderId));
    await act(orderId, 'processing', seen, colleague);
    for (const step of ['processing', 'complete', 'submitted'] as const) {
      const { status, body } = await act(orderId, step, seen);
      expect([status, body.code]).toEqual([409, 'VERSION']);
      expect(body.message).toMatch(
        /^Hana Colleague set this order to Processing on \w+ \d+ \w+, \d\d:\d\d, so your change wasn’t saved\.$/,
      );
    }
    const cancelled = await act(orderId, 'cancelled-by-staff', { ...seen, reason: 'Another reason' });
    const path = `/api/orders/${orderId}?seenAt=${seen.seenAt}`;
    const deleted = await call('DELETE', path, { token: admin.token });
    expect([cancelled.body.code, deleted.body.code]).toEqual(['VERSION', 'VERSION']);
    const now = await readOrder(orderId);
    expect([now.status, now.history.length]).toEqual(['processing', 2]);
    expect((await act(orderId, 'complete', seenIn(now))).status).toBe(200);
  });

  it('at the very same moment one of them takes the step', async () => {
    const orderId = await addOrder();
    const seen = seenIn(await readOrder(orderId));
    const answers = await Promise.all([
      act(orderId, 'processing', seen),
      act(orderId, 'complete', seen, colleague),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await readOrder(orderId)).history).toHaveLength(2);
  });

  it('processing and resetting at the very same moment leave one story, told alike everywhere', async () => {
    const orderId = await addOrder();
    await act(orderId, 'processing');
    const answers = await Promise.all([
      act(orderId, 'submitted'),
      act(orderId, 'processing', undefined, colleague),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { status, history } = await readOrder(orderId);
    const steps = history.map(({ action }: { action: string }) => action);
    // Processing what is processed changes nothing, and after the reset it is a step.
    if (status === 'submitted') expect(steps).toEqual(['place', 'process', 'reset']);
    else expect([status, steps]).toEqual(['processing', ['place', 'process', 'reset', 'process']]);
  });

  it('an undo takes back its own step and never the one that came after it', async () => {
    const orderId = await addOrder();
    const processed = await act(orderId, 'processing');
    const completed = await act(orderId, 'complete', undefined, colleague);
    const { status, body } = await undo(processed);
    expect([status, body.code]).toEqual([409, 'VERSION']);
    expect(body.message).toContain('Hana Colleague set this order to Completed');
    expect(await readOrder(orderId)).toEqual(completed.body);
  });

  it('nobody can build on a step that was taken back', async () => {
    const orderId = await addOrder();
    const processed = await act(orderId, 'processing');
    await undo(processed, colleague);
    const { body } = await act(orderId, 'complete', seenIn(processed.body));
    expect(body.code).toBe('VERSION');
    expect(body.message).toContain('Hana Colleague set this order to Submitted');
  });

  it('what the customer answers meanwhile refuses nothing', async () => {
    const orderId = await addOrder();
    const seen = seenIn(await readOrder(orderId));
    await call('PUT', `/api/orders/${orderId}/setup`, { token: customer.token, body: { fibreBox: 'yes' } });
    expect((await act(orderId, 'processing', seen)).status).toBe(200);
  });
});

describe('the mail of a step that no longer holds', () => {
  const statesOf = async (...mailIds: string[]) =>
    Promise.all(mailIds.map(async (mailId) => (await readMail(mailId))?.state));

  it('does not leave once the order is reset, and the next round has its own', async () => {
    const orderId = await addOrder();
    await act(orderId, 'processing');
    await act(orderId, 'submitted');
    await deliverKeptBack(`order-processing_${orderId}_1`);
    expect(await statesOf(`order-processing_${orderId}_1`)).toEqual(['withdrawn']);
    await act(orderId, 'processing');
    expect(await statesOf(`order-processing_${orderId}_2`)).toEqual(['queued']);
  });

  it('does not leave once the order is deleted or cancelled', async () => {
    const [deletedId, cancelledId] = [await addOrder(), await addOrder()];
    for (const orderId of [deletedId, cancelledId]) await act(orderId, 'processing');
    await call('DELETE', `/api/orders/${deletedId}`, { token: admin.token });
    await act(cancelledId, 'submitted');
    const reason = 'It was ordered twice';
    expect((await act(cancelledId, 'cancelled-by-staff', { reason })).status).toBe(200);
    for (const orderId of [deletedId, cancelledId]) {
      await deliverKeptBack(`order-processing_${orderId}_1`);
      expect(await listMails(`order-processing_${orderId}_1`)).toEqual([]);
    }
    // What happened for good is told, also where the order is gone by then.
    expect(await statesOf(`order-cancelled_${cancelledId}_1`)).not.toEqual(['withdrawn']);
  });

  it('does not leave once the order is completed, and waits again where that is taken back', async () => {
    const orderId = await addOrder();
    const mails = [`order-processing_${orderId}_1`, `order-completed_${orderId}_1`];
    await act(orderId, 'processing');
    const completed = await act(orderId, 'complete');
    // While completing it can be undone, nothing is decided.
    await deliverKeptBack(mails[0] ?? '');
    expect(await statesOf(...mails)).toEqual(['queued', 'queued']);
    await undo(completed);
    await deliverKeptBack(mails[0] ?? '');
    expect(await statesOf(...mails)).toEqual(['sent', undefined]);
    await act(orderId, 'complete');
    expect((await readMail(mails[0] ?? ''))?.attempts).toBe(1);
  });

  it('that has left is not called back', async () => {
    const orderId = await addOrder();
    await act(orderId, 'processing');
    await deliverKeptBack(`order-processing_${orderId}_1`);
    await act(orderId, 'submitted');
    expect(await statesOf(`order-processing_${orderId}_1`)).toEqual(['sent']);
  });
});

it('the history tells each step, note, mail and change once, the newest first and with who did it', async () => {
  const orderId = await addOrder();
  const send = (path: string, body: object) =>
    call(path === 'notes' ? 'POST' : 'PUT', `/api/orders/${orderId}/${path}`, { token: admin.token, body });
  await send('notes', { text: 'Rang them' });
  await act(orderId, 'processing', undefined, colleague);
  await send('assignee', { assignee: admin.uid });
  const { body } = await call('GET', `/api/orders/${orderId}/history`, { token: admin.token });
  const told = body.map(({ kind, by, note, mail, entry }: Record<string, Record<string, string>>) =>
    [kind, by ?? note?.text ?? mail?.kind ?? entry?.action].join(': '),
  );
  const steps = [
    'Change: assign',
    'Step: Hana Colleague',
    'Note: Rang them',
    'Step: Aroha Tester (customer)',
  ];
  expect(told.filter((text: string) => !text.startsWith('Email'))).toEqual(steps);
  expect(told.filter((text: string) => text.startsWith('Email')).toSorted()).toEqual([
    'Email: confirm-order',
    'Email: order-processing',
  ]);
  const moments = body.map(({ at }: { at: string }) => at);
  expect(moments).toEqual(moments.toSorted().toReversed());
});

describe('who of the staff took a step', () => {
  it('is in the trail, and in nothing that the customer may read', async () => {
    const orderId = await addOrder();
    const answer = await act(orderId, 'complete', undefined, colleague);
    const stored = JSON.stringify((await db.doc(`orders/${orderId}`).get()).data());
    await call('DELETE', `/api/orders/${orderId}`, { token: admin.token });
    const own = await call('GET', '/api/users/profile/data', { token: customer.token });
    for (const text of [answer.text, stored, own.text]) {
      expect(text).toContain('our team');
      expect(text).not.toContain('Colleague');
      expect(text).not.toContain(colleague.uid);
    }
    const { body } = await call('GET', `/api/audit?record=order:${orderId}`, { token: admin.token });
    expect(body[1]).toMatchObject({ action: 'complete', at: answer.body.history[1].at });
    expect(body[1].by).toEqual({ _id: colleague.uid, name: 'Hana Colleague' });
  });
});
