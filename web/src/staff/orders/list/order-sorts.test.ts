import { orderSorts } from '@kowhai/domain/api/orders';
import { expect, it } from 'vitest';
import { listSortChoices, readColumnSort } from './order-sorts.ts';

it('offers every order that the server knows', () => {
  const values = listSortChoices('processing').map(({ value }) => value);
  expect(values.toSorted()).toEqual(orderSorts.toSorted());
});

const total = { ascending: 'total', descending: '-total', first: 'descending' } as const;
const due = { ascending: 'oldest', descending: 'newest', first: 'ascending' } as const;

it.each([
  ['Total', total, 'newest', { direction: 'none', next: '-total' }],
  ['Total', total, '-total', { direction: 'descending', next: 'total' }],
  ['Total', total, 'total', { direction: 'ascending', next: '-total' }],
  ['Review by', due, 'total', { direction: 'none', next: 'oldest' }],
  ['Review by', due, 'oldest', { direction: 'ascending', next: 'newest' }],
  ['Review by', due, 'newest', { direction: 'descending', next: 'oldest' }],
] as const)(
  'the heading %s %o of a list sorted by %s says and does the fitting',
  (_, sorts, current, sort) => {
    expect(readColumnSort(sorts, current)).toEqual(sort);
  },
);
