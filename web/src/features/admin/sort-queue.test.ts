import { expect, it } from 'vitest';
import { sortQueue } from './sort-queue.ts';

const placed = (number: string, createdAt: string) => ({ number, createdAt });

it('puts the oldest first and counts who is late', () => {
  const queue = sortQueue(
    [
      placed('of today', '2026-11-25T00:00:00.000Z'),
      placed('of Friday', '2026-11-20T00:00:00.000Z'),
      placed('of Monday', '2026-11-23T00:00:00.000Z'),
    ],
    '2026-11-25T02:00:00.000Z',
  );
  expect(queue.orders.map(({ order, waiting }) => [order.number, waiting])).toEqual([
    ['of Friday', 'late'],
    ['of Monday', 'due today'],
    ['of today', 'on time'],
  ]);
  expect(queue.counts).toEqual({ late: 1, 'due today': 1, 'on time': 1 });
});
