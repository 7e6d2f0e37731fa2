/**
 * Kills processes of the `api` function, hard and at random moments, while customers order through HTTP. Anyone who gets no
 * proper answer sends the same request again under the same key, as the site does. Afterwards there has to be exactly one
 * order for each key, whole, with its two mails, and as many units gone as were ordered. Linux only: it looks in /proc.
 * Start the stack with RATE_LIMIT_SCALE=1000: a customer places ten orders an hour.
 *
 *   npx node tests/load/kills.ts [--kills 200] [--connections 12]
 */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { listViolations } from '#tests/support/shop/data-checks.ts';
import * as shop from '#tests/support/shop/shop.ts';
import { listApiProcesses } from './api-processes.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '200' },
    connections: { type: 'string', default: '12' },
  },
});
const wantedKills = Number(values.kills);
const unitsAtStart = 50_000;
const retryTimeoutMs = 10_000;

const { addCustomer, addHardware, addPlan, db, leaveShop, placeOrder, requestOf } = shop;

const [plan, hardware] = [await addPlan(), await addHardware({ countInStock: unitsAtStart })];
const customers = await Promise.all(Array.from({ length: Number(values.connections) }, addCustomer));

const orderIds = new Map<string, string>();
let unanswered = 0;
let isOver = false;
const [kills] = await Promise.all([killAtRandom(), ...customers.map(orderUntilOver)]);

const problems: string[] = [];
const stored = await Promise.all(
  customers.map(async ({ uid }) => (await db.collection('orders').where('user._id', '==', uid).get()).docs),
);
const orders = stored.flat();
const answered = new Set(orderIds.values());
if (answered.size !== orderIds.size) problems.push(`${orderIds.size} keys got ${answered.size} orders`);
if (orders.length !== orderIds.size) problems.push(`${orderIds.size} keys, ${orders.length} orders stored`);
for (const order of orders) if (!answered.has(order.id)) problems.push(`${order.id} is nobody's`);
problems.push(...(await listViolations({ customers, stockAtStart: { [hardware._id]: unitsAtStart } })));

console.log(
  `${kills} processes killed, ${unanswered} calls without a proper answer, ${orders.length} orders`,
);
console.log(problems.length === 0 ? 'Each key has one whole order.' : problems.join('\n'));
await leaveShop();
process.exitCode = problems.length === 0 ? 0 : 1;

/** Orders one unit after the other, each until it is answered. */
async function orderUntilOver(customer: shop.Person): Promise<void> {
  while (!isOver) {
    const key = randomUUID();
    while (!orderIds.has(key)) {
      // The emulator leaves some calls of a killed process without any answer.
      const answer = await Promise.race([
        placeOrder(customer, requestOf({ plan, hardware }), key).catch(() => null),
        wait(retryTimeoutMs),
      ]);
      if (answer?.status === 200 || answer?.status === 201) orderIds.set(key, answer.body._id);
      else unanswered++;
    }
  }
}

async function killAtRandom(): Promise<number> {
  let count = 0;
  while (count < wantedKills) {
    await wait(randomInt(20, 400));
    const running = listApiProcesses();
    // One is left to go on with: starting all of them anew would time the emulator, not try the shop.
    if (running.length < 2) continue;
    process.kill(running[randomInt(running.length)] ?? 0, 'SIGKILL');
    count++;
  }
  isOver = true;
  return count;
}
