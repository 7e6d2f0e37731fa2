import { makeEvent, type PlayedEvent, signEvents } from '@kowhai/tools/inbox/sendgrid-events';
import { beforeAll, expect, it } from 'vitest';
import { listMails } from '#tests/data/support/mails.ts';
import {
  addAdmin,
  addCustomer,
  addPlan,
  call,
  type Person,
  placeOrder,
  requestOf,
  siteUrl,
  until,
} from '#tests/data/support/shop.ts';

let admin: Person;
let customer: Person;
let orderId: string;
let mailId: string;

beforeAll(async () => {
  const [staff, buyer, plan] = await Promise.all([addAdmin(), addCustomer(), addPlan()]);
  [admin, customer] = [staff, buyer];
  orderId = (await placeOrder(customer, requestOf({ plan }))).body._id;
  mailId = `confirm-order_${orderId}`;
  await until(async () => (await readState()).state === 'sent');
});

async function readState(): Promise<{ state: string; reason?: string }> {
  const { body } = await call('GET', `/api/orders/${orderId}/mails`, { token: admin.token });
  return body.find(({ _id }: { _id: string }) => _id === mailId);
}

async function tell({ body, headers }: ReturnType<typeof signEvents>) {
  const answer = await fetch(`${siteUrl}/api/mail/events`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  });
  return { status: answer.status, ...(await answer.json()) };
}

const about = (event: PlayedEvent) => makeEvent({ email: customer.email, mailId, event });

it('a mail has arrived once the provider says so, and one that came back stays so', async () => {
  const [mail] = (await listMails(mailId)) as unknown as [{ id: string }];
  await fetch(`http://127.0.0.1:8025/messages/${mail.id}/events`, {
    method: 'POST',
    body: new URLSearchParams({ event: 'delivered' }),
  });
  expect(await readState()).toMatchObject({ state: 'arrived' });
  const bounce = signEvents([about('bounce'), { event: 'open', mailId }, about('bounce')]);
  expect(await tell(bounce)).toEqual({ status: 200, noted: 1 });
  expect(await tell(bounce)).toEqual({ status: 200, noted: 0 });
  expect(await tell(signEvents([about('delivered')]))).toEqual({ status: 200, noted: 0 });
  expect(await readState()).toMatchObject({ state: 'bounced', reason: expect.stringContaining('550') });
  const { body } = await call('GET', `/api/users/${customer.uid}/mails`, { token: admin.token });
  expect(body.mails).toContainEqual(expect.objectContaining({ _id: mailId, state: 'bounced' }));
});

it('no one but the provider says what became of a mail', async () => {
  const before = await readState();
  const { body, headers } = signEvents([about('dropped')]);
  const refused = { status: 403, code: 'FORBIDDEN' };
  expect(await tell({ body: body.replace('dropped', 'delivered'), headers })).toMatchObject(refused);
  expect(await tell(signEvents([about('dropped')], Date.now() - 27 * 3_600_000))).toMatchObject(refused);
  expect(await tell({ body, headers: {} as typeof headers })).toMatchObject(refused);
  expect(await tell(signEvents([{ ...about('bounce'), mailId: 'unknown' }]))).toEqual({
    status: 200,
    noted: 0,
  });
  expect(await readState()).toEqual(before);
});
