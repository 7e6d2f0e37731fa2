import { expect, it } from 'vitest';
import { adoptNames, nameOf, shortName } from './style-names.ts';

it('counts in letters', () => {
  expect([0, 1, 25, 26, 27, 51, 52, 701, 702].map(shortName)).toEqual([
    ...['a', 'b', 'z', 'aa', 'ab', 'az', 'ba', 'zz', 'aaa'],
  ]);
});

it('gives the styles of the built page the names they have there, and all others names that none of these can be', () => {
  adoptNames(['1q3jtv', 'k008qs']);
  expect(['k008qs', '1q3jtv', '1f95969', 'a'].map(nameOf)).toEqual(['b', 'a', '01f95969', '0a']);
});
