/**
 * Measures how long the staff's lists and the dashboard take at the API, and how much they read. Run it on the running
 * stack before and after `npx node tests/load/seed-large.ts`.
 *
 *   npx node tests/load/staff-lists.ts [--url http://127.0.0.1:5000] [--runs 15]
 */
import { parseArgs } from 'node:util';
// biome-ignore lint/style/noRestrictedImports: the tests have no alias of their own.
import { addAdmin, leaveShop } from '../data/shop.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:5000' },
    runs: { type: 'string', default: '15' },
  },
});
const runs = Number(values.runs);
const { token } = await addAdmin();

async function get(path: string) {
  const started = performance.now();
  const response = await fetch(`${values.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const body: unknown = await response.json();
  const ms = performance.now() - started;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return {
    ms,
    items: Array.isArray(body) ? body.length : null,
    cursor: response.headers.get('x-next-cursor'),
  };
}

/** Each page reads one record more than it shows, to know whether there is a next; signing in reads two. */
const lists: [string, string][] = [
  ['orders, first page', '/api/orders'],
  ['orders, oldest first', '/api/orders?sort=oldest'],
  ['orders, Submitted', '/api/orders?status=Submitted'],
  ['orders, Completed', '/api/orders?status=Completed'],
  ['orders, of two days', '/api/orders?from=2026-06-01&to=2026-06-02'],
  ['orders, by first letters of a name', '/api/orders?q=mere'],
  ['orders, by email', '/api/orders?q=person1234@kowhai.example'],
  ['orders, by name and street', '/api/orders?q=hana%20rimu'],
  ['orders, completed with a word', '/api/orders?status=Completed&q=otaki'],
  ['orders, of one person', '/api/orders?user=large-user-77'],
  ['orders, counted', '/api/orders/count'],
  ['orders, Completed, counted', '/api/orders/count?status=Completed'],
  ['users, first page', '/api/users'],
  ['users, by first letters of a name', '/api/users?q=wire'],
  ['users, by email', '/api/users?q=person1234@kowhai.example'],
  ['users, counted', '/api/users/count'],
  ['audit, first page', '/api/audit'],
  ['dashboard', '/api/dashboard'],
];

await get('/api/orders?limit=1');
for (const [name, path] of lists) {
  const times: number[] = [];
  let items: number | null = null;
  for (let run = 0; run < runs; run++) {
    const answer = await get(path);
    times.push(answer.ms);
    items = answer.items;
  }
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  const found = items === null ? '' : `, ${items} items`;
  console.log(
    `${name}: median ${median.toFixed(0)} ms, longest ${(times.at(-1) ?? 0).toFixed(0)} ms${found}`,
  );
}

// The last pages must be as fast as the first.
let cursor: string | null = null;
let pages = 0;
const started = performance.now();
do {
  const next: Awaited<ReturnType<typeof get>> = await get(
    `/api/orders?limit=200${cursor ? `&cursor=${cursor}` : ''}`,
  );
  ({ cursor } = next);
  pages++;
} while (cursor !== null && pages < 500);
console.log(`${pages} pages of 200 orders: ${((performance.now() - started) / pages).toFixed(0)} ms each`);
await leaveShop();
