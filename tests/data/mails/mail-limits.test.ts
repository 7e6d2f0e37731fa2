import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atOnce, callsAtOnce } from '#tests/support/shop/at-once.ts';
import { inOneWindow } from '#tests/support/shop/in-one-window.ts';
import {
  deliver,
  deliverAtOnce,
  deliverKeptBack,
  listMails,
  listToldMails,
  readMail,
} from '#tests/support/shop/mails.ts';
import {
  addAdmin,
  addCustomer,
  addPlan,
  call,
  db,
  type Person,
  placeOrder,
  prove,
  requestOf,
  signIn,
  uniqueId,
  uniqueNetwork,
  until,
} from '#tests/support/shop/shop.ts';

let admin: Person;
let plan: Awaited<ReturnType<typeof addPlan>>;

beforeAll(async () => {
  [admin, plan] = await Promise.all([addAdmin(), addPlan()]);
});
/** Delivers these mails without their turn in the queue, which other tests fill, and counts how they ended. */
async function countOutcomes(mailIds: readonly string[]): Promise<Record<string, number>> {
  await Promise.all(mailIds.map(deliver));
  const states = await until(async () => {
    const found = await Promise.all(mailIds.map(async (mailId) => (await readMail(mailId))?.state ?? 'none'));
    return found.every((state) => !['queued', 'sending', 'none'].includes(state)) && found;
  });
  const counts: Record<string, number> = {};
  for (const state of states) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

async function listMailIds(field: string, email: string): Promise<string[]> {
  const found = await db.collection('outbox').where(field, '==', email).get();
  return found.docs.map(({ id }) => id);
}

async function addOrders(customer: Person, count: number): Promise<string[]> {
  const orderIds: string[] = [];
  for (let placed = 0; placed < count; placed++) {
    const { status, body } = await placeOrder(customer, requestOf({ plan }));
    expect(status).toBe(201);
    orderIds.push(body._id);
  }
  return orderIds;
}

function sendEnquiry(email: string, enquiryMessage: string) {
  const body = {
    firstName: 'Hemi',
    lastName: 'Parata',
    email,
    enquirySubject: 'General Enquiry',
    enquiryMessage,
  };
  return call('POST', '/api/mail/send-enquiry', { body, headers: uniqueNetwork() });
}

describe('of the mails about seven orders of one hour, six go to their customer', inOneWindow(), () => {
  let customer: Person;
  let orderIds: string[];
  let mailIds: string[];

  beforeEach(async ({ task }) => {
    // A test that is played once more gets orders of its own.
    if (customer && !task.result?.retryCount) return;
    customer = await addCustomer();
    orderIds = await addOrders(customer, 7);
    mailIds = orderIds.map((id) => `confirm-order_${id}`);
    await countOutcomes(mailIds);
  });

  it('the order after them has a page that says what the mail would', async () => {
    expect(await countOutcomes(mailIds)).toEqual({ sent: 6, limited: 1 });
    // The provider hears of every one.
    expect(await countOutcomes(orderIds.map((id) => `order-submitted_${id}`))).toEqual({ sent: 7 });
    for (const id of orderIds) {
      const { status, body } = await call('GET', `/api/orders/${id}`, { token: customer.token });
      expect([status, body.number]).toEqual([200, expect.stringMatching(/^KB-/)]);
    }
  });

  it('a code for a new password goes after them', async () => {
    const body = { email: customer.email };
    await call('POST', '/api/users/send-reset-token', { body, headers: uniqueNetwork() });
    expect(await countOutcomes(await listMailIds('job.email', customer.email))).toEqual({ sent: 1 });
  });

  it('staff see which was held back, and can send it all the same', async () => {
    const states = await Promise.all(mailIds.map(async (mailId) => (await readMail(mailId))?.state));
    const held = orderIds[states.indexOf('limited')];
    const as = { token: admin.token };
    const mails = await listToldMails(held ?? '', as);
    expect(mails).toContainEqual(
      expect.objectContaining({ kind: 'confirm-order', state: 'limited', to: customer.email }),
    );
    const mailId = `confirm-order_${held}`;
    expect(await listMails(mailId)).toEqual([]);
    expect((await call('POST', `/api/orders/${held}/mails/${mailId}/resend`, as)).status).toBe(202);
    await deliverAtOnce(mailId);
    // What staff do with an order is told too.
    await call('PUT', `/api/orders/${held}/processing`, as);
    await deliverKeptBack(`order-processing_${held}_1`);
    expect(await listMails(`order-processing_${held}_1`)).toHaveLength(1);
  });

  it('the owner of an account still hears that its password and its email changed', async () => {
    const password = `another-${customer.password}`;
    const changed = await call('PUT', '/api/users/profile', {
      token: customer.token,
      body: { password, currentPassword: customer.password },
      headers: uniqueNetwork(),
    });
    expect(changed.status).toBe(200);
    const moved = await call('PUT', `/api/users/${customer.uid}`, {
      ...(await prove(admin)),
      body: { email: `${uniqueId('moved')}@kowhai.example` },
    });
    expect(moved.status).toBe(200);
    const notices = [
      ...(await listMailIds('job.user.email', customer.email)),
      ...(await listMailIds('job.formerEmail', customer.email)),
    ];
    expect(notices).toHaveLength(3);
    expect(await countOutcomes(notices)).toEqual({ sent: 3 });
  });
});

describe('six mails an hour go to one address', inOneWindow(), () => {
  it('however many are delivered at the same moment', async () => {
    const customer = await addCustomer();
    const [orderId] = await addOrders(customer, 1);
    await countOutcomes([`confirm-order_${orderId}`]);
    const { sentAt, ...fields } = (await db.doc(`outbox/confirm-order_${orderId}`).get()).data() ?? {};
    const copies = await atOnce(async (index) => {
      const id = `confirm-order_${orderId}_copy-${index}`;
      await db.doc(`outbox/${id}`).set({ ...fields, state: 'queued' });
      return id;
    });
    await Promise.all(copies.map(deliver));
    expect(await countOutcomes(copies)).toEqual({ sent: 5, limited: callsAtOnce - 5 });
    const received = await Promise.all(copies.map(listMails));
    expect(received.flat()).toHaveLength(5);
  });

  it('whatever it is that a stranger does, and in whatever spelling', async () => {
    const name = uniqueId('victim');
    const spell = (tag: number) => `${name}+${tag}@kowhai.example`;
    const askFor = async (email: string) => {
      const { token, password } = await addCustomer();
      const body = { email, currentPassword: password };
      await call('PUT', '/api/users/profile', { token, body, headers: uniqueNetwork() });
      return listMailIds('job.email', email);
    };
    const moves: string[] = [];
    for (let asked = 0; asked < 4; asked++) moves.push(...(await askFor(spell(asked))));
    expect(await countOutcomes(moves)).toEqual({ sent: 4 });

    const enquiries: string[] = [];
    for (let sent = 4; sent < 7; sent++) {
      const { status, body } = await sendEnquiry(spell(sent), `Message ${sent}`);
      expect(status).toBe(202);
      enquiries.push(body.enquiryId);
      // One after the other, so that it is the last that is held back.
      await countOutcomes([`confirm-enquiry_${body.enquiryId}`]);
    }
    const receipts = enquiries.map((enquiryId) => `confirm-enquiry_${enquiryId}`);
    expect(await countOutcomes(receipts)).toEqual({ sent: 2, limited: 1 });
    const seen = await call('GET', `/api/enquiries/${enquiries[2]}`, { token: admin.token });
    expect(seen.body).toMatchObject({ email: spell(6), receipt: 'limited' });

    expect((await sendEnquiry(spell(7), 'One more')).status).toBe(429);
    expect(await countOutcomes(await askFor(spell(8)))).toEqual({ limited: 1 });
  });

  it('also where someone registers and closes the account in a loop', async () => {
    const email = `${uniqueId('loop')}@kowhai.example`;
    const password = 'a long enough secret';
    const registration = {
      firstName: 'Mere',
      lastName: 'Tūī',
      email,
      phone: '0800 000 004',
      address: '4 Sample Street, Nelson 7010',
      password,
    };
    const outcomes: Record<string, number>[] = [];
    for (let round = 0; round < 4; round++) {
      const headers = uniqueNetwork();
      expect((await call('POST', '/api/users', { body: registration, headers })).status).toBe(201);
      const token = await signIn(email, password);
      const body = { currentPassword: password };
      expect((await call('POST', '/api/users/profile/close', { token, body, headers })).status).toBe(200);
      const all = await listMailIds('job.user.email', email);
      outcomes.push(await countOutcomes(all.filter((mailId) => !mailId.startsWith('new-user_'))));
    }
    // Its owner hears of each end of the account; the fourth welcome is the seventh mail.
    expect(outcomes.at(-2)).toEqual({ sent: 6 });
    expect(outcomes.at(-1)).toEqual({ sent: 7, limited: 1 });
  });
});

describe('after six mails within the hour', inOneWindow(), () => {
  it('three notices more go to a mailbox, whatever its accounts are called, and one that tells of the rest', async () => {
    const customer = await addCustomer();
    const change = { password: `another-${customer.password}`, currentPassword: customer.password };
    const as = { token: customer.token, headers: uniqueNetwork() };
    expect((await call('PUT', '/api/users/profile', { ...as, body: change })).status).toBe(200);
    const [first = ''] = await listMailIds('job.user.email', customer.email);
    expect(await countOutcomes([first])).toEqual({ sent: 1 });
    const { sentAt, ...fields } = (await db.doc(`outbox/${first}`).get()).data() ?? {};
    const texts: string[] = [];
    for (let count = 0; count < 14; count++) {
      const email = customer.email.replace('@', `+${count}@`);
      const id = `${first}-${count}`;
      const job = { ...fields.job, user: { ...fields.job.user, email } };
      await db.doc(`outbox/${id}`).set({ ...fields, to: email, job, state: 'queued' });
      await deliver(id);
      const [mail] = await listMails(id);
      if (mail) expect(mail.to).toEqual([{ email }]);
      texts.push(mail?.subject ?? 'none');
    }
    const isMore = (subject = '') => subject.startsWith('More changes to');
    expect(texts.findIndex(isMore)).toBe(8);
    expect(texts.filter((text) => text === texts[0])).toHaveLength(8);
    expect(texts.slice(9)).toEqual(Array(5).fill('none'));
  });

  it('a password cannot be changed again and again, which would mail its owner each time', async () => {
    const customer = await addCustomer();
    const statuses: number[] = [];
    let { password } = customer;
    for (let change = 0; change < 6; change++) {
      const token = await signIn(customer.email, password);
      const next = `${customer.password}-${change}`;
      const { status } = await call('PUT', '/api/users/profile', {
        token,
        body: { password: next, currentPassword: password },
        headers: uniqueNetwork(),
      });
      statuses.push(status);
      password = next;
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it('no address is in what is counted', async () => {
  const customer = await addCustomer();
  const [orderId] = await addOrders(customer, 1);
  await countOutcomes([`confirm-order_${orderId}`]);
  const { docs } = await db.collection('rateLimits').get();
  const counted = docs.filter(({ id }) => id.startsWith('mail-address_'));
  expect(counted.length).toBeGreaterThan(0);
  const stored = JSON.stringify(counted.map((doc) => [doc.id, doc.data()]));
  expect(stored).not.toContain('@');
  expect(stored).not.toContain(customer.email.split('@')[0]);
});
