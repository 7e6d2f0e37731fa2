import { orderSorts } from '@kowhai/domain/api/orders';
import { expect, it } from 'vitest';
import { readColumnSort, sortChoices } from './order-sorts.ts';

it('offers every order that the server knows', () => {
  expect(sortChoices.map(({ value }) => value)).toEqual(orderSorts);
});

it.each([
  ['newest', { direction: 'none', next: '-total' }],
  ['-total', { direction: 'descending', next: 'total' }],
  ['total', { direction: 'ascending', next: '-total' }],
] as const)(
  'of a list that is sorted by %s, the heading First payment says and does the fitting',
  (current, sort) => {
    expect(readColumnSort({ descending: '-total', ascending: 'total' }, current)).toEqual(sort);
  },
);
