import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { learnServerTime, serverNow } from './server-clock.ts';

const server = Date.parse('2026-11-25T22:00:00.000Z');
const hourMs = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  learnServerTime(Date.now(), Date.now());
});
afterEach(() => void vi.useRealTimers());

it.each([
  ['years ahead', '2031-01-01T00:00:00.000Z', '2026-11-25T23:00:00.000Z'],
  ['years behind', '2009-01-01T00:00:00.000Z', '2026-11-25T22:00:00.000Z'],
  ['right', '2026-11-25T22:30:00.000Z', '2026-11-25T22:30:00.000Z'],
])('a clock that is %s tells the server’s day, and goes on', (_, here, now) => {
  vi.setSystemTime(here);
  learnServerTime(server, server + hourMs);
  expect(serverNow()).toBe(now);
  vi.advanceTimersByTime(hourMs);
  expect(Date.parse(serverNow()) - Date.parse(now)).toBe(hourMs);
});

it('keeps what an exact answer told, after one without a time and a token good for an hour', () => {
  vi.setSystemTime('2031-01-01T00:00:00.000Z');
  learnServerTime(server, server);
  learnServerTime(Date.parse(''), server);
  learnServerTime(server - hourMs, server + hourMs);
  expect(serverNow()).toBe('2026-11-25T22:00:00.000Z');
});
