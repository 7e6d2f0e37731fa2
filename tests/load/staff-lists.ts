/**
 * Measures how long the staff's lists and the dashboard take at the API, what they read, and how long the bare query of
 * the same shape takes with the Admin SDK: what the emulator itself needs. Run it on the running stack before and after
 * `npm run seed -- --grown --orders 100000`.
 *
 *   npx node tests/load/staff-lists.ts [--url http://127.0.0.1:5000] [--runs 15] [--only orders]
 */
import { parseArgs } from 'node:util';
import type { OrderStatus } from '@kowhai/domain/orders/order-status';
import { readSearch } from '@kowhai/domain/search/search-keys';
import { siteUrl } from '@kowhai/tools/command/addresses';
import { idOf } from '@kowhai/tools/seed/grown-records';
import { AggregateField, FieldPath, type Query, Timestamp } from 'firebase-admin/firestore';
import { addAdmin, db, leaveShop } from '#tests/support/shop/shop.ts';
import { countReads } from './count-reads.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: siteUrl },
    runs: { type: 'string', default: '15' },
    only: { type: 'string', default: '' },
  },
});
const runs = Number(values.runs);
const { token } = await addAdmin();

async function get(path: string) {
  const started = performance.now();
  const response = await fetch(`${values.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const body: unknown = await response.json();
  const ms = performance.now() - started;
  if (!response.ok) throw new Error(`${path} answered ${response.status} after ${ms.toFixed(0)} ms`);
  return {
    ms,
    items: Array.isArray(body) ? body.length : null,
    cursor: response.headers.get('x-next-cursor'),
  };
}

const orders = db.collection('orders');
const users = db.collection('users');
/** As many as the staff's screens ask for. */
const pageSize = 25;
/** Each page reads one record more than it shows, to know whether there is a next. */
const page = (query: Query, by = ['createdAt'], direction: 'asc' | 'desc' = 'desc') => {
  const sorted = by.reduce((found, field) => found.orderBy(field, direction), query);
  return () =>
    sorted
      .orderBy(FieldPath.documentId(), direction)
      .limit(pageSize + 1)
      .get();
};
const count = (query: Query) => () => query.orderBy('createdAt', 'desc').limit(10_001).count().get();
const ofStatus = (status: OrderStatus) => orders.where('status', '==', status);
const withWords = (query: Query, words: string) =>
  query.where('searchKeys', 'array-contains-any', readSearch(words)?.keys[0] ?? []);
const june = (day: number) => Timestamp.fromDate(new Date(`2026-06-0${day}T00:00:00+12:00`));
const oneDay = orders.where('createdAt', '>=', june(1)).where('createdAt', '<', june(2));

const someOrders = await orders.limit(1).get();
const someNumber: string = someOrders.docs[0]?.get('number') ?? 'KB-2345-6789';
/** The palette looks among orders, people and enquiries at once. */
const searchRecords = (words: string): [string, () => Promise<unknown>] => [
  `/api/search?q=${encodeURIComponent(words)}`,
  () => {
    const all = [orders, users, db.collection('enquiries')];
    return Promise.all(all.map((records) => page(withWords(records, words))()));
  },
];

/** A call, and the query that is most of its work. */
const lists: [name: string, path: string, bare: () => Promise<unknown>][] = [
  ['orders, first page', '/api/orders', page(orders)],
  ['orders, oldest first', '/api/orders?sort=oldest', page(orders, ['createdAt'], 'asc')],
  ['orders, Submitted', '/api/orders?status=Submitted', page(ofStatus('submitted'))],
  ['orders, Completed', '/api/orders?status=Completed', page(ofStatus('completed'))],
  ['orders, of a day', '/api/orders?from=2026-06-01&to=2026-06-01', page(oneDay)],
  ['orders, by first letters of a name', '/api/orders?q=mere', page(withWords(orders, 'mere'))],
  [
    'orders, by email',
    '/api/orders?q=person1234@kowhai.example',
    page(withWords(orders, 'person1234@kowhai.example')),
  ],
  ['orders, by digits of a phone number', '/api/orders?q=0154', page(withWords(orders, '0154'))],
  ['orders, by name and street', '/api/orders?q=hana%20rimu', page(withWords(orders, 'hana rimu'))],
  [
    'orders, Completed with a word',
    '/api/orders?status=Completed&q=otaki',
    page(withWords(ofStatus('completed'), 'otaki')),
  ],
  [
    'orders, of one person',
    `/api/orders?user=${idOf('person', 77)}`,
    page(orders.where('user._id', '==', idOf('person', 77))),
  ],
  ['orders, counted', '/api/orders/count', count(orders)],
  ['orders, Completed, counted', '/api/orders/count?status=Completed', count(ofStatus('completed'))],
  ['orders, with a word, counted', '/api/orders/count?q=mere', count(withWords(orders, 'mere'))],
  ['users, first page', '/api/users', page(users)],
  ['users, by first letters of a name', '/api/users?q=wire', page(withWords(users, 'wire'))],
  [
    'users, by email',
    '/api/users?q=person1234@kowhai.example',
    page(withWords(users, 'person1234@kowhai.example')),
  ],
  ['users, counted', '/api/users/count', count(users)],
  ['palette, by number', ...searchRecords(someNumber)],
  ['palette, by first letters of a name', ...searchRecords('mere')],
  ['palette, by first and last name', ...searchRecords('mereana karihuwai')],
  ['palette, by email', ...searchRecords('person1234@kowhai.example')],
  ['palette, by suburb', ...searchRecords('Papamoa')],
  ['audit, first page', '/api/audit', page(db.collection('audit'), ['at'])],
  [
    'dashboard, beside one of its 14 sums',
    '/api/dashboard',
    () => oneDay.aggregate({ count: AggregateField.count(), sum: AggregateField.sum('totalPrice') }).get(),
  ],
];

async function measure(run: () => Promise<unknown>): Promise<{ median: number; longest: number }> {
  const times: number[] = [];
  for (let count = 0; count < runs; count++) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
    // What takes so long is measured well enough by fewer.
    if (times.length >= 3 && times.reduce((sum, ms) => sum + ms) > 20_000) break;
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(times.length / 2)] ?? 0, longest: times.at(-1) ?? 0 };
}

await get('/api/orders?limit=1');
console.log('median ms, longest ms, bare query ms, documents read, reads charged, items, list');
for (const [name, call, bare] of lists) {
  if (!name.includes(values.only)) continue;
  const path = /count|dashboard|search/.test(call)
    ? call
    : `${call}${call.includes('?') ? '&' : '?'}limit=${pageSize}`;
  let items: number | null = null;
  try {
    const ours = await measure(async () => {
      ({ items } = await get(path));
    });
    const alone = await measure(bare);
    const { documents, reads } = await countReads(path, token);
    const figures = [ours.median, ours.longest, alone.median].map((ms) => ms.toFixed(0).padStart(6));
    console.log(`${figures.join(' ')} ${documents} ${reads} ${items ?? '-'}  ${name}`);
  } catch (error) {
    console.log(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}

/** The last pages must be as fast as the first. */
async function walkAllPages(): Promise<void> {
  let cursor: string | null = null;
  let pages = 0;
  const started = performance.now();
  do {
    const path = `/api/orders?limit=200${cursor ? `&cursor=${cursor}` : ''}`;
    const next: Awaited<ReturnType<typeof get>> = await get(path);
    ({ cursor } = next);
    pages++;
  } while (cursor !== null && pages < 500 && performance.now() - started < 120_000);
  console.log(`${pages} pages of 200 orders: ${((performance.now() - started) / pages).toFixed(0)} ms each`);
}

if (values.only === '') await walkAllPages();
await leaveShop();
