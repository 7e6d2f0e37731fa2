import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answer,
  addCustomer,
  call,
  leaveShop,
  type Person,
  uniqueId,
  uniqueNetwork,
  warmUp,
} from './shop.ts';

afterAll(leaveShop);

const rounds = 200;
const tolerance = 0.1;

/** Each address is asked about as often as its limits allow. */
const perAddress = 3;
let customers: Person[];
beforeAll(async () => {
  customers = [];
  for (let count = 0; count < rounds / perAddress; count++) customers.push(await addCustomer());
  await warmUp(4, customers[0]?.token ?? '');
});

function medianOf(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

const calls: [string, (email: string) => Promise<Answer>, number][] = [
  ['asking for a code', (email) => post('/api/users/send-reset-token', { email }), 200],
  [
    'guessing a code',
    (email) => {
      const newPassword = 'a good long one';
      const guess = { email, otp: 'WRONGWRO', newPassword, confirmNewPassword: newPassword };
      return post('/api/users/reset-password', guess);
    },
    400,
  ],
  ['signing in', (email) => post('/api/users/login', { email, password: 'not the password' }), 401],
];

function post(path: string, body: unknown): Promise<Answer> {
  return call('POST', path, { body, headers: uniqueNetwork() });
}

describe('takes as long for an unknown address as for a known one', () => {
  test.each(calls)('%s', { timeout: 240_000 }, async (_, ask, expectedStatus) => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    const strangers = customers.map(() => `${uniqueId('person')}@kowhai.example`);
    for (let round = 0; round < rounds; round++) {
      const index = Math.floor(round / perAddress);
      // One after the other and first by turns: whatever else the machine does, it does to both.
      const pair = [
        ['known', customers[index]?.email ?? ''],
        ['unknown', strangers[index] ?? ''],
      ] as const;
      for (const [kind, email] of round % 2 === 0 ? pair : pair.toReversed()) {
        const { status, ms } = await ask(email);
        expect(status).toBe(expectedStatus);
        times[kind].push(ms);
      }
    }
    const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
    expect(
      Math.abs(known - unknown) / Math.max(known, unknown),
      `medians: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`,
    ).toBeLessThan(tolerance);
  });
});
