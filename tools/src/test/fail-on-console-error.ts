import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// React reports a misused hook, a missing key or an update outside a test's reach on console.error alone. A test that
// brings an error about on purpose says so by replacing console.error itself.
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...values) => {
    complaints.push(format(...values));
  });
});

afterEach(() => {
  expect(complaints, 'console.error was called').toEqual([]);
});
