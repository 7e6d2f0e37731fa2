import { expect, test } from 'vitest';
import { readRetryAfter } from './retry-after.ts';

const now = Date.parse('2026-11-24T01:00:00.000Z');
const seconds = now / 1000;

test.each([
  ['seconds', 429, { 'retry-after': '30' }, 30_000],
  ['a date', 503, { 'retry-after': 'Tue, 24 Nov 2026 01:02:00 GMT' }, 120_000],
  ['the end of the window', 429, { 'x-ratelimit-reset': String(seconds + 12) }, 12_000],
  [
    'both, of which the later counts',
    429,
    { 'retry-after': '5', 'x-ratelimit-reset': String(seconds + 12) },
    12_000,
  ],
  ['a window that is over', 429, { 'x-ratelimit-reset': String(seconds - 5) }, undefined],
  [
    'the window beside an answer that is not about it',
    503,
    { 'x-ratelimit-reset': String(seconds + 12) },
    undefined,
  ],
  ['a wait beside an answer that nobody should wait after', 500, { 'retry-after': '30' }, undefined],
  ['nonsense', 429, { 'retry-after': 'soon', 'x-ratelimit-reset': 'later' }, undefined],
  ['nothing', 429, {}, undefined],
])('%s', (_says, status, headers, ms) => {
  expect(readRetryAfter(status, headers, now)).toBe(ms);
});
