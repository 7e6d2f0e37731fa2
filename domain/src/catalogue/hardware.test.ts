import { describe, expect, it } from 'vitest';
import { hardware, hardwareFields, listHardwarePublishProblems } from './hardware.ts';
import { blankHardware } from './hardware-fields.ts';

const ready = { ...blankHardware, name: 'Tūī Mesh 6', price: 219.99, countInStock: 5 };

describe('publishing hardware', () => {
  it.each([
    ['everything', ready, {}],
    ['nothing in stock, which customers may know', { ...ready, countInStock: 0 }, {}],
    ['no name', { ...ready, name: '' }, { name: 'Enter a name' }],
    ['no price', { ...ready, price: 0 }, { price: 'Enter a price above 0' }],
    ['nothing at all', blankHardware, { name: 'Enter a name', price: 'Enter a price above 0' }],
  ])('with %s', (_name, fields, problems) => {
    expect(listHardwarePublishProblems(fields)).toEqual(problems);
  });
});

describe('editing hardware', () => {
  it.each([0, 1, 100_000])('may set the stock to %d', (countInStock) => {
    expect(hardwareFields.parse({ ...ready, countInStock }).countInStock).toBe(countInStock);
  });

  it.each([
    [-1, 'Stock can’t be below 0'],
    [2.5, 'Stock must be a whole number'],
    [100_001, 'Stock is too high'],
    [Number.NaN, 'Stock must be a whole number'],
    ['5', 'Stock must be a whole number'],
    [null, 'Stock must be a whole number'],
  ])('may not set the stock to %o', (countInStock, message) => {
    expect(hardwareFields.safeParse({ ...ready, countInStock }).error?.issues[0]?.message).toBe(message);
  });

  it('reads more in stock than can be entered: what comes back from deleted orders is not refused', () => {
    const stored = {
      ...ready,
      _id: 'mesh',
      updatedAt: '2026-11-20T00:00:00.000Z',
      editedAt: '2026-11-20T00:00:00.000Z',
    };
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
