import { expect, it } from 'vitest';
import { withSort } from './column-sorts.ts';

const total = { ascending: 'total', descending: '-total', first: 'descending' } as const;
const due = { ascending: 'oldest', descending: 'newest', first: 'ascending' } as const;

it.each([
  ['Total', total, 'newest', { direction: 'none', next: '-total' }],
  ['Total', total, '-total', { direction: 'descending', next: 'total' }],
  ['Total', total, 'total', { direction: 'ascending', next: '-total' }],
  ['Date', due, 'total', { direction: 'none', next: 'oldest' }],
  ['Date', due, 'oldest', { direction: 'ascending', next: 'newest' }],
  ['Date', due, 'newest', { direction: 'descending', next: 'oldest' }],
] as const)(
  'the heading %s %o of a list sorted by %s says and does the fitting',
  (_, sorts, current, sort) => {
    const asked: string[] = [];
    const column = { header: 'Total', cell: () => '', sorts };
    const { sort: shown } = withSort<unknown, string>(column, current, (wish) => asked.push(wish));
    shown?.onSort();
    expect({ direction: shown?.direction, next: asked[0] }).toEqual(sort);
  },
);

it('a column that the filtered list can’t be sorted by is a plain one', () => {
  const column = { header: 'Total', cell: () => '', sorts: total };
  const show = (offered: string[]) => withSort<unknown, string>(column, 'newest', () => {}, offered).sort;
  expect([show(['newest', 'oldest']), show(['newest', '-total', 'total'])?.direction]).toEqual([
    undefined,
    'none',
  ]);
});
