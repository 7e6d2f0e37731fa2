import { format } from 'node:util';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// React reports a missing key or a late update only there. A test that expects an error replaces it.
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
