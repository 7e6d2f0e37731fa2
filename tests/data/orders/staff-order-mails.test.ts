import { beforeAll, describe, expect, test } from 'vitest';
import { deliverKeptBack, listMails, readMail } from '#tests/data/support/mails.ts';
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
} from '#tests/data/support/shop.ts';

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
  const listOf = async (orderId: string) =>
    (await call('GET', `/api/orders/${orderId}/mails`, as(admin))).body;

  test('are told with how far they are, and one can be sent once more', async () => {
    const orderId = second;
    await until(async () =>
      (await listOf(orderId)).every((mail: { state: string }) => mail.state === 'sent'),
    );
    const mails = await listOf(orderId);
    expect(mails.map((mail: { kind: string }) => mail.kind).toSorted()).toEqual([
      'confirm-order',
      'order-submitted',
    ]);
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
    await until(async () => (await listMails(copyId)).length === 1);
    await until(async () =>
      (await listOf(orderId)).some(
        (sent: { _id: string; state: string }) => sent._id === copyId && sent.state === 'sent',
      ),
    );
    expect(await listMails(mail._id)).toHaveLength(1);
  });

  test('that were given up are tried again', async () => {
    const mailId = `confirm-order_${third}`;
    await until(async () => (await db.doc(`outbox/${mailId}`).get()).get('state') === 'sent');
    await db.doc(`outbox/${mailId}`).update({ state: 'failed', attempts: 10 });
    const { body } = await call('POST', `/api/orders/${third}/mails/${mailId}/resend`, as(admin));
    expect(body.mailId).toBe(mailId);
    await until(async () => (await db.doc(`outbox/${mailId}`).get()).get('state') === 'sent');
  });

  test('are seen as they read before they are sent again', async () => {
    const mailId = `confirm-order_${second}`;
    const path = `/api/orders/${second}/mails/${mailId}`;
    const { body } = await call('GET', path, as(admin));
    const { subject, html } = await until(async () => (await listMails(mailId))[0]);
    expect(body).toEqual({ to: customer.email, subject, html });
    expect((await call('GET', path, as(customer))).status).toBe(403);
  });

  test('are those of this order alone', async () => {
    const foreign = `/api/orders/${first}/mails/confirm-order_${second}/resend`;
    expect((await call('POST', foreign, as(admin))).status).toBe(404);
    const unseen = foreign.replace('/resend', '');
    expect((await call('GET', unseen, as(admin))).status).toBe(404);
    expect((await call('POST', `/api/orders/${first}/mails/nothing/resend`, as(admin))).status).toBe(404);
  });
});

describe('the mail of a late order', () => {
  const press = (orderId: string, method: 'POST' | 'DELETE' = 'POST', by = admin, body?: object) =>
    call(method, `/api/orders/${orderId}/late-mail`, { ...as(by), ...(body && { body }) });
  const addLateOrder = async () => {
    const { body } = await placeOrder(customer, requestOf({ plan: await addPlan() }));
    const longAgo = new Date(Date.now() - 30 * 86_400_000);
    await db.doc(`orders/${body._id}`).update({ createdAt: longAgo });
    return body._id;
  };
  const findMail = async (orderId: string) => {
    const { body } = await call('GET', `/api/orders/${orderId}/mails`, as(admin));
    return body.find(({ kind }: { kind: string }) => kind === 'order-late');
  };

  test('says sorry with the day that the order’s page names, once however often it is pressed', async () => {
    const orderId = await addLateOrder();
    const answers = await Promise.all([press(orderId), press(orderId)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.isQueued).toSorted()).toEqual([false, true]);
    expect((await press(orderId)).body.isQueued).toBe(false);
    const mail = await findMail(orderId);
    expect(Date.parse(mail.notBefore)).toBeGreaterThan(Date.now() - 60_000);
    await deliverKeptBack(mail._id);
    const sent = await listMails(mail._id);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.to[0]?.email).toBe(customer.email);
    expect(sent[0]?.text).toMatch(/We’re sorry\. We’ll ring you by \w+ \d+ \w+\./);
    const trail = await call('GET', `/api/audit?item=order:${orderId}`, as(admin));
    expect(trail.body.map(({ action }: { action: string }) => action)).toEqual(['send mail']);
  });

  test('is taken back while it waits, and then no longer', async () => {
    const orderId = await addLateOrder();
    await press(orderId);
    const mail = await findMail(orderId);
    expect((await press(orderId, 'DELETE')).status).toBe(200);
    expect(await readMail(mail._id)).toBeUndefined();
    await press(orderId);
    await deliverKeptBack(mail._id);
    const { status, body } = await press(orderId, 'DELETE');
    expect([status, body.code]).toEqual([409, 'BAD_TRANSITION']);
  });

  test('is for orders that are late, as the page showed them, and for staff', async () => {
    expect((await press(first)).body.code).toBe('BAD_TRANSITION');
    const orderId = await addLateOrder();
    await call('PUT', `/api/orders/${orderId}/processing`, as(admin));
    const { body: order } = await call('PUT', `/api/orders/${orderId}/submitted`, as(admin));
    const seen = { lastStepAt: order.history[0].at };
    expect((await press(orderId, 'POST', admin, seen)).body.code).toBe('VERSION');
    expect((await press(orderId, 'POST', customer)).status).toBe(403);
    expect((await press('no-such-order')).status).toBe(404);
  });
});
