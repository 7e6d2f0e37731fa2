import { beforeAll, describe, expect, it } from 'vitest';
import { days, inWords } from '#tests/support/shop/days.ts';
import { deliverAtOnce, deliverKeptBack, listMails, listToldMails } from '#tests/support/shop/mails.ts';
import {
  addAdmin,
  addCustomer,
  addPlan,
  call,
  db,
  type Person,
  placeOrder,
  requestOf,
  until,
} from '#tests/support/shop/shop.ts';

let admin: Person;
let customer: Person;
let first: string;
let second: string;
let third: string;

beforeAll(async () => {
  let plan: Awaited<ReturnType<typeof addPlan>>;
  [admin, customer, plan] = await Promise.all([addAdmin(), addCustomer(), addPlan()]);
  const place = async () => (await placeOrder(customer, requestOf({ plan }))).body._id;
  first = await place();
  second = await place();
  third = await place();
});

const as = (person: Person) => ({ token: person.token });

describe('the mails of an order', () => {
  const listOf = (orderId: string) => listToldMails(orderId, admin);

  it('are told with how far they are, and one can be sent once more', async () => {
    const orderId = second;
    await until(async () =>
      (await listOf(orderId)).every((mail: { state: string }) => mail.state === 'sent'),
    );
    const mails = await listOf(orderId);
    // Not the notice to the shop.
    expect(mails.map((mail: { kind: string }) => mail.kind)).toEqual(['confirm-order']);
    const mail = mails.find(({ kind }: { kind: string }) => kind === 'confirm-order');
    expect(mail).toMatchObject({
      to: customer.email,
      isResent: false,
      attempts: 1,
      sentAt: expect.any(String),
    });

    const path = `/api/orders/${orderId}/mails/${mail._id}/resend`;
    const answers = await Promise.all([call('POST', path, as(admin)), call('POST', path, as(admin))]);
    const [copyId, ...others] = new Set(answers.map((answer) => answer.body.mailId));
    expect([answers[0]?.status, others]).toEqual([202, []]);
    await deliverAtOnce(copyId);
    await until(async () =>
      (await listOf(orderId)).some(
        (sent: { _id: string; state: string }) => sent._id === copyId && sent.state === 'sent',
      ),
    );
    expect(await listMails(mail._id)).toHaveLength(1);
  });

  it('that were given up are tried again', async () => {
    const mailId = `confirm-order_${third}`;
    await until(async () => (await db.doc(`outbox/${mailId}`).get()).get('state') === 'sent');
    await db.doc(`outbox/${mailId}`).update({ state: 'failed', attempts: 10 });
    const { body } = await call('POST', `/api/orders/${third}/mails/${mailId}/resend`, as(admin));
    expect(body.mailId).toBe(mailId);
    await until(async () => (await db.doc(`outbox/${mailId}`).get()).get('state') === 'sent');
  });

  it('are seen as they read before they are sent again', async () => {
    const mailId = `confirm-order_${second}`;
    const path = `/api/orders/${second}/mails/${mailId}`;
    const { body } = await call('GET', path, as(admin));
    const { subject, html } = await deliverAtOnce(mailId);
    // What the link in the mail proves is for the customer alone.
    expect(body).toEqual({ to: customer.email, subject, html: html.replaceAll(/\?link-code=[\w-]+/g, '') });
    expect((await call('GET', path, as(customer))).status).toBe(403);
  });

  it('are those of this order alone', async () => {
    const foreign = `/api/orders/${first}/mails/confirm-order_${second}/resend`;
    expect((await call('POST', foreign, as(admin))).status).toBe(404);
    const unseen = foreign.replace('/resend', '');
    expect((await call('GET', unseen, as(admin))).status).toBe(404);
    expect((await call('POST', `/api/orders/${first}/mails/nothing/resend`, as(admin))).status).toBe(404);
  });
});

describe('a mail that is sent again', () => {
  const resend = (orderId: string, mailId: string) =>
    call('POST', `/api/orders/${orderId}/mails/${mailId}/resend`, as(admin));
  const sendNow = async (orderId: string, step: string, mailId: string) => {
    await call('PUT', `/api/orders/${orderId}/${step}`, as(admin));
    await deliverKeptBack(mailId);
  };

  it('says what is true now', async () => {
    const { body: order } = await placeOrder(customer, requestOf({ plan: await addPlan() }));
    const mailId = `order-processing_${order._id}_1`;
    await sendNow(order._id, 'processing', mailId);
    const faster = await addPlan({ name: `Faster ${crypto.randomUUID()}` });
    const { orderServices } = requestOf({ plan: faster });
    await call('PUT', `/api/orders/${order._id}/lines`, {
      ...as(admin),
      body: { orderServices, orderHardwares: [] },
    });
    const { body: preview } = await call('GET', `/api/orders/${order._id}/mails/${mailId}`, as(admin));
    expect(preview.html).toContain(faster.name);
    const { body } = await resend(order._id, mailId);
    const mail = await deliverAtOnce(body.mailId);
    expect(mail.text).toContain(faster.name);
  });

  it('and no longer holds is refused with the reason', async () => {
    const { body: order } = await placeOrder(customer, requestOf({ plan: await addPlan() }));
    const mailId = `order-processing_${order._id}_1`;
    await sendNow(order._id, 'processing', mailId);
    await call('PUT', `/api/orders/${order._id}/cancelled-by-staff`, {
      ...as(admin),
      body: { reason: 'It was ordered twice' },
    });
    for (const id of [mailId, `confirm-order_${order._id}`]) {
      const { status, body } = await resend(order._id, id);
      expect([status, body.code, body.message]).toEqual([
        409,
        'BAD_TRANSITION',
        'This order is Cancelled now. This email can’t be sent again.',
      ]);
    }
    const mails = await listToldMails(order._id, admin);
    expect(mails.find(({ _id }: { _id: string }) => _id === mailId)).toMatchObject({
      stale: 'This order is Cancelled now.',
    });
  });
});

describe('another day for a late order', () => {
  const day = days.first;
  const promise = (orderId: string, body: object = { day }, by = admin) =>
    call('POST', `/api/orders/${orderId}/late-mail`, { ...as(by), body });
  const undo = ({ body }: { body: { _id: string; editedAt: string } }) =>
    call('PUT', `/api/orders/${body._id}/undo`, { ...as(admin), body: { seenAt: body.editedAt } });
  const addLateOrder = async () => {
    const { body } = await placeOrder(customer, requestOf({ plan: await addPlan() }));
    const longAgo = new Date(Date.now() - 30 * 86_400_000);
    await db.doc(`orders/${body._id}`).update({ createdAt: longAgo });
    return body._id;
  };
  const findMail = async (orderId: string) => {
    const body = await listToldMails(orderId, admin);
    return body.find(({ kind }: { kind: string }) => kind === 'order-late');
  };

  it('is what the email says, seen before, and the due day; of two who choose one at once, one does', async () => {
    const orderId = await addLateOrder();
    const path = `/api/orders/${orderId}/late-mail/preview`;
    const { body: preview } = await call('POST', path, { ...as(admin), body: { day } });
    expect(preview.html).toContain(inWords(days.first));
    const answers = await Promise.all([promise(orderId), promise(orderId)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const mail = await findMail(orderId);
    await deliverKeptBack(mail._id);
    const [sent, ...others] = await listMails(mail._id);
    expect(others).toEqual([]);
    expect(sent?.to[0]?.email).toBe(customer.email);
    expect(sent?.text).toContain(`We’re sorry. We’ll review it by ${inWords(days.first)}.`);
    const { body: late } = await call('GET', `/api/orders?due=late&limit=200`, as(admin));
    expect(late.map(({ _id }: { _id: string }) => _id)).not.toContain(orderId);
  });

  it('of a connection is its connection day, and is taken back with its email', async () => {
    const orderId = await addLateOrder();
    await call('PUT', `/api/orders/${orderId}/processing`, as(admin));
    const { body: order } = await call('PUT', `/api/orders/${orderId}`, {
      ...as(admin),
      body: { connectionDate: day },
    });
    await db.doc(`orders/${orderId}`).update({ connectionDate: '2026-11-02' });
    const promised = await promise(orderId, { day: days.third });
    expect(promised.body).toMatchObject({ connectionDate: days.third, missedDay: '2026-11-02' });
    const undone = await undo(promised);
    expect([undone.status, undone.body]).toEqual([
      200,
      {
        ...order,
        connectionDate: '2026-11-02',
        updatedAt: undone.body.updatedAt,
        editedAt: undone.body.editedAt,
      },
    ]);
    expect(await findMail(orderId)).toBeUndefined();
    const again = await promise(orderId);
    await deliverKeptBack((await findMail(orderId))._id);
    expect((await undo(again)).body.code).toBe('BAD_TRANSITION');
  });

  it('is for orders that are late, as the page showed them, for a day to come, and for staff', async () => {
    expect((await promise(first)).body.code).toBe('BAD_TRANSITION');
    const orderId = await addLateOrder();
    await call('PUT', `/api/orders/${orderId}/processing`, as(admin));
    const { body: order } = await call('PUT', `/api/orders/${orderId}/submitted`, as(admin));
    const seen = { day, seenAt: order.createdAt };
    expect((await promise(orderId, seen)).body.code).toBe('VERSION');
    expect((await promise(orderId, { day: '2026-11-02' })).body.fields).toHaveProperty('day');
    expect((await promise(orderId, { day }, customer)).status).toBe(403);
    expect((await promise('no-such-order')).status).toBe(404);
  });
});
