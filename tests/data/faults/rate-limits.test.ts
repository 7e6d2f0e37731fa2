import { randomUUID } from 'node:crypto';
import { contract } from '@kowhai/domain/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { identifyNetwork } from '#functions/limits/network.ts';
import { callByAccount, type RateLimit, rateLimits } from '#functions/limits/rate-limits.ts';
import { withKeyedLock } from '#functions/server/with-keyed-lock.ts';
import { inOneWindow } from '#tests/support/shop/in-one-window.ts';
import { callInProcess as call } from '#tests/support/shop/in-process.ts';
import { reachLimit } from '#tests/support/shop/reach-limit.ts';
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
  unlessBusy,
} from '#tests/support/shop/shop.ts';

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
  const sent = { token, body, headers: { ...headers, 'idempotency-key': key } };
  return unlessBusy(() => call('POST', '/api/orders', sent));
}

function enquire(headers: Headers) {
  const enquiry = {
    firstName: 'Hana',
    lastName: 'Ngata',
    email: `${uniqueId('asks')}@kowhai.example`,
    enquirySubject: 'General Enquiry',
    enquiryMessage: 'Is fibre in our street yet?',
  };
  return unlessBusy(() => call('POST', '/api/mail/send-enquiry', { body: enquiry, headers }));
}

/** As which a limit counts who calls through Hosting. */
const nameOf = (client: string) => identifyNetwork(throughHosting(client)) ?? '';

describe('a limit by network', inOneWindow(), () => {
  const unknown = () => `${uniqueId('unknown')}@kowhai.example`;
  const post = (path: string, body: object, headers: Headers) => call('POST', path, { body, headers });
  const newPassword = 'a long enough secret';
  const calls: [string, RateLimit, number, (headers: Headers) => Promise<{ status: number }>][] = [
    ['enquiries', rateLimits.enquiryByNetwork, 202, enquire],
    ['new accounts', rateLimits.registrationByNetwork, 201, (headers) => register(unknown(), headers)],
    [
      'wrong passwords',
      rateLimits.signInByNetwork,
      401,
      (headers) => post('/api/users/login', { email: unknown(), password: 'wrong' }, headers),
    ],
    [
      'requests for a code',
      rateLimits.resetMailByNetwork,
      200,
      (headers) => post('/api/users/send-reset-token', { email: unknown() }, headers),
    ],
    [
      'wrong codes',
      rateLimits.resetGuessByNetwork,
      400,
      (headers) => {
        const body = { email: unknown(), otp: 'AAAA', newPassword, confirmNewPassword: newPassword };
        return post('/api/users/reset-password', body, headers);
      },
    ],
    [
      'orders',
      rateLimits.orderByNetwork,
      201,
      async (headers) => placeOrder(await addCustomer(), requestOf({ plan }), { headers }),
    ],
  ];

  it.each(calls)(
    'counts %s of each customer behind Hosting, whatever they write themselves and on whatever account',
    async (_, limit, status, send) => {
      const [one, other] = [address(), address()];
      await reachLimit(limit, nameOf(one));
      const answers = [];
      for (const client of [one, one, other]) answers.push(await send(throughHosting(client)));
      expect(answers.map((answer) => answer.status)).toEqual([status, 429, status]);
    },
  );

  it('says what there was too much of, and until when', async () => {
    const client = address();
    await reachLimit(rateLimits.enquiryByNetwork, nameOf(client));
    await enquire(throughHosting(client));
    const { status, body } = await enquire(throughHosting(client));
    expect([status, body.message]).toEqual([
      429,
      expect.stringMatching(
        /^Too many enquiries from your network in an hour\. Try again (in \d+ minutes|in a minute|in an hour)\.$/,
      ),
    ]);
  });

  it('counts forty at once whom it cannot tell apart, and answers each of them', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => enquire({})));
    expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(202));
    const { docs } = await db.collection('rateLimits').get();
    const shared = docs.filter(({ id }) => id.startsWith('enquiry-network_unnamed-'));
    expect(shared.length).toBeGreaterThan(1);
  });
});

it('a right password does not pass a network’s limit of wrong ones', inOneWindow(), async () => {
  const [network, { email, password }] = [address(), await addCustomer()];
  const signInFrom = (client: string) =>
    call('POST', '/api/users/login', { body: { email, password }, headers: throughHosting(client) });
  await reachLimit(rateLimits.signInByNetwork, nameOf(network), 0);
  expect([(await signInFrom(network)).status, (await signInFrom(address())).status]).toEqual([429, 200]);
});

describe('orders', inOneWindow(), () => {
  it('are ten an hour from one account: the next takes no stock and says when', async () => {
    const [customer, hardware] = [await addCustomer(), await addHardware({ countInStock: 20 })];
    const order = requestOf({ plan, hardware });
    await reachLimit(rateLimits.orderByAccountHour, customer.uid, 2);
    const keys = [randomUUID(), randomUUID()];
    const placed = [];
    for (const key of keys) placed.push(await placeOrder(customer, order, { key }));
    expect(placed.map(({ status }) => status)).toEqual([201, 201]);

    const refused = await placeOrder(customer, order);
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.body.message).toMatch(
      /^That’s as many orders as we take from one account in an hour\. Try again in (a minute|\d+ minutes|an hour)\.$/,
    );
    const retryAfter = Number(refused.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(0);
    expect(retryAfter).toBeLessThanOrEqual(3600);
    expect(await readStock(hardware._id)).toBe(18);

    // A request whose answer got lost is answered all the same.
    const again = await placeOrder(customer, order, { key: keys[0] });
    expect([again.status, again.body._id]).toEqual([200, placed[0]?.body._id]);
    const reused = await placeOrder(customer, requestOf({ plan }), { key: keys[0] });
    expect(reused.body.code).toBe('IDEMPOTENCY_REUSED');
    // And it is this account alone.
    expect((await placeOrder(await addCustomer(), order)).status).toBe(201);
  });

  it('are tried sixty times an hour by one account, refused ones too', async () => {
    const [customer, none] = [await addCustomer(), await addHardware({ countInStock: 0 })];
    await reachLimit(callByAccount('placeOrder', contract.placeOrder), customer.uid);
    const codes: string[] = [];
    for (let tried = 0; tried < 2; tried++)
      codes.push((await placeOrder(customer, requestOf({ plan, hardware: none }))).body.code);
    expect(codes).toEqual(['OUT_OF_STOCK', 'RATE_LIMITED']);
  });

  it('that cannot succeed wait for no item', async () => {
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
    await reachLimit(rateLimits.orderByAccountHour, customer.uid, 2);
    for (let count = 0; count < 2; count++) {
      expect((await placeOrder(customer, requestOf({ plan, hardware: none }))).body.code).toBe(
        'OUT_OF_STOCK',
      );
      expect((await placeOrder(customer, requestOf({ plan }), { key })).status).toBe(200);
    }
    expect((await placeOrder(customer, requestOf({ plan }))).status).toBe(201);
  });

  it('are ten, however many are placed at once', async () => {
    const customer = await addCustomer();
    await reachLimit(rateLimits.orderByAccountHour, customer.uid, 3);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => placeOrder(customer, requestOf({ plan }))),
    );
    const refused = answers.filter(({ status }) => status === 429);
    // 200 where it was placed though the shop was busy.
    const placed = answers.filter(({ status }) => status === 201 || status === 200);
    expect([placed.length, refused.length]).toEqual([3, 2]);
  });

  it('are thirty a day from one account', async () => {
    const customer = await addCustomer();
    await reachLimit(rateLimits.orderByAccountDay, customer.uid);
    expect((await placeOrder(customer, requestOf({ plan }))).status).toBe(201);
    expect((await placeOrder(customer, requestOf({ plan }))).status).toBe(429);
  });

  it('are thirty a day with one address, however often its account is closed and opened again', async () => {
    const email = `${uniqueId('again')}@kowhai.example`;
    const statuses: number[] = [];
    await reachLimit(rateLimits.orderByAddressDay, email, 2);
    for (let account = 0; account < 3; account++) {
      const { token } = await register(email);
      statuses.push((await placeOrder({ token }, requestOf({ plan }))).status);
      const body = { currentPassword: registeredPassword };
      await call('POST', '/api/users/profile/close', { token, body, headers: uniqueNetwork() });
    }
    expect(statuses).toEqual([201, 201, 429]);
  });
});

it('an account gets its data ten times an hour', inOneWindow(), async () => {
  const { token } = await addCustomer();
  const get = () => call('GET', '/api/users/profile/data', { token });
  const statuses = [];
  for (let count = 0; count < 11; count++) statuses.push((await get()).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

const registeredPassword = 'a long enough secret';

async function register(
  email: string,
  headers = uniqueNetwork(),
): Promise<{ status: number; token: string }> {
  const password = registeredPassword;
  const body = {
    firstName: 'Mere',
    lastName: 'Tūī',
    email,
    phone: '0800 000 004',
    address: '4 Sample Street, Nelson 7010',
    password,
  };
  const { status } = await call('POST', '/api/users', { body, headers });
  return { status, token: status === 201 ? await signIn(email, password) : '' };
}

describe('an address that was never proven', inOneWindow(), () => {
  it('gets no more than ten accounts a day, one after the other', async () => {
    const email = `${uniqueId('again')}@kowhai.example`;
    const statuses: number[] = [];
    await reachLimit(rateLimits.registrationByAddress, email, 2);
    for (let account = 0; account < 3; account++) {
      const { status, token } = await register(email);
      statuses.push(status);
      // Trying an address that is taken does not count.
      if (account === 0) expect((await register(email)).status).toBe(409);
      const body = { currentPassword: registeredPassword };
      await call('POST', '/api/users/profile/close', { token, body, headers: uniqueNetwork() });
    }
    expect(statuses).toEqual([201, 201, 429]);
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
