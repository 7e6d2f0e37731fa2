/** What two customers and a member of staff do in whatever order, held against a model of the shop after each step. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listViolations } from '#tests/support/shop/data-checks.ts';
import { forgetMails, fuzzMs, fuzzSeed } from '#tests/support/shop/fuzz-shop.ts';
import { callInProcess } from '#tests/support/shop/in-process.ts';
import {
  addAdmin,
  addCustomer,
  addHardware,
  addPlan,
  type Person,
  readStock,
  requestOf,
} from '#tests/support/shop/shop.ts';

// Before the app is loaded.
process.env.RATE_LIMIT_SCALE = '100000';
vi.spyOn(console, 'error').mockImplementation(() => {});

const startedAt = new Date();
const everyone: Person[] = [];
let stockAtStart: Record<string, number> = {};
let admin: Person;
let customers: Person[];
beforeAll(beginAnew);

/**
 * People of their own for each hundred sequences: the hundredth hundred is checked as fast as the first, and nobody's
 * token is older than its hour.
 */
async function beginAnew(): Promise<void> {
  stockAtStart = {};
  admin = await addAdmin();
  customers = [await addCustomer(), await addCustomer()];
  everyone.push(...customers);
}
afterAll(() =>
  forgetMails(
    startedAt,
    everyone.map((person) => person.email),
  ),
);

type Status = 'submitted' | 'processing' | 'completed' | 'cancelled' | 'deleted';

/** Where a step of the staff leads from, written down here once more: the table of the shop is what is tried. */
const steps = {
  processing: { to: 'processing', from: ['submitted'] },
  complete: { to: 'completed', from: ['submitted', 'processing'] },
  submitted: { to: 'submitted', from: ['processing', 'completed'] },
  'cancelled-by-staff': { to: 'cancelled', from: ['submitted', 'processing'] },
} as const satisfies Record<string, { to: Status; from: readonly Status[] }>;

const who = fc.constantFrom(0, 1);
const which = fc.nat(5);
const action = fc.oneof(
  fc.record({ do: fc.constant('order' as const), who, qty: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('order again' as const), which }),
  fc.record({ do: fc.constant('cancel' as const), who, which }),
  fc.record({ do: fc.constant('read' as const), who, which }),
  fc.record({
    do: fc.constant('step' as const),
    which,
    step: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  }),
  fc.record({ do: fc.constant('delete' as const), which }),
  fc.record({ do: fc.constant('restock' as const), change: fc.integer({ min: -4, max: 4 }) }),
  fc.record({ do: fc.constant('price' as const), cents: fc.integer({ min: 1, max: 20_000 }) }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

type Order = {
  id: string;
  owner: number;
  status: Status;
  qty: number;
  totalCents: number;
  key: string;
  body: object;
};

/** For one sequence: a plan, and an item that nobody else orders. */
async function openModel() {
  const [plan, hardware] = [await addPlan({ price: 70 }), await addHardware({ price: 100, countInStock: 3 })];
  stockAtStart[hardware._id] = 3;
  return { plan, hardware, stock: 3, priceCents: 10_000, orders: [] as Order[] };
}
type Model = Awaited<ReturnType<typeof openModel>>;

const call = (person: Person, method: string, path: string, body?: object, key?: string) =>
  callInProcess(method, path, {
    token: person.token,
    ...(body && { body }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });

async function order(model: Model, owner: number, body: object, qty: number, key: string): Promise<void> {
  const customer = customers[owner] as Person;
  const { status, body: answer } = await call(customer, 'POST', '/api/orders', body, key);
  if (qty > model.stock) {
    expect([status, answer.code, answer.left]).toEqual([409, 'OUT_OF_STOCK', model.stock]);
    return;
  }
  const itemsCents = 7000 + model.priceCents * qty;
  const totalCents = itemsCents + (itemsCents > 17_500 ? 999 : 0);
  expect([status, answer.totalPrice, answer.taxPrice, answer.status]).toEqual([
    201,
    totalCents / 100,
    Math.round((totalCents * 3) / 23) / 100,
    'submitted',
  ]);
  model.stock -= qty;
  model.orders.push({ id: answer._id, owner, status: 'submitted', qty, totalCents, key, body });
}

async function take(model: Model, action: Action): Promise<void> {
  const { hardware, plan, orders } = model;
  if (action.do === 'order') {
    const body = requestOf({ plan, hardware, qty: action.qty });
    return order(model, action.who, body, action.qty, `${hardware._id}-${orders.length}`);
  }
  if (action.do === 'restock') {
    const { status } = await call(admin, 'PUT', `/api/hardwares/${hardware._id}`, {
      stockChange: action.change,
    });
    const isPossible = model.stock + action.change >= 0;
    expect(status).toBe(isPossible ? 200 : 400);
    if (isPossible) model.stock += action.change;
    return;
  }
  if (action.do === 'price') {
    const body = { price: action.cents / 100 };
    expect((await call(admin, 'PUT', `/api/hardwares/${hardware._id}`, body)).status).toBe(200);
    model.priceCents = action.cents;
    return;
  }
  const wanted = orders[action.which % Math.max(orders.length, 1)];
  if (!wanted) return;
  const path = `/api/orders/${wanted.id}`;
  const give = (to: Status) => {
    if (to === 'cancelled' || (to === 'deleted' && ['submitted', 'processing'].includes(wanted.status)))
      model.stock += wanted.qty;
    wanted.status = to;
  };

  if (action.do === 'order again') {
    const { owner, body, qty, key } = wanted;
    const latest = orders.findLast((one) => one.owner === owner && one.key === key) ?? wanted;
    if (latest.status === 'cancelled') return order(model, owner, body, qty, key);
    const answer = await call(customers[owner] as Person, 'POST', '/api/orders', body, key);
    if (latest.status === 'deleted') expect([answer.status, answer.body.code]).toEqual([409, 'GONE']);
    else expect([answer.status, answer.body._id]).toEqual([200, latest.id]);
  } else if (action.do === 'cancel') {
    const { status } = await call(customers[action.who] as Person, 'PUT', `${path}/cancelled`);
    const isTheirs = action.who === wanted.owner && wanted.status !== 'deleted';
    const isOpen = wanted.status === 'submitted' || wanted.status === 'cancelled';
    expect(status).toBe(isTheirs ? (isOpen ? 200 : 409) : 404);
    if (isTheirs && wanted.status === 'submitted') give('cancelled');
  } else if (action.do === 'read') {
    const { status, body } = await call(customers[action.who] as Person, 'GET', path);
    const isTheirs = action.who === wanted.owner && wanted.status !== 'deleted';
    expect([status, body._id]).toEqual(isTheirs ? [200, wanted.id] : [404, undefined]);
  } else if (action.do === 'step') {
    const { to, from } = steps[action.step];
    const { status } = await call(admin, 'PUT', `${path}/${action.step}`);
    const isAllowed = (from as readonly Status[]).includes(wanted.status);
    expect(status).toBe(wanted.status === 'deleted' ? 404 : isAllowed || wanted.status === to ? 200 : 409);
    if (isAllowed) give(to);
  } else {
    const { status } = await call(admin, 'DELETE', path);
    expect(status).toBe(wanted.status === 'deleted' ? 404 : 200);
    if (wanted.status !== 'deleted') give('deleted');
  }
}

/** A shop sells a limited number of items. */
async function takeOffSale({ plan, hardware }: Model): Promise<void> {
  for (const path of [`products/${plan._id}`, `hardwares/${hardware._id}`])
    expect((await call(admin, 'PUT', `/api/${path}`, { isPublished: false })).status).toBe(200);
}

/** What the shop shows is what the model has: to each customer their own, to staff everything. */
async function compare({ hardware, stock, orders }: Model): Promise<void> {
  expect(await readStock(hardware._id)).toBe(stock);
  const there = orders.filter(({ status }) => status !== 'deleted');
  const toFacts = (list: { _id: string; status: string; totalPrice: number }[]) =>
    list
      .filter(({ _id }) => orders.some(({ id }) => id === _id))
      .map(({ _id, status, totalPrice }) => ({
        id: _id,
        status,
        totalCents: Math.round(totalPrice * 100),
      }));
  for (const [owner, customer] of customers.entries()) {
    const expected = there
      .filter((one) => one.owner === owner)
      .map(({ id, status, totalCents }) => ({ id, status, totalCents }))
      .toReversed();
    const own = await call(customer, 'GET', '/api/orders/myorders?limit=200');
    const shown = await call(admin, 'GET', `/api/orders?limit=200&user=${customer.uid}`);
    expect(toFacts(own.body)).toEqual(expected);
    expect(toFacts(shown.body)).toEqual(expected);
  }
}

it('whatever three people do in whatever order, the shop is as a plain model of it', {
  timeout: fuzzMs + 60_000,
}, async () => {
  let [sequences, taken] = [0, 0];
  const property = fc.asyncProperty(fc.array(action, { minLength: 3, maxLength: 16 }), async (actions) => {
    const model = await openModel();
    for (const one of actions) await take(model, one);
    await compare(model);
    await takeOffSale(model);
    taken += actions.length;
    if (++sequences % 100 === 0) {
      expect(await listViolations({ customers, stockAtStart })).toEqual([]);
      await beginAnew();
    }
  });
  try {
    await fc.assert(property, {
      seed: fuzzSeed,
      numRuns: Number.POSITIVE_INFINITY,
      interruptAfterTimeLimit: fuzzMs,
      includeErrorInReport: true,
    });
  } finally {
    console.log(`Seed ${fuzzSeed}: ${sequences} sequences of ${taken} calls`);
  }
});
