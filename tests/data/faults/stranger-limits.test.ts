import { expect, it } from 'vitest';
import { identifyNetwork } from '#functions/limits/network.ts';
import { type RateLimit, rateLimits } from '#functions/limits/rate-limits.ts';
import { keyedHash } from '#functions/server/keyed-hash.ts';
import { inOneWindow } from '#tests/support/shop/in-one-window.ts';
import { callInProcess as call } from '#tests/support/shop/in-process.ts';
import { reachLimit } from '#tests/support/shop/reach-limit.ts';
import { db, uniqueNetwork } from '#tests/support/shop/shop.ts';

/** How often each of a network's counters of this limit was written counts as well as how high it is. */
async function statesOf(limit: RateLimit, headers: Record<string, string>) {
  const name = `${limit.name}_${keyedHash(`${limit.name}:${identifyNetwork(headers)}`).slice(0, 32)}`;
  const { docs } = await db.collection('rateLimits').where('count', '>', limit.max).get();
  return docs
    .filter(({ id }) => id.startsWith(name))
    .map(({ id, updateTime }) => `${id} ${updateTime.valueOf()}`);
}

it('a limit that is reached costs nothing more until its window ends', inOneWindow(), async () => {
  const headers = uniqueNetwork();
  const ask = async () =>
    (await call('POST', '/api/users/send-reset-token', { body: { email: 'nobody@kowhai.example' }, headers }))
      .status;
  await reachLimit(rateLimits.resetMailByNetwork, identifyNetwork(headers), 0);
  expect(await ask()).toBe(429);
  const counted = await statesOf(rateLimits.resetMailByNetwork, headers);
  expect(counted).not.toEqual([]);
  const statuses = [];
  for (let count = 0; count < 5; count++) statuses.push(await ask());
  expect(statuses).toEqual(Array(5).fill(429));
  expect(await statesOf(rateLimits.resetMailByNetwork, headers)).toEqual(counted);
});

it('calls that cannot be read count, and are then refused unread', inOneWindow(), async () => {
  const headers = uniqueNetwork();
  await reachLimit(rateLimits.badInputByNetwork, identifyNetwork(headers));
  const codes = [];
  for (let count = 0; count < 3; count++) {
    codes.push((await call('POST', '/api/users/login', { raw: '[]', headers })).body.code);
  }
  expect(codes).toEqual(['BAD_JSON', 'RATE_LIMITED', 'RATE_LIMITED']);
});
