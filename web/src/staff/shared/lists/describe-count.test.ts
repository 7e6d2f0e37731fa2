import { expect, it } from 'vitest';
import { describeCount, writeCount } from './describe-count.ts';

it('writes counts with their thousands apart', () => {
  expect([0, 999, 1200, 100_000].map(writeCount)).toEqual(['0', '999', '1,200', '100,000']);
});

it('names one and many as they are called', () => {
  const order = { one: 'order', many: 'orders' };
  expect([0, 1, 100_000].map((count) => describeCount(order, count))).toEqual([
    '0 orders',
    '1 order',
    '100,000 orders',
  ]);
});
