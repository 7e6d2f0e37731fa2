import { describe, expect, it } from 'vitest';
import {
  blankHardware,
  goesWithPlans,
  hardware,
  hardwareFields,
  listHardwareForPlans,
  listHardwarePublishProblems,
  sortModemsFirst,
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

  it('reads more in stock than can be entered: what comes back from deleted orders is not refused', () => {
    const stored = { ...ready, _id: 'mesh', updatedAt: '2026-11-20T00:00:00.000Z' };
    expect(hardware.parse({ ...stored, countInStock: 100_040 }).countInStock).toBe(100_040);
    expect(hardware.safeParse({ ...stored, countInStock: -1 }).success).toBe(false);
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

describe('an item of hardware for wireless', () => {
  it.each([
    ['no plan yet', [], true],
    ['a wireless plan', ['wireless'], true],
    ['a fibre plan', ['fibre'], false],
    ['a fibre and a wireless plan, for two homes', ['fibre', 'wireless'], true],
    ['fibre and Hyperfibre', ['fibre', 'hyperfibre'], false],
  ])('beside %s: goes with it %s', (_, categories, isFit) => {
    const plans = categories.map((category) => ({ category }));
    expect(goesWithPlans({ category: 'wireless' }, plans)).toBe(isFit);
  });
});

it('lists modems, routers and gateways before what extends them, and keeps the order of each', () => {
  const names = ['Rātā Outdoor Antenna', 'Kārearea 5G Gateway', 'Pīwakawaka Point', 'Kererū 4G Modem'];
  expect(sortModemsFirst(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    'Kārearea 5G Gateway',
    'Kererū 4G Modem',
    'Rātā Outdoor Antenna',
    'Pīwakawaka Point',
  ]);
  expect(sortModemsFirst([{ name: 'Mesh' }, { name: 'Tūī Router 6' }])[0]?.name).toBe('Tūī Router 6');
});
