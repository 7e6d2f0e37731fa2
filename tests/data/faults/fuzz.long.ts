/**
 * Calls made up from the contract itself, by everyone who may call: whatever comes, the answer is one of ours and tells
 * nobody what is someone else's, and what is stored keeps to the rules.
 */
import { contract, type EndpointName } from '@kowhai/domain/api/contract';
import type { Endpoint } from '@kowhai/domain/api/endpoint';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import {
  type FuzzCall,
  type FuzzShop,
  fuzzMs,
  fuzzSeed,
  kindOf,
  openFuzzShop,
  type Role,
  roles,
} from '#tests/support/shop/fuzz-shop.ts';
import { fitting, hostile, type Known, misfit, nearly } from '#tests/support/shop/fuzz-values.ts';

// Before the app is loaded.
process.env.RATE_LIMIT_SCALE = '100000';
vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'warn').mockImplementation(() => {});

let shop: FuzzShop;
beforeAll(async () => {
  shop = await openFuzzShop();
});
afterAll(() => shop.forgetMails());

const choose = (list: () => readonly string[]) => fc.nat().map((n) => list()[n % list().length] ?? '');
const idOf = (kind: string) => choose(() => shop.idsOf(kind));
const email = fc.oneof(
  choose(() => Object.values(shop.people).map((person) => person.email)),
  fc.uuid().map((uuid) => `${uuid}@kowhai.example`),
);
const lines = (kind: string, qty: fc.Arbitrary<number>) =>
  fc.array(fc.record({ _id: idOf(kind), qty }), { minLength: 1, maxLength: 2 });

/** What the schemas leave open. */
const known: Known = {
  orderId: idOf('orders'),
  enquiryId: idOf('enquiries'),
  user: idOf('users'),
  by: idOf('users'),
  record: idOf('orders').map((id) => `order:${id}`),
  orderServices: lines('products', fc.constant(1)),
  orderHardwares: lines('hardwares', fc.integer({ min: 1, max: 3 })),
  email,
  password: fc.oneof(
    choose(() => Object.values(shop.people).map((person) => person.password)),
    fc.uuid(),
  ),
  phone: fc.constantFrom('0800 000 003', '021 000 000'),
  region: fc.constantFrom('Wellington', 'Northland'),
  postalCode: fc.constantFrom('6012', '0110'),
};

/** Whom a call is for comes as often as all others together. */
const callersOf: Record<Endpoint['access'], Role[]> = {
  public: ['stranger'],
  'signed-in': ['customer', 'other'],
  admin: ['admin'],
};

/** What is in an address after what it is about: its id, and then the id of something of it. */
const paramsOf = (path: string) => {
  const strange = fc.oneof(fc.constantFrom('.', '..', '__x__', '__proto__', '%2F', 'a%00', 'é'), fc.string());
  const mostly = (kind: string) => fc.oneof({ weight: 7, arbitrary: idOf(kind) }, strange);
  return fc.tuple(mostly(kindOf(path)), mostly(path.includes('replyId') ? 'replies' : 'mails'));
};

function callsTo(name: EndpointName): fc.Arbitrary<FuzzCall> {
  const { body, query, path, access }: Endpoint = contract[name];
  const fields = body ? fitting(body, known) : fc.constant({});
  const texts = fields.map((value) => JSON.stringify(value));
  const asked = query ? fitting(query, known) : fc.constant({});
  return fc.record({
    name: fc.constant(name),
    role: fc.oneof(fc.constantFrom(...callersOf[access]), fc.constantFrom(...roles)),
    params: paramsOf(path),
    query: fc.oneof(
      asked.map((value) => toQuery(value)),
      fc
        .dictionary(fc.constantFrom('limit', 'cursor', 'q', 'from', 'sort', 'status', 'x'), hostile)
        .map(toQuery),
    ),
    body: body
      ? fc.oneof(texts, nearly(fields), nearly(fields), misfit(fields), fc.constant(undefined))
      : fc.constant(undefined),
    key: fc.option(fc.oneof(fc.constantFrom('one', 'two'), fc.string()), { nil: undefined }),
  });
}

/** Calls of customers come more often: what they could see of each other is worth most. */
const calls = fc.oneof(
  ...(Object.keys(contract) as EndpointName[]).map((name) => ({
    weight: contract[name].access === 'signed-in' ? 3 : 1,
    arbitrary: callsTo(name),
  })),
);

function toQuery(value: unknown): string {
  const fields = Object.entries(value as object).filter(([, field]) => field !== undefined);
  return String(
    new URLSearchParams(
      fields.map(([name, field]) => [name, String(JSON.stringify(field)).replace(/^"|"$/g, '')]),
    ),
  );
}

it('whatever is called with whatever, the answer is ours, and the shop keeps to its rules', {
  timeout: fuzzMs + 60_000,
}, async () => {
  let count = 0;
  const property = fc.asyncProperty(calls, async (call) => {
    expect(await shop.tryCall(call)).toEqual([]);
    if (++count % 100 === 0) expect(await shop.listViolations()).toEqual([]);
  });
  try {
    await fc.assert(property, {
      seed: fuzzSeed,
      numRuns: Number.POSITIVE_INFINITY,
      interruptAfterTimeLimit: fuzzMs,
      includeErrorInReport: true,
    });
  } finally {
    const kinds = Object.keys(contract).length;
    console.log(`Seed ${fuzzSeed}: ${count} calls; ${shop.succeeded.size} of ${kinds} kinds succeeded`);
  }
  expect(await shop.listViolations()).toEqual([]);
});
