import { describe, expect, it } from 'vitest';
import { carryOver, listChanged, listConflicts } from './merge-changes.ts';

const before = { name: 'Fibre Max', price: 104.99, term: 'No fixed term' };

it('lists what was changed, and nothing else', () => {
  expect(listChanged(before, { ...before, price: 99.99 })).toEqual({ price: 99.99 });
  expect(listChanged(before, before)).toEqual({});
});

it('treats NaN as unchanged', () => {
  expect(listChanged({ price: Number.NaN }, { price: Number.NaN })).toEqual({});
});

it('takes a list that holds the same for the same', () => {
  const plans = (...names: string[]) => ({ worksWith: names.map((name) => ({ _id: name, name })) });
  expect(listChanged(plans('Max'), plans('Max'))).toEqual({});
  expect(listChanged(plans('Max'), plans('Max', 'Pro'))).toEqual(plans('Max', 'Pro'));
});

it.each([
  ['nothing of theirs', before, { price: 99.99 }, []],
  [
    'a field that only they changed',
    { ...before, name: 'Fibre Most' },
    { price: 99.99 },
    [{ field: 'name', before: 'Fibre Max', theirs: 'Fibre Most' }],
  ],
  [
    'a field that both changed',
    { ...before, price: 89.99 },
    { price: 99.99 },
    [{ field: 'price', before: 104.99, theirs: 89.99, mine: 99.99 }],
  ],
  [
    'the same change made twice',
    { ...before, price: 99.99 },
    { price: 99.99 },
    [{ field: 'price', before: 104.99, theirs: 99.99 }],
  ],
])('tells %s', (_, theirs, mine, conflicts) => {
  expect(listConflicts(before, theirs, mine)).toEqual(conflicts);
});

describe('what was changed here, on top of what is stored by now', () => {
  const shelf = { name: 'Tūī Mesh 6', stock: 10 };

  it.each([
    ['stays, where nobody changed the same', { ...shelf, name: 'Mesh' }, { stock: 15 }, { stock: 15 }],
    ['stays, where it is no amount', { ...shelf, name: 'Mesh' }, { name: 'Mesh 6' }, { name: 'Mesh 6' }],
    ['is so many more than there are', { ...shelf, stock: 7 }, { stock: 15 }, { stock: 12 }],
    ['is so many fewer than there are', { ...shelf, stock: 7 }, { stock: 9 }, { stock: 6 }],
    ['is never fewer than none', { ...shelf, stock: 2 }, { stock: 1 }, { stock: 0 }],
    [
      'leaves an amount alone that was not changed',
      { ...shelf, stock: 7 },
      { name: 'Mesh' },
      { name: 'Mesh' },
    ],
  ])('%s', (_, now, mine, carried) => {
    expect(carryOver<typeof shelf>(shelf, now, mine, ['stock'])).toEqual(carried);
  });
});
