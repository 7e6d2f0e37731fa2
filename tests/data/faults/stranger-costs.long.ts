/**
 * What a stranger costs us: the table of docs/security.md, for a thousand calls of each public call from one network,
 * and for what is refused. Run it for the figures:
 *
 *   npm run test:long, or this file alone beside a running stack: npx vitest run --project long stranger-costs
 */
import { Firestore, Query, WriteBatch } from '@google-cloud/firestore';
import { describe, expect, it } from 'vitest';
import { inOneWindow } from '#tests/support/shop/in-one-window.ts';
import { callInProcess as call } from '#tests/support/shop/in-process.ts';
import { addPerson, addPlan, uniqueId, uniqueNetwork } from '#tests/support/shop/shop.ts';

type Cost = { writes: number; gets: number; mails: number; ms: number };
let cost: Cost = { writes: 0, gets: 0, mails: 0, ms: 0 };

for (const method of ['create', 'set', 'update', 'delete'] as const) {
  const original = WriteBatch.prototype[method] as (...args: unknown[]) => WriteBatch;
  WriteBatch.prototype[method] = function counted(this: WriteBatch, ...args: unknown[]) {
    const [ref] = args as [{ path: string }];
    cost.writes += 1;
    if (method === 'create' && ref.path.startsWith('outbox/')) cost.mails += 1;
    return original.apply(this, args);
  } as never;
}
// One document is read by it, too.
const { getAll } = Firestore.prototype;
Firestore.prototype.getAll = async function counted(this: Firestore, ...args) {
  const snapshots = await getAll.apply(this, args);
  cost.gets += snapshots.length;
  return snapshots;
};

const { get: getQuery } = Query.prototype;
Query.prototype.get = async function counted(this: Query) {
  const snapshot = await getQuery.call(this);
  cost.gets += Math.max(1, snapshot.size);
  return snapshot;
};

const calls = 1000;
const atOnce = 5;

async function price(send: (n: number) => Promise<unknown>): Promise<Cost> {
  await send(calls);
  cost = { writes: 0, gets: 0, mails: 0, ms: 0 };
  const before = process.cpuUsage();
  for (let start = 0; start < calls; start += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, n) => send(start + n)));
  }
  const { user, system } = process.cpuUsage(before);
  return { ...cost, ms: Math.round((user + system) / 1000) };
}

const nobody = (n: number) => `${uniqueId(`nobody-${n}`)}@kowhai.example`;
const person = { firstName: 'Hana', lastName: 'Ngata', phone: '0800 000 003' };
const password = 'a long enough secret';
const marks = 'a'.concat(...['\u0345', '\u0301', '\u0316', '\u0321'].map((mark) => mark.repeat(1900)));
const enquiryOf = (email: string, text = 'Is fibre in our street yet?') => ({
  ...person,
  email,
  enquirySubject: 'General Enquiry',
  enquiryMessage: text,
});
const post =
  (path: string, bodyOf: (n: number) => object) => (headers: Record<string, string>) => (n: number) =>
    call('POST', path, { body: bodyOf(n), headers });
const get = (path: string | (() => string)) => (headers: Record<string, string>) => () =>
  call('GET', typeof path === 'string' ? path : path(), { headers });

let [planId, known] = ['', ''];

const plan = get(() => `/api/products/${planId}`);

/**
 * With a ceiling for a thousand calls: writes, gets, mails, and the processor's time as a multiple of what reading a plan
 * takes beside it: half more than was seen.
 */
type Line = [string, ReturnType<typeof post>, writes: number, gets: number, mails: number, times: number];

const lines: Line[] = [
  ['sign-in, wrong password', post('/api/users/login', () => ({ email: known, password })), 110, 90, 0, 2.2],
  [
    'sign-in, unknown addresses',
    post('/api/users/login', (n) => ({ email: nobody(n), password })),
    480,
    450,
    0,
    1.8,
  ],
  [
    'sign-in by recovery code',
    post('/api/users/login/recovery', (n) => ({ email: nobody(n), password, code: '12345678' })),
    ...([490, 450, 0, 2.2] as const),
  ],
  [
    'new account',
    post('/api/users', (n) => ({
      ...person,
      email: nobody(n),
      address: '4 Sample Street, Nelson 7010',
      password,
    })),
    ...([410, 240, 105, 1.8] as const),
  ],
  [
    'code for a password',
    post('/api/users/send-reset-token', (n) => ({ email: nobody(n) })),
    180,
    120,
    25,
    1.6,
  ],
  [
    'wrong code for a password',
    post('/api/users/reset-password', (n) => ({
      email: nobody(n),
      otp: 'ABCDEFGH',
      newPassword: password,
      confirmNewPassword: password,
    })),
    ...([240, 300, 0, 1.6] as const),
  ],
  ['enquiry', post('/api/mail/send-enquiry', (n) => enquiryOf(nobody(n))), 200, 120, 45, 2],
  [
    'state of an enquiry',
    post('/api/mail/confirm-enquiry', () => ({ enquiryId: uniqueId('x') })),
    0,
    1500,
    0,
    2.6,
  ],
  [
    'error of a browser',
    post('/api/browser-errors', (n) => ({ name: 'TypeError', place: `app-${n}.js`, page: '/' })),
    ...([470, 450, 0, 1.1] as const),
  ],
  ['list of plans, past the cache', get('/api/products?limit=1'), 0, 3000, 0, 4],
  ['a plan', plan, 0, 1500, 0, 1.6],
  ['coverage of a postcode', get('/api/coverage/7010'), 0, 1500, 0, 1.6],
  ['health', get('/api/health'), 0, 0, 0, 0.6],
  ['description of the API, past the cache', get('/api/openapi.json'), 0, 0, 0, 6.6],
  ['a call that is not there', get('/api/nothing'), 0, 0, 0, 0.15],
  ['an order without a session', post('/api/orders', () => ({})), 0, 0, 0, 0.3],
  [
    'an enquiry of descending marks',
    post('/api/mail/send-enquiry', (n) => enquiryOf(nobody(n), marks)),
    ...([470, 450, 0, 1.3] as const),
  ],
  ['a body that is no JSON', post('/api/users/login', () => []), 470, 450, 0, 1.1],
];

describe.each([
  ['IPv4', () => ({ 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 256)}` })],
  ['IPv6', uniqueNetwork],
])('a thousand calls over %s stay below their ceiling', inOneWindow(), (network, headersOf) => {
  it.each(lines)('%s', { timeout: 300_000 }, async (name, sendAs, writes, gets, mails, times) => {
    known ||= (await addPerson()).email;
    planId ||= (await addPlan())._id;
    const seen = await price(sendAs(headersOf()));
    const ratio = seen.ms / (await price(plan(headersOf()))).ms;
    process.stdout.write(
      `| ${name}, ${network} | ${seen.writes} | ${seen.gets} | ${seen.mails} | ${seen.ms} | ${ratio.toFixed(2)} |\n`,
    );
    expect(seen.writes).toBeLessThanOrEqual(writes);
    expect(seen.gets).toBeLessThanOrEqual(gets);
    expect(seen.mails).toBeLessThanOrEqual(mails);
    expect(ratio).toBeLessThanOrEqual(times);
  });
});
