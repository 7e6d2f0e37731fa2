import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atOnce } from '#tests/support/shop/at-once.ts';
import { inOneWindow } from '#tests/support/shop/in-one-window.ts';
import {
  clearInbox,
  countAttempts,
  deliver,
  delivered,
  deliverKeptBack,
  listMails,
  readMail,
  setInboxMode,
} from '#tests/support/shop/mails.ts';
import {
  addAdmin,
  addCustomer,
  addHardware,
  addPerson,
  addPlan,
  call,
  db,
  type Person,
  placeOrder,
  requestOf,
  runSweep,
  uniqueId,
  uniqueNetwork,
  until,
} from '#tests/support/shop/shop.ts';

let customer: Person;
let plan: Awaited<ReturnType<typeof addPlan>>;

beforeAll(async () => {
  await clearInbox();
  plan = await addPlan();
});

// How many orders one account places in an hour is limited.
beforeEach(async () => {
  customer = await addCustomer();
});

afterEach(async () => {
  await setInboxMode('ok');
});
async function addOrder(person = customer): Promise<string> {
  const hardware = await addHardware({ name: 'Router <b>&</b> "cable"' });
  const { body } = await placeOrder(person, requestOf({ plan, hardware, qty: 2 }));
  return body._id;
}

describe('an order’s mails', () => {
  it('say to the customer and to the provider what each needs to know', async () => {
    const orderId = await addOrder();
    const [confirmation] = await delivered(`confirm-order_${orderId}`);
    expect(confirmation?.to).toEqual([{ email: customer.email }]);
    expect(confirmation?.text).toContain(`/order/${orderId}`);
    expect(confirmation?.text).toContain('Each month: $70.00');
    expect(confirmation?.html).toContain('Router &lt;b&gt;&amp;&lt;/b&gt; &quot;cable&quot;');
    expect(confirmation?.html).not.toContain('<b>');
    const [notice] = await delivered(`order-submitted_${orderId}`);
    expect(notice?.to[0]?.email).toBe('hello@kowhai.example');
    expect(notice?.text).toContain(customer.email);
  });

  it('name the person and the address to staff and an address that is not proven, and nothing that could become a link', async () => {
    const person = await addPerson({ firstName: 'Visit', lastName: 'spam.example/1' });
    const orderId = await addOrder(person);
    const [confirmation] = await delivered(`confirm-order_${orderId}`);
    expect(confirmation?.to).toEqual([{ email: person.email }]);
    expect(confirmation?.text).toContain('Rātā Street');
    expect(JSON.stringify(confirmation)).not.toContain('spam.example');
    const [notice] = await delivered(`order-submitted_${orderId}`);
    expect(notice?.text).toContain('Rātā Street');
    expect(JSON.stringify(notice)).not.toContain('spam.example');
  });

  it('go to nobody who wrote a line break into a name', async () => {
    const forger = await addPerson({ firstName: 'Eve\r\nBcc: victim@kowhai.example' });
    const orderId = await addOrder(forger);
    const [notice] = await delivered(`order-submitted_${orderId}`);
    expect(notice?.subject).not.toMatch(/[\r\n]/);
    const admin = await addAdmin();
    await call('PUT', `/api/orders/${orderId}/processing`, { token: admin.token });
    await deliverKeptBack(`order-processing_${orderId}_1`);
    const [telling] = await delivered(`order-processing_${orderId}_1`);
    expect(telling?.to).toEqual([{ email: forger.email }]);
  });
});

it('however SendGrid fails, orders go on, and the queue sends each mail once when it is back', async () => {
  const mailIds: string[] = [];
  for (const mode of ['refuse', '401', '403', '429', '500'] as const) {
    const attemptsBefore = await countAttempts();
    await setInboxMode(mode);
    const orderId = await addOrder();
    mailIds.push(`confirm-order_${orderId}`, `order-submitted_${orderId}`);
    await until(async () => (await countAttempts()) > attemptsBefore);
  }
  for (const mailId of mailIds) expect(await listMails(mailId)).toEqual([]);

  await setInboxMode('ok');
  for (const mailId of mailIds) expect(await delivered(mailId)).toHaveLength(1);
  await runSweep();
  for (const mailId of mailIds) expect(await listMails(mailId)).toHaveLength(1);
}, 200_000);

it('an order is answered before SendGrid answers about its mails', async () => {
  await setInboxMode('hang');
  const mailId = `confirm-order_${await addOrder()}`;
  const mail = await until(async () => {
    const found = await readMail(mailId);
    return found && found.attempts > 0 && found;
  });
  expect(mail).toMatchObject({ state: 'sending', attempts: 1 });
});

it('a code is tried while other mails take all turns of their queue, and leaves none behind', async () => {
  await setInboxMode('500');
  // Ours alone: two mails of each order, more than the queue sends at once.
  const orderIds = [];
  for (let placed = 0; placed < 4; placed++) orderIds.push(await addOrder());
  await call('POST', '/api/users/send-reset-token', {
    body: { email: customer.email },
    headers: uniqueNetwork(),
  });
  const find = async () =>
    (await db.collection('outbox').where('job.email', '==', customer.email).get()).docs[0];
  await until(async () => (await find())?.get('attempts') > 0);
  await setInboxMode('ok');
  const codeId = (await find())?.id ?? '';
  const mailIds = orderIds.flatMap((id) => [`confirm-order_${id}`, `order-submitted_${id}`]);
  for (const mailId of [codeId, ...mailIds]) expect(await delivered(mailId)).toHaveLength(1);
}, 200_000);

describe('a mail', () => {
  it('that the queue delivers many times goes out once', async () => {
    const orderId = await addOrder();
    const mailId = `confirm-order_${orderId}`;
    await atOnce(() => deliver(mailId));
    expect(await delivered(mailId)).toHaveLength(1);
    await deliver(mailId);
    expect(await listMails(mailId)).toHaveLength(1);
  });

  it('whose deliverer died is taken up when the lease is over', async () => {
    const orderId = await addOrder();
    const mailId = `confirm-order_${orderId}`;
    await delivered(mailId);
    const copyId = uniqueId('copy');
    const { sentAt, ...fields } = (await db.doc(`outbox/${mailId}`).get()).data() ?? {};
    await db
      .doc(`outbox/${copyId}`)
      .set({ ...fields, state: 'sending', dueAt: new Date(Date.now() + 60_000) });
    await runSweep();
    expect(await listMails(copyId)).toEqual([]);
    await db.doc(`outbox/${copyId}`).update({ dueAt: new Date(Date.now() - 1000) });
    await runSweep();
    expect(await delivered(copyId)).toHaveLength(1);
  });

  it('that its queue lost is queued anew by the sweep, and an expired code is not', async () => {
    const [lostId, codeId] = [uniqueId('lost'), uniqueId('code')];
    const orderId = await addOrder();
    await delivered(`order-submitted_${orderId}`);
    const { sentAt, ...fields } = (await db.doc(`outbox/order-submitted_${orderId}`).get()).data() ?? {};
    const past = new Date(Date.now() - 1000);
    const lost = { ...fields, state: 'queued', attempts: 0, dueAt: past };
    await db.doc(`outbox/${lostId}`).set(lost);
    const job = { kind: 'reset-code', email: customer.email, seed: 'a seed', expiresAt: past };
    await db.doc(`outbox/${codeId}`).set({ ...lost, job });
    await runSweep();
    expect(await delivered(lostId)).toHaveLength(1);
    await until(async () => (await readMail(codeId))?.state === 'withdrawn');
  });

  it('that nobody knows is nobody’s trouble', async () => {
    expect(await deliver('no-such-mail')).toBe(204);
  });
});

describe('an enquiry', inOneWindow(), () => {
  const enquiry = {
    firstName: 'Hemi',
    lastName: 'Parata',
    email: 'hemi@kowhai.example',
    enquirySubject: 'General Enquiry',
    enquiryMessage: 'Do you connect <b>boats</b>?',
  };
  const send = (body: object, headers = uniqueNetwork()) =>
    call('POST', '/api/mail/send-enquiry', { body, headers });

  it('is mailed to the provider, and confirmed without repeating a word of it', async () => {
    const email = `${uniqueId('hemi')}@kowhai.example`;
    const { status, body } = await send({ ...enquiry, email });
    expect(status).toBe(202);
    const [notice] = await delivered(`send-enquiry_${body.enquiryId}`);
    expect(notice?.text).toContain('Do you connect <b>boats</b>?');
    expect(notice?.html).toContain('Do you connect &lt;b&gt;boats&lt;/b&gt;?');
    const [confirmation] = await delivered(`confirm-enquiry_${body.enquiryId}`);
    expect(confirmation?.to).toEqual([{ email }]);
    for (const word of ['Hemi', 'Parata', 'boats']) expect(confirmation?.html).not.toContain(word);
    expect(confirmation?.text).toMatch(/Subject: General Enquiry\nReceived: \w+day \d+ \w+, \d+:\d\d [ap]m/);
    const asked = await call('POST', '/api/mail/confirm-enquiry', { body: { enquiryId: body.enquiryId } });
    expect([asked.status, asked.body]).toEqual([202, { status: 'sent' }]);
  });

  it('sent twice under one key is one; the same words under another key, or other words, are another', async () => {
    const body = { ...enquiry, email: `${uniqueId('twice')}@kowhai.example` };
    const sendAs = (key: string, fields = {}) =>
      call('POST', '/api/mail/send-enquiry', {
        body: { ...body, ...fields },
        headers: { ...uniqueNetwork(), 'idempotency-key': key },
      });
    const [one, two] = await Promise.all([sendAs('first'), sendAs('first')]);
    const later = [
      await sendAs('second'),
      await sendAs('first', { enquiryMessage: 'Something else, please' }),
    ];
    expect(one.body.enquiryId).toBe(two.body.enquiryId);
    expect(new Set([one, ...later].map((answer) => answer.body.enquiryId)).size).toBe(3);
    expect(await delivered(`send-enquiry_${one.body.enquiryId}`)).toHaveLength(1);
  });

  it('that fills in what no person sees is stored and marked, mails nobody, and is answered alike', async () => {
    const { status, body } = await send({ ...enquiry, trap: 'https://spam.example' });
    expect([status, body.status]).toEqual([202, 'queued']);
    const stored = await db.doc(`enquiries/${body.enquiryId}`).get();
    expect(stored.data()).toMatchObject({ enquiryMessage: enquiry.enquiryMessage, isSuspect: true });
    for (const kind of ['send-enquiry', 'confirm-enquiry'])
      expect(await readMail(`${kind}_${body.enquiryId}`)).toBeUndefined();
    const asked = await call('POST', '/api/mail/confirm-enquiry', { body: { enquiryId: body.enquiryId } });
    expect([asked.status, asked.body]).toEqual([202, { status: 'queued' }]);
  });

  it('to one address three times an hour at most, from wherever', async () => {
    const email = `${uniqueId('flood')}@kowhai.example`;
    const statuses: number[] = [];
    for (let count = 0; count < 4; count++) {
      statuses.push((await send({ ...enquiry, email, enquiryMessage: `Message ${count}` })).status);
    }
    expect(statuses).toEqual([202, 202, 202, 429]);
  });
});

it('records past their time are swept up', async () => {
  const admin = await addAdmin();
  const refs = ['idempotency', 'rateLimits', 'revoked', 'outbox'].map((path) =>
    db.doc(`${path}/${admin.uid}`),
  );
  for (const ref of refs) await ref.set({ expiresAt: new Date(Date.now() - 1000) });
  await runSweep();
  for (const ref of refs) expect((await ref.get()).exists).toBe(false);
});
