import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliver, deliverKeptBack, keepBack, listMails, readMail } from './mails.ts';
import {
  addAdmin,
  addCustomer,
  addPlan,
  call,
  db,
  leaveShop,
  type Person,
  placeOrder,
  requestOf,
  uniqueId,
  uniqueNetwork,
} from './shop.ts';

let admin: Person;
let email: string;
let path: string;
let enquiryId: string;

beforeAll(async () => {
  admin = await addAdmin();
});

afterAll(leaveShop);

async function enquire(enquiryMessage: string, from = `${uniqueId('asker')}@kowhai.example`) {
  const names = { firstName: 'Wiremu', lastName: 'Asker' };
  const body = { ...names, email: from, enquirySubject: 'Technical Support', enquiryMessage };
  const answer = await call('POST', '/api/mail/send-enquiry', { body, headers: uniqueNetwork() });
  email = from;
  enquiryId = answer.body.enquiryId;
  path = `/api/enquiries/${enquiryId}`;
}

beforeEach(() => enquire('Does it reach\nthe shed?'));

const as = (person: Person, body?: object) => ({ token: person.token, ...(body && { body }) });
const read = async () => (await call('GET', path, as(admin))).body;
const reply = (text: string, person = admin) => call('POST', `${path}/replies`, as(person, { text }));
const undo = (replyId: string) => call('DELETE', `${path}/replies/${replyId}`, as(admin));
const mailIdOf = (replyId: string) => `enquiry-reply_${enquiryId}_${replyId}`;
const listActions = async () =>
  (await call('GET', `/api/audit?item=enquiry:${enquiryId}`, as(admin))).body.map(
    ({ action }: { action: string }) => action,
  );

test('a reply marks the enquiry as answered and is mailed with the words below, back to the provider', async () => {
  const { status, body } = await reply('It does.');
  expect(status).toBe(201);
  expect(await read()).toMatchObject({
    isAnswered: true,
    answeredBy: { _id: admin.uid },
    replies: [{ _id: body.replyId, text: 'It does.', by: { name: 'Staff Tester' }, mail: 'queued' }],
  });
  const mailId = mailIdOf(body.replyId);
  await keepBack(mailId);
  await deliver(mailId);
  // It waits, so that it can be taken back.
  expect(await listMails(mailId)).toEqual([]);
  await deliverKeptBack(mailId);
  const [mail, ...others] = await listMails(mailId);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ subject: 'Re: Technical Support', to: [{ email }] });
  expect(mail?.text).toMatch(/^Kia ora Wiremu\n\nIt does\..*> Does it reach\n> the shed\?\n/s);
  expect((await read()).replies).toMatchObject([{ mail: 'sent' }]);
  expect(await listActions()).toEqual(['reply']);
});

test('the same words sent twice, at once or later, by one or by two, are one reply and one mail', async () => {
  const other = await addAdmin();
  const answers = await Promise.all([reply('It does.'), reply('It does.'), reply('It does.', other)]);
  answers.push(await reply(' It does. '));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.replyId}`)).size).toBe(1);
  expect((await read()).replies).toHaveLength(1);
  expect(await listActions()).toEqual(['reply']);
  await reply('And further.');
  expect((await read()).replies.map(({ text }: { text: string }) => text)).toEqual([
    'It does.',
    'And further.',
  ]);
});

test('a reply is taken back with its mail while that waits, and then the enquiry waits again', async () => {
  const [first, second] = [await reply('It does.'), await reply('And further.')];
  for (const { body } of [first, second]) await keepBack(mailIdOf(body.replyId));
  expect((await undo(second.body.replyId)).body).toMatchObject({ isAnswered: true });
  expect((await undo(first.body.replyId)).body).toMatchObject({ isAnswered: false, replies: [] });
  expect(await read()).not.toHaveProperty('answeredBy');
  expect(await readMail(mailIdOf(first.body.replyId))).toBeUndefined();
  expect(await listActions()).toEqual(['undo', 'undo', 'reply', 'reply']);

  const third = await reply('It does.');
  await db.doc(`outbox/${mailIdOf(third.body.replyId)}`).update({ notBefore: new Date(Date.now() - 1) });
  expect(await undo(third.body.replyId)).toMatchObject({ status: 409, body: { code: 'BAD_TRANSITION' } });
  expect((await undo('no-such-reply')).status).toBe(409);
  expect((await read()).replies).toHaveLength(1);
});

test('an enquiry names the account of its address, and the orders that there are of those it names', async () => {
  const customer = await addCustomer();
  const { body: order } = await placeOrder(customer, requestOf({ plan: await addPlan() }));
  await enquire(`Where is ${order.number.toLowerCase()}, and KB-2222-2222?`, customer.email);
  expect(await read()).toMatchObject({
    account: { _id: customer.uid, name: 'Aroha Tester' },
    orders: [{ _id: order._id, number: order.number }],
  });
});

test('an empty reply, and one to no enquiry, is refused', async () => {
  expect(await reply(' ')).toMatchObject({ status: 400, body: { fields: { text: 'Write a reply' } } });
  path = '/api/enquiries/nothing';
  expect((await reply('It does.')).status).toBe(404);
});
