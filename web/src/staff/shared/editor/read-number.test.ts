import { expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

it.each([
  ['64.99', 64.99],
  ['６４．９', 64.9],
  [' 64.9 ', 64.9],
  ['64.', 64],
  ['071.50', 71.5],
  ['-5', -5],
  ['$84.50', 84.5],
  ['$1,064.99', 1064.99],
  [64.99, 64.99],
])('reads %j', (typed, number) => {
  expect(readNumber(typed)).toBe(number);
});

it.each(['', 'abc', '0x10', '1e3', '1,00', '$$5', 'Infinity', '1 2', '.'])(
  'takes %j for no number',
  (typed) => {
    expect(readNumber(typed)).toBeNaN();
  },
);
