import { expect, it } from 'vitest';
import { makePriceList, mostListed } from './price-list.ts';

/** https://firebase.google.com/docs/firestore/storage-size: a name and its NUL, 8 bytes for a number, 1 for true. */
const sizeOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length + 1;
  if (typeof value !== 'object' || value === null) return typeof value === 'number' ? 8 : 1;
  return Object.entries(value).reduce((sum, [name, part]) => sum + name.length + 1 + sizeOf(part), 0);
};

it('as much as the shop can sell fits into one record, all of it sold out', () => {
  const hardware = Array.from({ length: mostListed }, (_, index) => ({
    _id: `0f3c2a10-0000-4000-8000-${String(index).padStart(12, '0')}`,
    price: 9.99,
    category: 'fibre' as const,
    isPublished: true,
    countInStock: 0,
  }));
  expect(sizeOf(makePriceList([], hardware))).toBeLessThan(1024 * 1024);
});
