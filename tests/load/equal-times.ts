/**
 * Measures whether the running stack takes as long for an unknown address as for a known one, so that nobody learns
 * from the time who has an account. Medians of 200 calls each; the bar is a difference of 10 percent.
 *
 *   npx node tests/load/equal-times.ts
 */
import * as shop from '#tests/support/shop/shop.ts';

const { addCustomer, call, leaveShop, uniqueId, uniqueNetwork, warmUp } = shop;

const rounds = 200;
/** Each address is asked about as often as its limits allow. */
const perAddress = 3;
const newPassword = 'a good long one';

const calls: [string, (email: string) => Promise<shop.Answer>, number][] = [
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
];

const customers: shop.Person[] = [];
for (let count = 0; count < rounds / perAddress; count++) customers.push(await addCustomer());
// The same throughout, so that codes are guessed at for addresses that one was asked for, known or not.
const strangers = customers.map(() => `${uniqueId('person')}@kowhai.example`);
await warmUp(4, customers[0]?.token ?? '');

for (const [name, ask, expectedStatus] of calls) {
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
      if (status !== expectedStatus) throw new Error(`${name} answered ${status}, not ${expectedStatus}`);
      times[kind].push(ms);
    }
  }
  const [known, unknown] = [medianOf(times.known), medianOf(times.unknown)];
  const difference = Math.abs(known - unknown) / Math.max(known, unknown);
  console.log(
    `${name}: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms, ${Math.round(difference * 100)} % apart`,
  );
}
await leaveShop();

function medianOf(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function post(path: string, body: unknown): Promise<shop.Answer> {
  return call('POST', path, { body, headers: uniqueNetwork() });
}
