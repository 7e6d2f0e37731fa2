import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boundIndexedDb } from './firebase-app.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An IndexedDB whose requests are in the given state, as far as `open` goes. */
function openBounded(readyState: IDBRequestReadyState) {
  const factory = {
    // Only a browser makes whole requests.
    open: () => Object.assign(new EventTarget(), { readyState, error: null }) as unknown as IDBOpenDBRequest,
  };
  boundIndexedDb(factory);
  return () => {
    const failures: unknown[] = [];
    const request = factory.open();
    request.addEventListener('error', () => failures.push(request.error?.name));
    return failures;
  };
}

it('fails a database that never opens after 5 s, and the next one at once', () => {
  const open = openBounded('pending');
  const first = open();
  vi.advanceTimersByTime(4999);
  expect(first).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(first).toEqual(['TimeoutError']);
  const next = open();
  vi.advanceTimersByTime(0);
  expect(next).toEqual(['TimeoutError']);
});

it('leaves a database that has opened alone', () => {
  const opened = openBounded('done')();
  vi.advanceTimersByTime(60_000);
  expect(opened).toEqual([]);
});
