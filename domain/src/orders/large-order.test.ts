import { expect, test } from 'vitest';
import { isLargeOrder } from './large-order.ts';

test.each([
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
