import { expect, test } from 'vitest';
import { formatWait } from './format-wait.ts';

test.each([
  [0, 'in a minute'],
  [1, 'in a minute'],
  [60, 'in a minute'],
  [61, 'in 2 minutes'],
  [59 * 60, 'in 59 minutes'],
  [59 * 60 + 1, 'in an hour'],
  [3600, 'in an hour'],
  [3601, 'in 2 hours'],
  [24 * 3600, 'in 24 hours'],
])('a wait of %d seconds is over %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
