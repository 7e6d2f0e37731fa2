import { describe, expect, test } from 'vitest';
import { afterFailure, afterSuccess, healthy, type ProviderHealth, pauseLeftMs } from './mail-outage.ts';

const start = Date.parse('2026-11-24T01:00:00.000Z');
type Failure = { code: number | string; retryAfterMs: number | undefined };
const failure = (code: Failure['code'], retryAfterMs?: number): Failure => ({ code, retryAfterMs });

/** Plays what happens, in seconds after the start, and tells when an outage began or ended. */
function play(events: readonly (readonly [second: number, what: Failure | 'sent'])[]) {
  let state: ProviderHealth = healthy;
  const told: string[] = [];
  for (const [second, what] of events) {
    const now = start + second * 1000;
    const change = what === 'sent' ? afterSuccess(state) : afterFailure(state, what, now);
    state = change?.state ?? state;
    if (change?.outage) told.push(`${change.outage} at ${second}`);
  }
  return { state, told };
}

describe('an outage', () => {
  test.each([401, 403])('begins at once where SendGrid refuses our account with %d', (code) => {
    expect(play([[0, failure(code)]]).told).toEqual(['begin at 0']);
  });

  test.each([500, 503, 429, 'ECONNRESET', 'ETIMEDOUT'])('begins after a minute of nothing but %s', (code) => {
    const told = play([
      [0, failure(code)],
      [30, failure(code)],
      [59, failure(code)],
      [61, failure(code)],
    ]).told;
    expect(told).toEqual(['begin at 61']);
  });

  test('is none while some mails get through', () => {
    const told = play([
      [0, failure(500)],
      [40, 'sent'],
      [50, failure(500)],
      [90, 'sent'],
      [100, failure(500)],
    ]).told;
    expect(told).toEqual([]);
  });

  test('is told once when it begins and once when it ends, however long it lasts', () => {
    const hour = Array.from({ length: 240 }, (_, count) => [count * 15, failure(401)] as const);
    const { told, state } = play([...hour, [3600, 'sent'], [3601, 'sent']]);
    expect(told).toEqual(['begin at 0', 'end at 3600']);
    expect(state.failures).toBe(0);
  });
});

describe('nothing is sent', () => {
  const leftAfter = (what: Failure) =>
    pauseLeftMs(afterFailure(healthy, what, start)?.state ?? healthy, start);

  test.each([
    ['for as long as SendGrid asks', failure(429, 42_000), 42_000],
    ['for a quarter of an hour at most, whatever it asks', failure(429, 9_000_000), 900_000],
    ['for a little while where it does not say how long', failure(429), 5000],
    ['for a while after it refused our account', failure(401), 15_000],
  ])('%s', (_name, what, pauseMs) => {
    expect(leftAfter(what)).toBe(pauseMs);
  });

  test('but after one error that says nothing of the next mail', () => {
    expect(leftAfter(failure(500))).toBe(0);
  });

  test('for longer where a later answer asks for it, and a mail that was on its way ends no pause', () => {
    const { state } = play([
      [0, failure(429, 5000)],
      [1, failure(429, 30_000)],
      [1, 'sent'],
    ]);
    expect(pauseLeftMs(state, start + 1000)).toBe(30_000);
  });
});

test('of many that fail at once the first is noted, so that one record can be shared', () => {
  const first = afterFailure(healthy, failure(500), start)?.state ?? healthy;
  expect(afterFailure(first, failure(500), start + 10)).toBeNull();
  const refused = afterFailure(healthy, failure(401), start)?.state ?? healthy;
  expect(afterFailure(refused, failure(401), start + 10)).toBeNull();
  expect(afterSuccess(healthy)).toBeNull();
});
