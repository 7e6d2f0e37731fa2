import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (act: () => void) => setTimeout(act));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('does one thing after the other, and goes on after one that failed', async () => {
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  whenIdle(() => first.promise.then(() => done.push('first')));
  whenIdle(() => {
    done.push('second');
    throw new Error('It did not load');
  });
  whenIdle(() => done.push('third'));
  await vi.runAllTimersAsync();
  expect(done).toEqual([]);
  first.resolve();
  await vi.runAllTimersAsync();
  expect(done).toEqual(['first', 'second', 'third']);
});
