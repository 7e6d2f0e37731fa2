/**
 * A long day at the shop: orders come in, staff take them through their steps and change prices and stock, a process of the
 * API is killed hard each minute, at a random moment, and SendGrid fails a third of the time. Who gets no proper answer
 * sends the same request again under the same key, as the site does. Afterwards each key has one order, whole, no mail
 * waits or went out twice, and the whole shop passes its data checks. Linux only: it looks in /proc.
 * Start the stack afresh before, with RATE_LIMIT_SCALE=1000 (npm start: it sweeps each minute).
 *
 *   npx node tests/load/soak.ts [--minutes 60] [--orders-a-minute 20] [--kills-a-minute 1]
 */
import { randomInt, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { runDataChecks } from '@kowhai/tools/invariants/data-checks';
import { readShop } from '@kowhai/tools/invariants/read-shop';
import { type InboxMode, listMails, setInboxMode } from '#tests/support/shop/mails.ts';
import * as shop from '#tests/support/shop/shop.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    'orders-a-minute': { type: 'string', default: '20' },
    'kills-a-minute': { type: 'string', default: '1' },
  },
});
const end = Date.now() + Number(values.minutes) * 60_000;
const pauseMs = 60_000 / Number(values['orders-a-minute']);
const patienceMs = 10_000;
const emptyWithinMs = 300_000;

const { addAdmin, addCustomer, addHardware, addPlan, app, call, db, leaveShop, requestOf, until } = shop;
const [admin, plan] = [await addAdmin(), await addPlan()];
const customers = await Promise.all(Array.from({ length: 10 }, addCustomer));
const items = await Promise.all([1, 2, 3].map(() => addHardware({ countInStock: 0 })));
/** Each key that was sent, and the order that it became. */
const orderIds = new Map<string, string | null>();
const problems: string[] = [];
const counts = { kills: 0, steps: 0, changes: 0, unanswered: 0 };
const waits: number[] = [];
const memory: number[] = [];
const isOver = () => Date.now() >= end;

// Counted by staff, so that the trail says what there was.
for (const { _id } of items) await asStaff('PUT', `/api/hardwares/${_id}`, { stockChange: 5000 });
await Promise.all([
  keepOn(pauseMs, () => void placeOne()),
  keepOn(pauseMs, takeStep),
  keepOn(pauseMs * 5, changeCatalogue),
  keepOn(60_000 / Number(values['kills-a-minute']), killOne),
  keepOn(60_000, noteMemory),
  keepOn(60_000, failMailsForAWhile),
]);
await setInboxMode('ok');
await until(async () => [...orderIds.values()].every((orderId) => orderId !== null), { within: 60_000 });

const endedAt = Date.now();
const countWaiting = async () =>
  (await db.collection('outbox').where('state', 'in', ['queued', 'sending']).count().get()).data().count;
const isEmpty = await until(async () => (await countWaiting()) === 0, { within: emptyWithinMs }).catch(
  () => false,
);
const emptyAfterS = Math.round((Date.now() - endedAt) / 1000);
if (!isEmpty) problems.push(`${await countWaiting()} mails still wait`);

for (const [key, orderId] of orderIds) {
  const mails = await listMails(`confirm-order_${orderId}`);
  if (mails.length !== 1) problems.push(`the order of ${key} was confirmed ${mails.length} times`);
}
const uids = new Set(customers.map(({ uid }) => uid));
const { docs } = await db
  .collection('orders')
  .where('user._id', 'in', [...uids])
  .get();
const answered = new Set(orderIds.values());
for (const { id } of docs) if (!answered.has(id)) problems.push(`${id} is nobody’s`);
if (answered.size !== orderIds.size) problems.push(`${orderIds.size} keys got ${answered.size} orders`);
for (const { name, violations } of runDataChecks(await readShop(app)))
  problems.push(...violations.map((violation) => `${name}: ${violation}`));

waits.sort((a, b) => a - b);
console.log(
  `${orderIds.size} orders, p50 ${waits[Math.floor(waits.length / 2)]} ms, longest ${waits.at(-1)} ms`,
  counts,
);
console.log(
  `Memory of a process, each minute: ${memory.join(', ')} MB; the outbox was empty after ${emptyAfterS} s`,
);
console.log(problems.length === 0 ? 'Nothing is lost, nothing is doubled.' : problems.join('\n'));
await leaveShop();
process.exitCode = problems.length === 0 ? 0 : 1;

/** Does something again and again, with a pause after each beginning. */
async function keepOn(everyMs: number, act: () => unknown): Promise<void> {
  while (!isOver()) await Promise.all([act(), wait(Math.min(everyMs, end - Date.now()))]);
}

function asStaff(method: string, path: string, body: object = {}) {
  // A process that is killed takes the call along.
  return Promise.race([call(method, path, { token: admin.token, body }).catch(() => null), wait(patienceMs)]);
}

/** Sends one order until it is answered, under one key, as the site does. */
async function placeOne(): Promise<void> {
  const [key, started] = [randomUUID(), performance.now()];
  const [customer, hardware] = [pick(customers), pick(items)];
  if (!customer || !hardware) return;
  const body = requestOf({ plan, hardware, qty: randomInt(1, 4) });
  orderIds.set(key, null);
  while (orderIds.get(key) === null) {
    const answer = await Promise.race([
      shop.placeOrder(customer, body, key).catch(() => null),
      wait(patienceMs),
    ]);
    if (answer?.status === 200 || answer?.status === 201) orderIds.set(key, answer.body._id);
    else counts.unanswered++;
  }
  waits.push(Math.round(performance.now() - started));
}

async function takeStep(): Promise<void> {
  const orderId = pick([...orderIds.values()].filter((id) => id !== null));
  if (!orderId) return;
  const step = pick(['processing', 'complete', 'submitted', 'cancelled-by-staff']);
  const answer = await asStaff('PUT', `/api/orders/${orderId}/${step}`);
  if (answer?.status === 200) counts.steps++;
}

async function changeCatalogue(): Promise<void> {
  const change = pick([{ stockChange: 50 }, { price: randomInt(1, 20_000) / 100 }, { stockChange: -5 }]);
  const answer = await asStaff('PUT', `/api/hardwares/${pick(items)?._id}`, change);
  if (answer?.status === 200) counts.changes++;
}

async function killOne(): Promise<void> {
  await wait(randomInt(20, 400));
  const running = listApiProcesses();
  const victim = pick(running);
  // One is left to go on with: starting all of them anew would time the emulator, not try the shop.
  if (victim === undefined || running.length < 2) return;
  process.kill(victim, 'SIGKILL');
  counts.kills++;
}

/** @returns the processes that serve the API; one in another network is another stack's */
function listApiProcesses(): number[] {
  const network = readlinkSync('/proc/self/ns/net');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const environment = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
        return environment.includes('FUNCTION_TARGET=api') && readlinkSync(`/proc/${pid}/ns/net`) === network;
      } catch {
        // It ended while it was looked at.
        return false;
      }
    })
    .map(Number);
}

function noteMemory(): void {
  const megabytes = listApiProcesses().map((pid) => {
    try {
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
    } catch {
      return 0;
    }
  });
  memory.push(Math.round(Math.max(...megabytes, 0)));
}

/** For 20 s of each minute. */
async function failMailsForAWhile(): Promise<void> {
  await setInboxMode(pick<InboxMode>(['500', '429', 'hang', 'refuse']) ?? '500');
  await wait(20_000);
  await setInboxMode('ok');
}

function pick<T>(list: readonly T[]): T | undefined {
  return list[randomInt(Math.max(list.length, 1))];
}
