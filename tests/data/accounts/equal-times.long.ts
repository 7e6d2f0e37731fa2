import { beforeAll, expect, it } from 'vitest';
import { warmUp } from '#tests/support/shop/at-once.ts';
import {
  type Answer,
  addCustomer,
  call,
  type Person,
  uniqueId,
  uniqueNetwork,
} from '#tests/support/shop/shop.ts';

const rounds = 60;
/** Each address is asked about as often as its limits allow. */
const perAddress = 3;
const newPassword = 'a good long one';

let customers: Person[];
// The same throughout, so that codes are guessed at for addresses that one was asked for, known or not.
const strangers = Array.from({ length: rounds / perAddress }, () => `${uniqueId('person')}@kowhai.example`);

beforeAll(async () => {
  customers = await Promise.all(strangers.map(addCustomer));
  await warmUp(4, customers[0]?.token ?? '');
});

const post = (path: string, body: object): Promise<Answer> =>
  call('POST', path, { body, headers: uniqueNetwork() });
/** Of the quickest quarter the slowest: what else a busy machine does is in the others. */
const quickOf = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;

it.each<[what: string, ask: (email: string) => Promise<Answer>, status: number]>([
  ['asking for a code', (email) => post('/api/users/send-reset-token', { email }), 200],
  [
    'guessing a code',
    (email) =>
      post('/api/users/reset-password', {
        email,
        otp: 'WRONGWRO',
        newPassword,
        confirmNewPassword: newPassword,
      }),
    400,
  ],
  ['signing in', (email) => post('/api/users/login', { email, password: 'not the password' }), 401],
])('%s takes as long for an unknown address as for a known one', async (_, ask, expected) => {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const index = Math.floor(round / perAddress);
    // One after the other and first by turns: whatever else the machine does, it does to both.
    const pair = [
      ['known', customers[index]?.email ?? ''],
      ['unknown', strangers[index] ?? ''],
    ] as const;
    for (const [kind, email] of round % 2 === 0 ? pair : pair.toReversed()) {
      const { status, ms } = await ask(email);
      expect(status).toBe(expected);
      times[kind].push(ms);
    }
  }
  // On a quiet machine they are two percent apart.
  const ratio = quickOf(times.known) / quickOf(times.unknown);
  expect(ratio).toBeGreaterThan(1 / 1.5);
  expect(ratio).toBeLessThan(1.5);
});
