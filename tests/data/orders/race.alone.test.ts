import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listViolations as listBrokenChecks } from '#tests/support/shop/data-checks.ts';
import { emulated, type ServedFunction, serveFunction } from '#tests/support/shop/serve-function.ts';
import {
  type Answer,
  addCustomer,
  addHardware,
  addPlan,
  call,
  db,
  type Person,
  readStock,
  requestOf,
  unlessBusy,
  until,
} from '#tests/support/shop/shop.ts';

const customers: Person[] = [];
/** Of what was raced for, by the id of its item. */
const stockAtStart: Record<string, number> = {};
const crowd = 100;
/** As on Cloud Run, each serves many calls at once; the Functions emulator has one of each function. */
let instances: ServedFunction[] = [];
let calls = 0;

beforeAll(async () => {
  const serveApi = () => serveFunction('api', { env: { ...emulated, RATE_LIMIT_SCALE: '1000' } });
  instances = await Promise.all(Array.from({ length: 4 }, serveApi));
  for (let made = 0; made < crowd; made += 10) {
    customers.push(...(await Promise.all(Array.from({ length: 10 }, addCustomer))));
  }
}, 120_000);

afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.stop()));
});

/** Asks one instance after the other. */
function placeOrder(person: Person, body: unknown, key: string = randomUUID()): Promise<Answer> {
  const { url } = instances[calls++ % instances.length] ?? {};
  const headers = { 'idempotency-key': key };
  return unlessBusy(() => call('POST', '/api/orders', { token: person.token, body, headers, at: url }));
}

/** 200 where the shop was busy, placed it all the same, and was asked again. */
const isPlaced = ({ status }: Answer) => status === 201 || status === 200;

/** Has every customer do something at the same moment. */
function inCrowd<T>(act: (customer: Person) => Promise<T>): Promise<T[]> {
  return Promise.all(customers.map(act));
}

type Outcome = {
  stockBefore: number;
  stockAfter: number;
  unitsInOrders: number;
  sold: number;
  refused: number;
  /** Answers that were neither. */
  others: string[];
};

/** What must be true after any race whatever; empty when it is. */
function listViolations(
  { stockBefore, stockAfter, unitsInOrders, sold, refused, others }: Outcome,
  buyers: number,
): string[] {
  const violations: string[] = [];
  if (stockAfter < 0) violations.push(`stock is ${stockAfter}`);
  if (stockBefore - stockAfter !== unitsInOrders) {
    violations.push(`${stockBefore - stockAfter} units are gone and ${unitsInOrders} are in orders`);
  }
  if (sold !== Math.min(stockBefore, buyers)) violations.push(`${sold} of ${stockBefore} units were sold`);
  if (sold + refused !== buyers) violations.push(`not a clean answer: ${others}`);
  return violations;
}

/** Counts in all orders there are, bare ones of other tests among them. */
async function countUnits(hardwareId: string): Promise<number> {
  const { docs } = await db.collection('orders').get();
  return docs
    .flatMap((order) => (order.get('orderHardwares') ?? []) as { _id: string; qty: number }[])
    .filter((line) => line._id === hardwareId)
    .reduce((sum, line) => sum + line.qty, 0);
}

describe('a hundred customers and the last five units', () => {
  it('five orders, which the desk counts, and ninety-five clean refusals', { timeout: 60_000 }, async () => {
    const [plan, hardware] = [await addPlan(), await addHardware({ countInStock: 5 })];
    const countWaiting = async (): Promise<number> =>
      (await db.doc('desk/current').get()).get('counts')?.submitted ?? 0;
    const waitingBefore = await countWaiting();
    const answers = await inCrowd((customer) => placeOrder(customer, requestOf({ plan, hardware })));
    expect(await countWaiting()).toBe(waitingBefore + 5);

    const sold = answers.filter(isPlaced);
    const refused = answers.filter((answer) => answer.status === 409 && answer.body.code === 'OUT_OF_STOCK');
    const others = answers.filter((answer) => !sold.includes(answer) && !refused.includes(answer));
    const outcome = {
      stockBefore: 5,
      stockAfter: await readStock(hardware._id),
      unitsInOrders: await countUnits(hardware._id),
      sold: sold.length,
      refused: refused.length,
      others: others.map((answer) => `${answer.status} ${answer.text}`),
    };
    expect(listViolations(outcome, crowd)).toEqual([]);
    stockAtStart[hardware._id] = 5;
    for (const { body } of refused) expect(body.line._id).toBe(hardware._id);
  });

  it('the same check catches a shop that reads the stock and then writes it', {
    timeout: 60_000,
  }, async () => {
    const hardware = await addHardware({ countInStock: 5 });
    const answers = await inCrowd(() => placeNaively(hardware._id));
    const unitsInOrders = answers.filter((status) => status === 201).length;
    const outcome = {
      stockBefore: 5,
      stockAfter: await readStock(hardware._id),
      unitsInOrders,
      sold: unitsInOrders,
      refused: crowd - unitsInOrders,
      others: [],
    };
    expect(listViolations(outcome, crowd)).not.toEqual([]);
  });
});

/** A shop without preconditions. */
async function placeNaively(hardwareId: string): Promise<number> {
  const ref = db.doc(`hardwares/${hardwareId}`);
  const countInStock: number = (await ref.get()).get('countInStock');
  if (countInStock < 1) return 409;
  await ref.update({ countInStock: countInStock - 1 });
  return 201;
}

it('of twenty who want two of the last three, one gets them and one unit stays', {
  timeout: 60_000,
}, async () => {
  const [plan, hardware] = [await addPlan(), await addHardware({ countInStock: 3 })];
  const order = requestOf({ plan, hardware, qty: 2 });
  const answers = await Promise.all(customers.slice(0, 20).map((customer) => placeOrder(customer, order)));
  const refusals = answers.filter((answer) => !isPlaced(answer)).map(({ body }) => [body.code, body.left]);
  expect(refusals).toEqual(Array(19).fill(['OUT_OF_STOCK', 1]));
  expect(await readStock(hardware._id)).toBe(1);
  stockAtStart[hardware._id] = 3;
});

it('two items wanted in opposite orders get in nobody’s way', { timeout: 60_000 }, async () => {
  const plan = await addPlan();
  const [one, other] = [await addHardware({ countInStock: 40 }), await addHardware({ countInStock: 40 })];
  const lines = [one, other].map(({ _id }) => ({ _id, qty: 1 }));
  const answers = await Promise.all(
    customers.slice(0, 20).map((customer, index) => {
      const orderHardwares = index % 2 === 0 ? lines : lines.toReversed();
      return placeOrder(customer, { ...requestOf({ plan }), orderHardwares });
    }),
  );
  expect(answers.filter((answer) => !isPlaced(answer))).toEqual([]);
  expect(await readStock(one._id)).toBe(20);
  expect(await readStock(other._id)).toBe(20);
  Object.assign(stockAtStart, { [one._id]: 40, [other._id]: 40 });
});

it('stock that staff add meanwhile is neither lost nor sold twice', { timeout: 60_000 }, async () => {
  const [plan, hardware] = [await addPlan(), await addHardware({ countInStock: 5 })];
  const ref = db.doc(`hardwares/${hardware._id}`);
  const [answers] = await Promise.all([
    Promise.all(
      customers.slice(0, 20).map((customer) => placeOrder(customer, requestOf({ plan, hardware }))),
    ),
    db.runTransaction(async (transaction) => {
      const snapshot = await transaction.get(ref);
      transaction.update(ref, { countInStock: snapshot.get('countInStock') + 5 });
    }),
  ]);
  const sold = answers.filter(isPlaced).length;
  expect(sold).toBeGreaterThanOrEqual(5);
  expect(await readStock(hardware._id)).toBe(10 - sold);
});

it('ten times the same request under one key is one order', { timeout: 60_000 }, async () => {
  const [plan, hardware] = [await addPlan(), await addHardware({ countInStock: 50 })];
  const customer = await addCustomer();
  const key = `key-${hardware._id}`;
  const answers: Answer[] = await Promise.all(
    Array.from({ length: 10 }, () => placeOrder(customer, requestOf({ plan, hardware, qty: 3 }), key)),
  );
  expect(new Set(answers.map((answer) => answer.body._id)).size).toBe(1);
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([...Array(9).fill(200), 201]);
  expect(await readStock(hardware._id)).toBe(47);
  await until(async () => (await countUnits(hardware._id)) === 3);
});

it('after the races the shop fails none of its data checks', async () => {
  expect(await listBrokenChecks({ customers, stockAtStart })).toEqual([]);
});
