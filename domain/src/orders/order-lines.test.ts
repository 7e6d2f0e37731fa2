import { describe, expect, it } from 'vitest';
import { describeLarge, isLargeOrder, listChanges, listLineChanges, mergeLines } from './order-lines.ts';

const line = (_id: string, qty: number) => ({ _id, name: _id, qty });

it.each<[string, ReturnType<typeof line>[], ReturnType<typeof line>[], string[]]>([
  ['nothing', [line('Fibre', 1), line('Mesh', 2)], [line('Fibre', 1), line('Mesh', 2)], []],
  ['another plan', [line('Fibre', 1)], [line('Wireless', 1)], ['Fibre: removed', 'Wireless: added']],
  ['a new piece of hardware', [line('Fibre', 1)], [line('Fibre', 1), line('Mesh', 3)], ['Mesh: 3 added']],
  ['fewer units', [line('Mesh', 3)], [line('Mesh', 1)], ['Mesh: 1 instead of 3']],
])('of an order in which %s changes, that alone is told', (_what, before, after, told) => {
  const changes = listLineChanges(before, after);
  expect(listChanges({ changes }).map(([name, what]) => `${name}: ${what}`)).toEqual(told);
});

it('names the home and the modem that change with an order, without the address', () => {
  expect(listChanges({ fields: ['serviceAddress', 'modemNeeded'] })).toEqual([
    ['Service address', 'changed'],
    ['Modem', 'changed'],
  ]);
});

it.each([
  [[], false],
  [[[20, 500]], false],
  [[[21, 500]], true],
  [
    [
      [11, 500],
      [10, 500],
    ],
    true,
  ],
  [[[500, 500]], true],
  [[[5, 10]], true],
  [[[5, 11]], false],
  [[[4, 4]], false],
  [[[1, 1]], false],
])('%j of a stock: large is %s', (lines, expected) => {
  expect(isLargeOrder(lines.map(([qty = 0, countInStock = 0]) => ({ qty, countInStock })))).toBe(expected);
});

describe('lines for the same thing', () => {
  it.each([
    [
      'are added up',
      [
        ['mesh', 3],
        ['mesh', 4],
      ],
      [['mesh', 7]],
    ],
    [
      'keep the place of the first',
      [
        ['mesh', 1],
        ['aerial', 1],
        ['mesh', 1],
      ],
      [
        ['mesh', 2],
        ['aerial', 1],
      ],
    ],
    [
      'stay apart from others',
      [
        ['mesh', 1],
        ['aerial', 2],
      ],
      [
        ['mesh', 1],
        ['aerial', 2],
      ],
    ],
    ['may be none', [], []],
  ] as [string, [string, number][], [string, number][]][])('%s', (_name, lines, merged) => {
    const asLines = (list: [string, number][]) => list.map(([_id, qty]) => ({ _id, qty }));
    expect(mergeLines(asLines(lines))).toEqual(asLines(merged));
  });
});

it.each([
  [
    [
      { name: 'Tūī Mesh 6', qty: 6 },
      { name: 'Fibre Max', qty: 1 },
    ],
    '6 × Tūī Mesh 6: half of the stock or more',
  ],
  [
    [
      { name: 'Tūī Mesh 6', qty: 22 },
      { name: 'Fibre Max', qty: 1 },
    ],
    '23 units, more than 20',
  ],
])('says which lines make an order large: %j', (lines, said) => {
  expect(describeLarge(lines)).toBe(said);
});
