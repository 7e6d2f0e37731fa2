import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { deliver, deliverKeptBack, keepBack, listMails, readMail } from '#tests/support/shop/mails.ts';
import {
  accepted,
  addAdmin,
  addCustomer,
  addPlan,
  call,
  db,
  type Person,
  placeOrder,
  requestOf,
  uniqueId,
  uniqueNetwork,
  until,
} from '#tests/support/shop/shop.ts';

let admin: Person;
let email: string;
let path: string;
let enquiryId: string;

beforeAll(async () => {
  admin = await addAdmin();
});

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
const read = () => accepted(call('GET', path, as(admin)));
const reply = (text: string, person = admin) => call('POST', `${path}/replies`, as(person, { text }));
const undo = (replyId: string) => call('DELETE', `${path}/replies/${replyId}`, as(admin));
const resend = (replyId: string) => call('POST', `${path}/replies/${replyId}/resend`, as(admin));
const mailIdOf = (replyId: string) => `enquiry-reply_${enquiryId}_${replyId}`;
const listActions = async () =>
  (await call('GET', `/api/audit?record=enquiry:${enquiryId}`, as(admin))).body.map(
    ({ action }: { action: string }) => action,
  );

it('a reply that only delays the answer leaves it open, with a note that its sender can download', async () => {
  const customer = await addCustomer();
  await db.doc(`enquiries/${enquiryId}`).update({ userId: customer.uid });
  await call('POST', `${path}/replies`, as(admin, { text: 'We tried to call.', keepsOpen: true }));
  await call('POST', `${path}/notes`, as(admin, { text: 'No answer.' }));
  const found = await read();
  expect(found).toMatchObject({ isAnswered: false, replies: [{ text: 'We tried to call.' }] });
  expect(found.answeredBy).toBeUndefined();
  expect(found.notes).toMatchObject([{ text: 'No answer.', by: { name: 'Staff Tester' } }]);
  expect(await listActions()).toEqual(['note', 'reply']);
  const { body } = await call('GET', '/api/users/profile/data', as(customer));
  expect(body.enquiries).toMatchObject([{ notes: [{ text: 'No answer.' }] }]);
});

it('a reply marks the enquiry as answered and is mailed with the words below, back to the provider', async () => {
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

it('the same words sent twice, at once or later, by one or by two, are one reply and one mail', async () => {
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

it('anyone who replies without having seen a colleague’s reply is told of it, and nothing is mailed', async () => {
  const other = await addAdmin();
  const send = (text: string, repliesSeen: number, person = admin) =>
    call('POST', `${path}/replies`, as(person, { text, repliesSeen }));
  expect((await send('It does.', 0)).status).toBe(201);
  const refusal = await send('It does not.', 0, other);
  expect([refusal.status, refusal.body.code]).toEqual([409, 'VERSION']);
  expect(refusal.body.message).toMatch(/^Staff Tester has already replied/);
  expect((await read()).replies).toHaveLength(1);
  // One's own are no surprise, and what was seen is in nobody's way.
  expect((await send('And further.', 0)).status).toBe(201);
  expect((await send('It does not.', 2, other)).status).toBe(201);
});

it('a reply is taken back with its mail while that waits, and then the enquiry waits again', async () => {
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

it('a reply whose mail was given up is seen as it reads, and sent again as it is', async () => {
  const { body } = await reply('It does.');
  const mailId = mailIdOf(body.replyId);
  await deliverKeptBack(mailId);
  const [first] = await listMails(mailId);
  await db
    .doc(`outbox/${mailId}`)
    .update({ state: 'failed', attempts: 10, sentAt: FieldValue.delete(), dueAt: FieldValue.delete() });
  expect((await read()).replies).toMatchObject([{ mail: 'failed' }]);

  const mailPath = `${path}/replies/${body.replyId}/mail`;
  const preview = await call('GET', mailPath, as(admin));
  expect(preview.body).toEqual({ to: email, subject: first?.subject, html: first?.html });
  expect((await call('GET', mailPath, as(await addCustomer()))).status).toBe(403);

  expect(await resend(body.replyId)).toMatchObject({ status: 202, body: { mailId } });
  await until(async () => (await listMails(mailId)).length === 2);
  await until(async () => (await read()).replies[0].mail === 'sent');
  expect(await listActions()).toEqual(['resend mail', 'reply']);
});

it('a reply that was sent is sent once more, however often that is asked for at once', async () => {
  const { body } = await reply('It does.');
  const mailId = mailIdOf(body.replyId);
  // While it can be taken back it is left alone.
  await keepBack(mailId);
  expect((await resend(body.replyId)).body).toMatchObject({ mailId });
  expect(await listMails(mailId)).toEqual([]);
  await deliverKeptBack(mailId);

  const answers = await Promise.all([resend(body.replyId), resend(body.replyId)]);
  expect(answers.map((answer) => answer.body.mailId)).toEqual(Array(2).fill(`${mailId}_again_1`));
  // The mail provider has it before the shop has written that it was sent.
  await until(async () => (await read()).replies[0].mail === 'sent');
  expect(await listMails(`${mailId}_again_1`)).toHaveLength(1);
  expect(await listMails(mailId)).toHaveLength(1);
  // The page tells how the last one fared.
  await db.doc(`outbox/${mailId}_again_1`).update({ state: 'failed' });
  expect((await read()).replies).toMatchObject([{ mail: 'failed' }]);
});

it('no mail is sent again of a reply that there is not, or of another enquiry', async () => {
  const { body } = await reply('It does.');
  await deliverKeptBack(mailIdOf(body.replyId));
  await enquire('Does it reach the garage?');
  for (const replyId of [body.replyId, 'no-such-reply']) {
    expect((await resend(replyId)).status).toBe(404);
    expect((await call('GET', `${path}/replies/${replyId}/mail`, as(admin))).status).toBe(404);
  }
});

it('an enquiry names the account of its address, and the orders that there are of those it names', async () => {
  const customer = await addCustomer();
  const { body: order } = await placeOrder(customer, requestOf({ plan: await addPlan() }));
  await enquire(`Where is ${order.number.toLowerCase()}, and KB-2222-2222?`, customer.email);
  expect(await read()).toMatchObject({
    account: { _id: customer.uid, name: 'Aroha Tester', isProven: false },
    orders: [{ _id: order._id, number: order.number }],
  });
});

it('an enquiry that was sent while signed in is that person’s, whatever address it names', async () => {
  const customer = await addCustomer();
  const body = {
    firstName: 'Wiremu',
    lastName: 'Asker',
    email: `${uniqueId('elsewhere')}@kowhai.example`,
    enquirySubject: 'Technical Support',
    enquiryMessage: 'From another address',
  };
  const sent = await call('POST', '/api/mail/send-enquiry', {
    ...as(customer, body),
    headers: uniqueNetwork(),
  });
  const { body: listed } = await call('GET', `/api/enquiries?user=${customer.uid}`, as(admin));
  expect(listed).toMatchObject([{ _id: sent.body.enquiryId, email: body.email }]);
  expect((await call('GET', `/api/enquiries?user=${admin.uid}`, as(admin))).body).toEqual([]);
  path = `/api/enquiries/${sent.body.enquiryId}`;
  expect(await read()).toMatchObject({ account: { _id: customer.uid } });
});

it('an empty reply, and one to no enquiry, is refused', async () => {
  expect(await reply(' ')).toMatchObject({ status: 400, body: { fields: { text: 'Write a reply' } } });
  path = '/api/enquiries/nothing';
  expect((await reply('It does.')).status).toBe(404);
});
