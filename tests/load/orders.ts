/**
 * Measures how many orders a second the running stack takes, and how long each waits; also while mails do not get out,
 * which should make no difference of more than 10 percent. At last a crowd wants one of the last units at the same moment:
 * all are to be answered within 5 s. That exactly so many get one is tests/data/orders/race.alone.test.ts's to prove.
 *
 *   npx node tests/load/orders.ts [--url http://127.0.0.1:5000]... [--orders 400] [--connections 20] [--runs 3]
 *     [--crowd 100] [--units 5]
 *
 * Start the stack with RATE_LIMIT_SCALE=1000: a customer places ten orders an hour.
 *
 * Several --url share the calls out, such as those of four processes of the functions framework, each started with
 *   npx @google-cloud/functions-framework --source functions/dist --target api --port 8201
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { siteUrl } from '@kowhai/tools/command/addresses';
import { warmUp } from '#tests/support/shop/at-once.ts';
import { type InboxMode, setInboxMode } from '#tests/support/shop/mails.ts';
import * as shop from '#tests/support/shop/shop.ts';

const { values } = parseArgs({
  options: {
    url: { type: 'string', multiple: true, default: [siteUrl] },
    orders: { type: 'string', default: '400' },
    connections: { type: 'string', default: '20' },
    runs: { type: 'string', default: '3' },
    crowd: { type: 'string', default: '100' },
    units: { type: 'string', default: '5' },
  },
});
const connections = Number(values.connections);
const orderCount = Number(values.orders);

const { addCustomer, addHardware, addPlan, leaveShop, readStock, requestOf } = shop;

type Goods = Awaited<ReturnType<typeof addHardware>>;
type Result = { perSecond: number; p50: number; p95: number; longest: number; errors: string[] };

const customers = await addCustomers(connections);
const plan = await addPlan();

// The processes run what they have run often enough several times as fast.
for (let run = 0; run < 3; run++) await measure('warm-up', await addItems(connections));
const scenarios: [name: string, itemCount: number, mails: InboxMode][] = [
  ['different items', connections, 'ok'],
  ['one hot item', 1, 'ok'],
  ['different items, mail provider hanging', connections, 'hang'],
  ['different items, mail provider failing', connections, '500'],
];
for (const [name, itemCount, mails] of scenarios) {
  await setInboxMode(mails);
  const results: Result[] = [];
  for (let run = 0; run < Number(values.runs); run++)
    results.push(await measure(name, await addItems(itemCount)));
  const medians = (['perSecond', 'p50', 'p95', 'longest'] as const).map((figure) => {
    const sorted = results.map((result) => result[figure]).toSorted((a, b) => a - b);
    return [figure, Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)];
  });
  console.log(name, Object.fromEntries(medians), 'errors', results.flatMap((result) => result.errors).length);
}
await setInboxMode('ok');
await raceForUnits(await addCustomers(Number(values.crowd)));
await leaveShop();

async function addCustomers(count: number): Promise<shop.Person[]> {
  const people: shop.Person[] = [];
  while (people.length < count)
    people.push(
      ...(await Promise.all(Array.from({ length: Math.min(10, count - people.length) }, addCustomer))),
    );
  return people;
}

async function raceForUnits(crowd: readonly shop.Person[]): Promise<void> {
  await warmUp(crowd.length, crowd[0]?.token ?? '');
  for (let run = 0; run < Number(values.runs); run++) {
    const hardware = await addHardware({ countInStock: Number(values.units) });
    const started = performance.now();
    const answers = await Promise.all(
      crowd.map((customer, index) => order(customer, index, requestOf({ plan, hardware }))),
    );
    const ms = Math.round(performance.now() - started);
    const sold = answers.filter(({ status }) => status === 201).length;
    const refusals = new Set(
      answers.flatMap(({ status, code }) => (status === 201 ? [] : `${status} ${code}`)),
    );
    console.log(`${crowd.length} for ${values.units} units: ${sold} sold, answered in ${ms} ms`, ...refusals);
  }
}

function addItems(count: number): Promise<Goods[]> {
  return Promise.all(Array.from({ length: count }, () => addHardware({ countInStock: 50_000 })));
}

/** Every connection places one order after the other until all are placed. */
async function measure(name: string, items: readonly Goods[]): Promise<Result> {
  const waits: number[] = [];
  const errors: string[] = [];
  let begun = 0;
  const started = performance.now();
  await Promise.all(
    customers.map(async (customer, index) => {
      const hardware = items[index % items.length];
      while (begun < orderCount) {
        begun++;
        const { ms, status, code } = await order(
          customer,
          index,
          requestOf({ plan, ...(hardware && { hardware }) }),
        );
        waits.push(ms);
        if (status !== 201) errors.push(`${status} ${code}`);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  // An order whose answer came too late may have been placed all the same: a retry under its key would find it.
  const sold = 50_000 * items.length - (await countLeft(items));
  const answered = waits.length - errors.length;
  if (sold < answered || sold > waits.length) throw new Error(`${sold} units gone, ${answered} sold`);

  waits.sort((a, b) => a - b);
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  const result = { perSecond: answered / seconds, p50: at(0.5), p95: at(0.95), longest: at(1), errors };
  const figures = `${result.perSecond.toFixed(1)}/s, p50 ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms`;
  console.log(`  ${name}: ${figures}, longest ${at(1).toFixed(0)} ms`, ...new Set(errors));
  return result;
}

async function countLeft(items: readonly Goods[]): Promise<number> {
  const counts = await Promise.all(items.map((item) => readStock(item._id)));
  return counts.reduce((sum, count) => sum + count, 0);
}

async function order(customer: shop.Person, index: number, body: object) {
  const started = performance.now();
  const response = await fetch(`${values.url[index % values.url.length]}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${customer.token}`,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const { code } = (await response.json()) as { code?: string };
  return { ms: performance.now() - started, status: response.status, code };
}
