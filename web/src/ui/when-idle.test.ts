// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { loadWhenIdle } from './when-idle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it.each([
  ['nothing for a person who saves data', { saveData: true }, 0],
  ['what no page waits for for everybody else', { saveData: false }, 1],
  ['the same where the browser does not tell', undefined, 1],
])('an idle moment loads %s', (_, connection, times) => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { connection });
  const load = vi.fn();
  loadWhenIdle(load);
  vi.advanceTimersByTime(10_000);
  expect(load).toHaveBeenCalledTimes(times);
});
