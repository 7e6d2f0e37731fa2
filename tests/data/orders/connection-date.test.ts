import { addDays } from '@kowhai/domain/time/business-days';
import { describe, expect, it } from 'vitest';
import '#tests/support/shop/in-process.ts';
import { days, inWords } from '#tests/support/shop/days.ts';
import { deliver, deliverKeptBack, listMails, listToldMails, readMail } from '#tests/support/shop/mails.ts';
import { act, addOrder, admin, customer, openOrderScene } from '#tests/support/shop/order-scene.ts';
import { accepted, call, db } from '#tests/support/shop/shop.ts';

const compact = (day: string) => day.replaceAll('-', '');

openOrderScene();

describe('the connection date', () => {
  it('has a time of the day, which goes with its day', async () => {
    const orderId = await addOrder();
    const arrange = (fields: object) =>
      call('PUT', `/api/orders/${orderId}`, { token: admin.token, body: fields });
    const dated = await arrange({ connectionDate: days.first, connectionWindow: 'morning' });
    expect(dated.body.connectionWindow).toBe('morning');
    expect((await arrange({ connectionDate: days.second })).body.connectionWindow).toBe('morning');
    const read = await call('GET', `/api/orders/${orderId}`, { token: customer.token });
    expect(read.body).toMatchObject({ connectionDate: days.second, connectionWindow: 'morning' });
    expect(await accepted(arrange({ connectionWindow: '' }))).not.toHaveProperty('connectionWindow');
    await arrange({ connectionWindow: 'after three' });
    const removed = await arrange({ connectionDate: null });
    expect([removed.body.connectionDate, removed.body.connectionWindow]).toEqual([null, undefined]);
    expect((await db.doc(`orders/${orderId}`).get()).get('connectionWindow')).toBeUndefined();
  });

  it('takes a day on which no one works only where that is meant, also as the new day of a late order', async () => {
    const orderId = await addOrder();
    const path = `/api/orders/${orderId}`;
    const arrange = (fields: object) => call('PUT', path, { token: admin.token, body: fields });
    const connectionDate = days.off;
    const refused = await arrange({ connectionDate });
    expect([refused.status, refused.body.fields.connectionDate]).toEqual([
      400,
      expect.stringMatching(/is a Sunday\. Choose a working day$/),
    ]);
    expect((await arrange({ connectionDate, isDayMeant: true })).body.connectionDate).toBe(connectionDate);

    await act(orderId, 'processing');
    await db.doc(`orders/${orderId}`).update({ connectionDate: '2026-11-02' });
    const promise = (fields: object) =>
      call('POST', `${path}/late-mail`, { token: admin.token, body: fields });
    expect((await promise({ day: days.off })).body.fields).toHaveProperty('day');
    expect((await promise({ day: days.off, isDayMeant: true })).status).toBe(200);
  });

  it('is mailed only where there is one', async () => {
    const path = `/api/orders/${await addOrder()}`;
    const mail = (fields: object) =>
      call('PUT', path, { token: admin.token, body: { ...fields, isMailed: true } });
    for (const fields of [{}, { connectionDate: null }, { connectionWindow: 'morning' }]) {
      const { status, body } = await mail(fields);
      expect([status, body.fields]).toEqual([400, { connectionDate: 'Choose a day to email' }]);
    }
  });

  it('is mailed to the customer where staff want it, as they saw it before', async () => {
    const orderId = await addOrder();
    const path = `/api/orders/${orderId}`;
    const wish = { connectionDate: days.first, connectionWindow: 'morning' };
    const preview = await call('POST', `${path}/connection-mail`, { token: admin.token, body: wish });
    expect(preview.body).toMatchObject({
      to: customer.email,
      subject: expect.stringContaining(inWords(days.first)),
    });
    const kindsOf = async () => (await listToldMails(orderId, admin)).map(({ kind }) => kind);
    await call('PUT', path, { token: admin.token, body: wish });
    expect(await kindsOf()).not.toContain('order-connection');
    const { body: dated } = await call('PUT', path, {
      token: admin.token,
      body: { ...wish, isMailed: true },
    });
    expect(await kindsOf()).toContain('order-connection');
    const mailId = `order-connection_${orderId}_${Date.parse(dated.updatedAt)}`;
    await deliverKeptBack(mailId);
    const [mail] = await listMails(mailId);
    const html = mail?.html.replaceAll(/\?link-code=[\w-]+/g, '');
    expect([mail?.subject, html]).toEqual([preview.body.subject, preview.body.html]);
    expect(
      (await call('POST', `${path}/connection-mail`, { token: customer.token, body: wish })).status,
    ).toBe(403);
  });

  it.each([
    ['the day first', ['day', 'process']],
    ['the review first', ['process', 'day']],
  ])('and the review are one mail where the second follows within the hold, %s', async (_, steps) => {
    const orderId = await addOrder();
    const dated = { connectionDate: days.first, isMailed: true };
    let connection = '';
    for (const step of steps) {
      if (step === 'process') await act(orderId, 'processing');
      else {
        const { body } = await call('PUT', `/api/orders/${orderId}`, { token: admin.token, body: dated });
        connection = `order-connection_${orderId}_${Date.parse(body.updatedAt)}`;
      }
    }
    const processing = `order-processing_${orderId}_1`;
    await deliverKeptBack(connection);
    expect((await readMail(connection))?.state).toBe('queued');
    const listed = await listToldMails(orderId, admin);
    expect(listed.map(({ kind }) => kind)).not.toContain('order-connection');
    if (steps[0] === 'process') {
      // It waits for as long as its day can be taken back.
      await deliverKeptBack(processing);
      expect((await readMail(processing))?.state).toBe('queued');
    }
    await db.doc(`orders/${orderId}`).update({ updatedAt: new Date(Date.now() - 15_000) });
    for (const mailId of [processing, connection]) await deliverKeptBack(mailId);
    expect((await readMail(processing))?.state).toBe('sent');
    expect((await readMail(connection))?.state).toBe('withdrawn');
    const [mail, ...others] = await listMails(processing);
    expect(others).toEqual([]);
    expect(await listMails(connection)).toEqual([]);
    expect(mail?.subject).toContain(inWords(days.first));
    expect(mail?.attachments?.[0]?.text).toContain(compact(days.first));
    const after = await listToldMails(orderId, admin);
    expect(after.find(({ kind }) => kind === 'order-processing')?.day).toBe(days.first);
  });

  it('is mailed only while it is still to come and the order is open', async () => {
    const [passed, completed] = [await addOrder(), await addOrder()];
    await db.doc(`orders/${passed}`).update({ connectionDate: '2026-01-05' });
    await act(completed, 'complete');
    for (const [orderId, connectionDate] of [
      [passed, '2026-01-05'],
      [completed, days.first],
    ] as const) {
      const before = (await db.doc(`orders/${orderId}`).get()).data();
      const { status, body } = await call('PUT', `/api/orders/${orderId}`, {
        token: admin.token,
        body: { connectionDate, connectionWindow: 'morning', isMailed: true },
      });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['connectionDate']]);
      expect((await db.doc(`orders/${orderId}`).get()).data()).toEqual(before);
      const mails = await listToldMails(orderId, admin);
      expect(mails.map(({ kind }) => kind)).not.toContain('order-connection');
    }
  });

  it('goes into the customer’s calendar with its mail, follows a new day, and leaves it with the order', async () => {
    const orderId = await addOrder();
    const book = async (connectionDate: string | null) => {
      const body = { connectionDate, isMailed: true };
      const { body: dated } = await call('PUT', `/api/orders/${orderId}`, { token: admin.token, body });
      return `order-connection_${orderId}_${Date.parse(dated.updatedAt)}`;
    };
    const readCalendar = async (mailId: string) => {
      await deliverKeptBack(mailId);
      const [mail] = await listMails(mailId);
      const [file] = mail?.attachments ?? [];
      const find = (name: string) => new RegExp(`^${name}[^:]*:(.*)\\r$`, 'm').exec(file?.text ?? '')?.[1];
      return { type: file?.type, uid: find('UID'), day: find('DTSTART'), sequence: Number(find('SEQUENCE')) };
    };
    const booked = await readCalendar(await book(days.first));
    const moved = await readCalendar(await book(days.second));
    const removed = await readCalendar(await book(null));
    await book(days.third);
    await act(orderId, 'cancelled-by-staff', { reason: 'It was ordered twice' });
    const cancelled = await readCalendar(`order-cancelled_${orderId}_1`);
    expect([booked, moved, removed, cancelled].map(({ type, day }) => [type, day])).toEqual([
      ['text/calendar; method=PUBLISH', compact(days.first)],
      ['text/calendar; method=PUBLISH', compact(days.second)],
      ['text/calendar; method=CANCEL', undefined],
      ['text/calendar; method=CANCEL', compact(days.third)],
    ]);
    expect(new Set([booked.uid, moved.uid, removed.uid, cancelled.uid]).size).toBe(1);
    expect(moved.sequence).toBeGreaterThanOrEqual(booked.sequence);
    expect(cancelled.sequence).toBeGreaterThanOrEqual(moved.sequence);
  });

  it('is reminded of the evening before, once, where the order still waits for it', async () => {
    const { sweepReminders } = await import('#functions/orders/sweep-reminders.ts');
    // A day that no other test's orders have, and no sweep of theirs comes to.
    const day = days.reminded;
    const evening = `${addDays(day, -1)}T05:30:00.000Z`;
    const [waiting, moved, completed] = [await addOrder(), await addOrder(), await addOrder()];
    for (const [orderId, connectionDate] of [
      [waiting, day],
      [moved, days.notReminded],
      [completed, day],
    ] as const)
      await db.doc(`orders/${orderId}`).update({ connectionDate, toRemindOf: connectionDate });
    await act(completed, 'complete');
    const idOf = (orderId: string) => `order-reminder_${orderId}_${day}`;

    await sweepReminders(evening.replace('T05', 'T03'));
    expect((await db.doc(`outbox/${idOf(waiting)}`).get()).exists).toBe(false);
    await Promise.all([sweepReminders(evening), sweepReminders(evening)]);
    await sweepReminders(evening);
    await deliver(idOf(waiting));
    const [mail, ...others] = await listMails(idOf(waiting));
    expect(others).toEqual([]);
    expect(mail?.text).toContain('A technician visits between 8 am and 5 pm.');
    // The next sweep does not read it again.
    expect((await db.collection('orders').where('toRemindOf', '==', day).get()).size).toBe(0);
    for (const orderId of [moved, completed])
      expect((await db.doc(`outbox/${idOf(orderId)}`).get()).exists).toBe(false);
  });
});
