import { beforeAll, describe, expect, test } from 'vitest';
import { deliver, deliverKeptBack, listMails, readMail } from '#tests/data/support/mails.ts';
import {
  addAdmin,
  addCustomer,
  addPlan,
  atOnce,
  call,
  callsAtOnce,
  db,
  type Person,
  placeOrder,
  requestOf,
  signIn,
  uniqueId,
  uniqueNetwork,
  until,
} from '#tests/data/support/shop.ts';

let admin: Person;
let plan: Awaited<ReturnType<typeof addPlan>>;

beforeAll(async () => {
  [admin, plan] = await Promise.all([addAdmin(), addPlan()]);
});
/** Waits until none of these mails is on its way, and counts how they ended. */
async function countOutcomes(mailIds: readonly string[]): Promise<Record<string, number>> {
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

describe('six mails an hour go to one address', () => {
  test('and the orders after them stand, with a page that says what the mail would', async () => {
    const customer = await addCustomer();
    const orderIds = await addOrders(customer, 7);
    expect(await countOutcomes(orderIds.map((id) => `confirm-order_${id}`))).toEqual({ sent: 6, limited: 1 });
    // The provider hears of every one.
    expect(await countOutcomes(orderIds.map((id) => `order-submitted_${id}`))).toEqual({ sent: 7 });
    for (const id of orderIds) {
      const { status, body } = await call('GET', `/api/orders/${id}`, { token: customer.token });
      expect([status, body.number]).toEqual([200, expect.stringMatching(/^KB-/)]);
    }
  });

  test('and staff see which was held back, and can send it all the same', async () => {
    const customer = await addCustomer();
    const orderIds = await addOrders(customer, 7);
    const mailIds = orderIds.map((id) => `confirm-order_${id}`);
    await countOutcomes(mailIds);
    const states = await Promise.all(mailIds.map(async (mailId) => (await readMail(mailId))?.state));
    const held = orderIds[states.indexOf('limited')];
    const as = { token: admin.token };
    const { body: mails } = await call('GET', `/api/orders/${held}/mails`, as);
    expect(mails).toContainEqual(
      expect.objectContaining({ kind: 'confirm-order', state: 'limited', to: customer.email }),
    );
    const mailId = `confirm-order_${held}`;
    expect(await listMails(mailId)).toEqual([]);
    expect((await call('POST', `/api/orders/${held}/mails/${mailId}/resend`, as)).status).toBe(202);
    await until(async () => (await listMails(mailId)).length === 1);
    // What staff do with an order is told too.
    await call('PUT', `/api/orders/${held}/processing`, as);
    await deliverKeptBack(`order-processing_${held}_1`);
    expect(await listMails(`order-processing_${held}_1`)).toHaveLength(1);
  });

  test('however many are delivered at the same moment', async () => {
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

  test('whatever it is that a stranger does, and in whatever spelling', async () => {
    const name = uniqueId('victim');
    const customer = await addCustomer();
    const email = `${name}@kowhai.example`;
    const enquiries: string[] = [];
    for (let sent = 0; sent < 6; sent++) {
      const { status, body } = await sendEnquiry(`${name}+${sent}@kowhai.example`, `Message ${sent}`);
      expect(status).toBe(202);
      enquiries.push(`confirm-enquiry_${body.enquiryId}`);
    }
    expect(await countOutcomes(enquiries)).toEqual({ sent: 6 });
    await call('PUT', '/api/users/profile', {
      token: customer.token,
      body: { email, currentPassword: customer.password },
      headers: uniqueNetwork(),
    });
    const asked = await listMailIds('job.email', email);
    expect(asked).toHaveLength(1);
    expect(await countOutcomes(asked)).toEqual({ limited: 1 });

    const { body } = await sendEnquiry(email, 'One more');
    expect(await countOutcomes([`confirm-enquiry_${body.enquiryId}`])).toEqual({ limited: 1 });
    const seen = await call('GET', `/api/enquiries/${body.enquiryId}`, { token: admin.token });
    expect(seen.body).toMatchObject({ email, isReceiptLimited: true });
  });

  test('also where somebody registers and closes the account in a loop', async () => {
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

  test('and a code for a new password after them', async () => {
    const customer = await addCustomer();
    const orderIds = await addOrders(customer, 7);
    await countOutcomes(orderIds.map((id) => `confirm-order_${id}`));
    const body = { email: customer.email };
    await call('POST', '/api/users/send-reset-token', { body, headers: uniqueNetwork() });
    expect(await countOutcomes(await listMailIds('job.email', customer.email))).toEqual({ sent: 1 });
  });
});

describe('after six mails within the hour', () => {
  test('the owner of an account still hears that its password and its email changed', async () => {
    const customer = await addCustomer();
    const enquiries: string[] = [];
    for (let sent = 0; sent < 6; sent++) {
      const { body } = await sendEnquiry(customer.email.replace('@', `+${sent}@`), `Message ${sent}`);
      enquiries.push(`confirm-enquiry_${body.enquiryId}`);
    }
    expect(await countOutcomes(enquiries)).toEqual({ sent: 6 });

    const password = `another-${customer.password}`;
    const changed = await call('PUT', '/api/users/profile', {
      token: customer.token,
      body: { password, currentPassword: customer.password },
      headers: uniqueNetwork(),
    });
    expect(changed.status).toBe(200);
    const moved = await call('PUT', `/api/users/${customer.uid}`, {
      token: admin.token,
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

  test('a password cannot be changed again and again, which would mail its owner each time', async () => {
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

test('no address stands in what is counted', async () => {
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
