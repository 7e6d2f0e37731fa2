import { expect, it } from 'vitest';
import { connectionWindow, describeWindow } from './connection-window.ts';

it.each([
  [undefined, ''],
  ['', ''],
  ['morning', ', in the morning'],
  ['afternoon', ', in the afternoon'],
  ['between 10 and 12', ', between 10 and 12'],
])('a time window of %o is said as %o', (window, said) => {
  expect(describeWindow(window)).toBe(said);
});

it.each([
  ['x'.repeat(40), true],
  ['x'.repeat(41), false],
])('a time window of %s fits: %s', (text, fits) => {
  expect(connectionWindow.safeParse(text).success).toBe(fits);
});
