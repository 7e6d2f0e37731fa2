import { quickFilter } from '@kowhai/domain/search/quick-filters';
import { inboxUrl, siteUrl } from '@kowhai/tools/command/addresses';
import { makeEvent, type PlayedEvent, signEvents } from '@kowhai/tools/inbox/sendgrid-events';
import { beforeAll, expect, it } from 'vitest';
import { deliverKeptBack, listMails, listToldMails, readMail } from '#tests/support/shop/mails.ts';
import {
  accepted,
  addAdmin,
  addCustomer,
  addPlan,
  call,
  type Person,
  placeOrder,
  requestOf,
  uniqueId,
  uniqueNetwork,
  until,
} from '#tests/support/shop/shop.ts';

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

async function readState(wanted = mailId) {
  return (await listToldMails(orderId, admin)).find(({ _id }) => _id === wanted);
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

it('a mail has arrived once the mail provider says so, and one that came back stays so; its order is listed until a later one arrives', async () => {
  const [mail] = (await listMails(mailId)) as unknown as [{ id: string }];
  await fetch(`${inboxUrl}/messages/${mail.id}/events`, {
    method: 'POST',
    body: new URLSearchParams({ event: 'delivered' }),
  });
  expect(await readState()).toMatchObject({ state: 'arrived' });
  const bounce = signEvents([about('bounce'), { event: 'open', mailId }, about('bounce')]);
  expect(await tell(bounce)).toEqual({ status: 200, noted: 1 });
  expect(await tell(bounce)).toEqual({ status: 200, noted: 0 });
  expect(await tell(signEvents([about('delivered')]))).toEqual({ status: 200, noted: 0 });
  // One that the database can't hold is left, and the others are noted.
  const odd = signEvents([{ ...about('bounce'), mailId: '__other__' }, about('bounce')]);
  expect(await tell(odd)).toEqual({ status: 200, noted: 0 });
  expect(await readState()).toMatchObject({ state: 'bounced', reason: expect.stringContaining('550') });
  const isListed = async () => {
    const only = encodeURIComponent(quickFilter.outside);
    const { body } = await call('GET', `/api/orders?limit=200&only=${only}`, { token: admin.token });
    return body.some(({ _id }: { _id: string }) => _id === orderId);
  };
  expect(await isListed()).toBe(true);
  const later = (await call('POST', `/api/orders/${orderId}/mails/${mailId}/resend`, { token: admin.token }))
    .body.mailId;
  await until(async () => (await readState(later)).state === 'sent');
  expect(await tell(signEvents([{ ...about('delivered'), mailId: later }]))).toMatchObject({ noted: 1 });
  expect(await isListed()).toBe(false);
  const { body } = await call('GET', `/api/users/${customer.uid}/mails`, { token: admin.token });
  expect(body.mails).toContainEqual(expect.objectContaining({ _id: mailId, state: 'bounced' }));
});

it('an answered enquiry is open again once its reply came back', async () => {
  const asker = { firstName: 'Wiremu', lastName: 'Asker', email: `${uniqueId('asker')}@kowhai.example` };
  const body = { ...asker, enquirySubject: 'Technical Support', enquiryMessage: 'Does it reach?' };
  const sent = await call('POST', '/api/mail/send-enquiry', { body, headers: uniqueNetwork() });
  const path = `/api/enquiries/${sent.body.enquiryId}`;
  const reply = await call('POST', `${path}/replies`, { token: admin.token, body: { text: 'It does.' } });
  const replyMail = `enquiry-reply_${sent.body.enquiryId}_${reply.body.replyId}`;
  await deliverKeptBack(replyMail);
  await until(async () => (await readMail(replyMail))?.state === 'sent');
  const read = () => accepted(call('GET', path, { token: admin.token }));
  expect(await read()).toMatchObject({ isAnswered: true, replies: [{ mail: 'sent' }] });
  expect(await tell(signEvents([{ ...about('bounce'), mailId: replyMail }]))).toMatchObject({ noted: 1 });
  expect(await read()).toMatchObject({ isAnswered: false, replies: [{ mail: 'bounced' }] });
});

it('no one but the mail provider says what became of a mail', async () => {
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
