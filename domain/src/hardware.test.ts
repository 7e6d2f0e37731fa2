import { describe, expect, it } from 'vitest';
import {
  blankHardware,
  hardwareFields,
  listHardwareForPlans,
  listHardwarePublishProblems,
} from './hardware.ts';

const ready = { ...blankHardware, name: 'Tūī Mesh 6', price: 219.99, countInStock: 5 };

describe('publishing hardware', () => {
  it.each([
    ['everything', ready, {}],
    ['nothing in stock, which customers may know', { ...ready, countInStock: 0 }, {}],
    ['no name', { ...ready, name: '' }, { name: 'Give the item a name' }],
    ['no price', { ...ready, price: 0 }, { price: 'Give a price above 0' }],
    ['nothing at all', blankHardware, { name: 'Give the item a name', price: 'Give a price above 0' }],
  ])('with %s', (_name, fields, problems) => {
    expect(listHardwarePublishProblems(fields)).toEqual(problems);
  });
});

describe('editing hardware', () => {
  it.each([0, 1, 100_000])('may set the stock to %d', (countInStock) => {
    expect(hardwareFields.parse({ ...ready, countInStock }).countInStock).toBe(countInStock);
  });

  it.each([
    [-1, 'Stock cannot be below 0'],
    [2.5, 'Stock is a whole number'],
    [100_001, 'Stock is too high'],
    [Number.NaN, 'Stock is a whole number'],
    ['5', 'Stock is a whole number'],
    [null, 'Stock is a whole number'],
  ])('may not set the stock to %o', (countInStock, message) => {
    expect(hardwareFields.safeParse({ ...ready, countInStock }).error?.issues[0]?.message).toBe(message);
  });

  it.each(['', 'images/tui-mesh-6.webp', 'images/a.b_c-1.jpg'])('may show the picture %o', (imagePath) => {
    expect(hardwareFields.safeParse({ ...ready, imagePath }).success).toBe(true);
  });

  it.each([
    'https://elsewhere.example/a.webp',
    '//elsewhere.example/a.webp',
    '/images/a.webp',
    'images/../a.webp',
    'images/deep/a.webp',
    'images/a.svg',
    'images/a.webp?x=1',
    'images/a.webp\n',
    'documents/a.webp',
    'images/A.webp',
    'images/.webp',
  ])('may not show the picture %o', (imagePath) => {
    expect(hardwareFields.safeParse({ ...ready, imagePath }).success).toBe(false);
  });
});

describe('hardware for the plans of a cart', () => {
  const mesh = { name: 'Mesh', category: 'fibre' };
  const aerial = { name: 'Aerial', category: 'wireless' };
  const gateway = { name: 'Gateway', category: 'hyperfibre' };
  const all = [mesh, aerial, gateway];

  it.each([
    ['a fibre plan', ['fibre'], [mesh]],
    ['a wireless plan', ['wireless'], [aerial]],
    ['two fibre plans: each item once', ['fibre', 'fibre'], [mesh]],
    ['a fibre and a hyperfibre plan', ['hyperfibre', 'fibre'], [mesh, gateway]],
    ['no plan', [], []],
  ])('%s', (_name, categories, offered) => {
    const plans = categories.map((category) => ({ category }));
    expect(listHardwareForPlans(all, plans)).toEqual(offered);
  });
});
