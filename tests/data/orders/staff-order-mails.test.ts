import { beforeAll, describe, expect, test } from 'vitest';
import { listMails } from '#tests/data/support/mails.ts';
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

  test('that were given up are tried again', { tags: ['every-firestore'] }, async () => {
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

  test('are those of this order alone', { tags: ['every-firestore'] }, async () => {
    const foreign = `/api/orders/${first}/mails/confirm-order_${second}/resend`;
    expect((await call('POST', foreign, as(admin))).status).toBe(404);
    const unseen = foreign.replace('/resend', '');
    expect((await call('GET', unseen, as(admin))).status).toBe(404);
    expect((await call('POST', `/api/orders/${first}/mails/nothing/resend`, as(admin))).status).toBe(404);
  });
});
