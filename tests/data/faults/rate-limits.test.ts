import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { withKeyedLock } from '#functions/orders/with-keyed-lock.ts';
import { callInProcess as call } from '#tests/data/support/in-process.ts';
import {
  addCustomer,
  addHardware,
  addPlan,
  db,
  type Person,
  readStock,
  requestOf,
  signIn,
  uniqueId,
  uniqueNetwork,
} from '#tests/data/support/shop.ts';

let plan: Awaited<ReturnType<typeof addPlan>>;

beforeAll(async () => {
  plan = await addPlan();
});

type Headers = Record<string, string>;

/** A front end of Google's, which all of Hosting's requests share. */
const frontEnd = '142.250.70.14';

/** The headers of a customer who comes through Hosting, with a left end of their own writing. */
function throughHosting(client: string): Headers {
  const forwardedFor = `10.0.0.${Math.floor(Math.random() * 256)}, ${client}, ${frontEnd}`;
  return { 'x-forwarded-for': forwardedFor, 'fastly-client-ip': client };
}

const address = () => uniqueNetwork()['x-forwarded-for'] ?? '';

function placeOrder(
  { token }: Pick<Person, 'token'>,
  body: unknown,
  { key = randomUUID(), headers = {} }: { key?: string | undefined; headers?: Headers } = {},
) {
  return call('POST', '/api/orders', { token, body, headers: { ...headers, 'idempotency-key': key } });
}

function enquire(headers: Headers) {
  const enquiry = {
    firstName: 'Hana',
    lastName: 'Ngata',
    email: `${uniqueId('asks')}@kowhai.example`,
    enquirySubject: 'General Enquiry',
    enquiryMessage: 'Is fibre in our street yet?',
  };
  return call('POST', '/api/mail/send-enquiry', { body: enquiry, headers });
}

async function countAccepted(count: number, send: () => Promise<{ status: number }>): Promise<number> {
  let accepted = 0;
  for (let sent = 0; sent < count; sent++) if ((await send()).status === 202) accepted++;
  return accepted;
}

/** Lets an hour go by for what is counted by the hour. */
async function forgetHour(limit: string): Promise<void> {
  const { docs } = await db.collection('rateLimits').get();
  const counters = docs.filter(({ id }) => id.startsWith(`${limit}_`));
  await Promise.all(counters.map(({ ref }) => ref.delete()));
}

describe('a limit by network', () => {
  it('counts each customer behind Hosting, whatever they write themselves', async () => {
    const [one, other] = [address(), address()];
    expect(await countAccepted(22, () => enquire(throughHosting(one)))).toBe(20);
    const { status, body } = await enquire(throughHosting(one));
    expect(status).toBe(429);
    expect(body.message).toMatch(
      /^Too many enquiries from your network in an hour\. Try again (in \d+ minutes|in a minute|in an hour)\.$/,
    );
    expect(await countAccepted(2, () => enquire(throughHosting(other)))).toBe(2);
  });

  it('counts who calls the function directly, whomever they say they are', async () => {
    const caller = address();
    const forged = () =>
      enquire({ 'x-forwarded-for': `${address()}, ${frontEnd}, ${caller}`, 'fastly-client-ip': address() });
    expect(await countAccepted(22, forged)).toBe(20);
  });

  it.each([
    ['by no header', {}],
    ['by a front end alone', { 'x-forwarded-for': `198.51.100.7, ${frontEnd}` }],
    ['by nonsense', { 'x-forwarded-for': 'nobody', 'fastly-client-ip': 'nobody' }],
  ])('locks nobody out whom it cannot tell apart: named %s', async (_, headers: Headers) => {
    expect(await countAccepted(22, () => enquire(headers))).toBe(22);
  });

  it('counts forty at once whom it cannot tell apart, and answers each of them', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => enquire({})));
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(202));
    const { docs } = await db.collection('rateLimits').get();
    const shared = docs.filter(({ id }) => id.startsWith('enquiry-network_unnamed-'));
    expect(shared.length).toBeGreaterThan(1);
  });
});

it('wrong passwords are fifty from one network, on whatever account they are tried', async () => {
  const [network, known] = [address(), await addCustomer()];
  const signInTo = (email: string, password: string, headers: Headers) =>
    call('POST', '/api/users/login', { body: { email, password }, headers });
  const statuses: number[] = [];
  for (let person = 0; person < 51; person++) {
    const email = `${uniqueId('guessed')}@kowhai.example`;
    statuses.push((await signInTo(email, 'a wrong password', throughHosting(network))).status);
  }
  expect(statuses).toEqual([...Array(50).fill(401), 429]);
  const { email, password } = known;
  expect((await signInTo(email, password, throughHosting(network))).status).toBe(429);
  expect((await signInTo(email, password, throughHosting(address()))).status).toBe(200);
});

describe('orders', () => {
  it('are ten an hour from one account: the next takes no stock and says when', async () => {
    const [customer, hardware] = [await addCustomer(), await addHardware({ countInStock: 20 })];
    const order = requestOf({ plan, hardware });
    const keys = Array.from({ length: 10 }, () => randomUUID());
    const placed = [];
    for (const key of keys) placed.push(await placeOrder(customer, order, { key }));
    expect(placed.map(({ status }) => status)).toEqual(Array(10).fill(201));

    const refused = await placeOrder(customer, order);
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.body.message).toMatch(
      /^That’s as many orders as we take from one account in an hour\. Try again in (a minute|\d+ minutes|an hour)\.$/,
    );
    const retryAfter = Number(refused.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(3600);
    expect(await readStock(hardware._id)).toBe(10);

    // A request whose answer got lost is answered all the same.
    const again = await placeOrder(customer, order, { key: keys[3] });
    expect([again.status, again.body._id]).toEqual([200, placed[3]?.body._id]);
    const reused = await placeOrder(customer, requestOf({ plan }), { key: keys[3] });
    expect(reused.body.code).toBe('IDEMPOTENCY_REUSED');
    // And it is this account alone.
    expect((await placeOrder(await addCustomer(), order)).status).toBe(201);
  });

  it('are tried sixty times an hour by one account, refused ones too', async () => {
    const [customer, none] = [await addCustomer(), await addHardware({ countInStock: 0 })];
    const tryTen = async () => {
      const tries = Array.from({ length: 10 }, () =>
        placeOrder(customer, requestOf({ plan, hardware: none })),
      );
      return new Set((await Promise.all(tries)).map(({ body }) => body.code));
    };
    for (let tried = 0; tried < 60; tried += 10) expect(await tryTen()).toEqual(new Set(['OUT_OF_STOCK']));
    expect(await tryTen()).toEqual(new Set(['RATE_LIMITED']));
  });

  it('that cannot succeed get no turn in the queue for an item', async () => {
    const [customer, hardware] = [await addCustomer(), await addHardware({ countInStock: 5 })];
    const { promise, resolve } = Promise.withResolvers<void>();
    const others = withKeyedLock([hardware._id], () => promise);
    const refused = await placeOrder(customer, requestOf({ plan, hardware, qty: 1_000_000_000 }));
    expect(refused.body.code).toBe('OUT_OF_STOCK');
    resolve();
    await others;
  });

  it('that are refused, or sent once more, do not count as orders', async () => {
    const [customer, none] = [await addCustomer(), await addHardware({ countInStock: 0 })];
    const key = randomUUID();
    expect((await placeOrder(customer, requestOf({ plan }), { key })).status).toBe(201);
    for (let count = 0; count < 12; count++) {
      expect((await placeOrder(customer, requestOf({ plan, hardware: none }))).body.code).toBe(
        'OUT_OF_STOCK',
      );
      expect((await placeOrder(customer, requestOf({ plan }), { key })).status).toBe(200);
    }
    expect((await placeOrder(customer, requestOf({ plan }))).status).toBe(201);
  });

  it('are ten, however many are placed at once', async () => {
    const customer = await addCustomer();
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => placeOrder(customer, requestOf({ plan }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array(10).fill(201),
      ...Array(5).fill(429),
    ]);
  });

  it('are thirty a day from one account', async () => {
    const customer = await addCustomer();
    const statuses: number[] = [];
    for (let count = 0; count < 31; count++) {
      if (count % 10 === 0) await forgetHour('order-account-hour');
      statuses.push((await placeOrder(customer, requestOf({ plan }))).status);
    }
    expect(statuses).toEqual([...Array(30).fill(201), 429]);
  });

  it('are thirty a day with one address, however often its account is closed and opened again', async () => {
    const email = `${uniqueId('again')}@kowhai.example`;
    const statuses: number[] = [];
    for (let account = 0; account < 4; account++) {
      const { token } = await register(email);
      for (let count = 0; count < (account < 3 ? 10 : 1); count++) {
        statuses.push((await placeOrder({ token }, requestOf({ plan }))).status);
      }
      await call('POST', '/api/users/profile/close', { token, body: {}, headers: uniqueNetwork() });
    }
    expect(statuses).toEqual([...Array(30).fill(201), 429]);
  });

  it('are thirty an hour from one network', async () => {
    const network = address();
    const statuses: number[] = [];
    for (let account = 0; account < 4; account++) {
      const customer = await addCustomer();
      for (let count = 0; count < (account < 3 ? 10 : 1); count++) {
        const headers = throughHosting(network);
        statuses.push((await placeOrder(customer, requestOf({ plan }), { headers })).status);
      }
    }
    expect(statuses).toEqual([...Array(30).fill(201), 429]);
    const headers = throughHosting(address());
    expect((await placeOrder(await addCustomer(), requestOf({ plan }), { headers })).status).toBe(201);
  });
});

it('an account gets its data ten times an hour', async () => {
  const { token } = await addCustomer();
  const get = () => call('GET', '/api/users/profile/data', { token });
  const statuses = [];
  for (let count = 0; count < 11; count++) statuses.push((await get()).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

async function register(email: string): Promise<{ status: number; token: string }> {
  const password = 'a long enough secret';
  const body = {
    firstName: 'Mere',
    lastName: 'Tūī',
    email,
    phone: '0800 000 004',
    address: '4 Sample Street, Nelson 7010',
    password,
  };
  const { status } = await call('POST', '/api/users', { body, headers: uniqueNetwork() });
  return { status, token: status === 201 ? await signIn(email, password) : '' };
}

describe('an address that was never proven', () => {
  it('gets no more than ten accounts a day, one after the other', async () => {
    const email = `${uniqueId('again')}@kowhai.example`;
    const statuses: number[] = [];
    for (let account = 0; account < 11; account++) {
      const { status, token } = await register(email);
      statuses.push(status);
      if (status === 201) {
        // Trying an address that is taken does not count.
        if (account < 9) expect((await register(email)).status).toBe(409);
        await call('POST', '/api/users/profile/close', { token, body: {}, headers: uniqueNetwork() });
      }
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
  });

  it('is asked for by five accounts a day at most', async () => {
    const body = { email: `${uniqueId('moved')}@kowhai.example` };
    const statuses: number[] = [];
    for (let account = 0; account < 6; account++) {
      const { token } = await addCustomer();
      statuses.push(
        (await call('PUT', '/api/users/profile', { token, body, headers: uniqueNetwork() })).status,
      );
    }
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
  });
});
