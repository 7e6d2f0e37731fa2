import { expect, it } from 'vitest';
import { type OrderEvent, ourTeam } from './order.ts';
import { storeStatus } from './order-status.ts';
import { queueAtOf } from './queue-position.ts';

const step = (action: OrderEvent['action'], day: number): OrderEvent => ({
  action,
  at: `2026-11-${day}T01:00:00.000Z`,
  by: ourTeam,
});
const history = [step('place', 16), step('process', 17)];
const base = {
  createdAt: '2026-11-16T01:00:00.000Z',
  updatedAt: '2026-11-20T01:00:00.000Z',
  connectionDate: null as string | null,
  history,
};

it.each([
  ['waits, by the day of its review', { ...base, ...storeStatus('submitted') }, '2026-11-17T11:00:00.000Z'],
  [
    'waits, by the new day of its review',
    { ...base, ...storeStatus('submitted'), reviewDate: '2026-11-26' },
    '2026-11-25T11:00:00.000Z',
  ],
  [
    'is processed without a day, by the one that the shop promises',
    { ...base, ...storeStatus('processing') },
    '2026-11-19T11:00:00.000Z',
  ],
  [
    'is processed, by its day',
    { ...base, ...storeStatus('processing'), connectionDate: '2026-11-26' },
    '2026-11-25T11:00:00.000Z',
  ],
  [
    'is completed, by when that was, whatever was put right since',
    { ...base, ...storeStatus('completed'), history: [...history, step('complete', 19)] },
    '2026-11-19T01:00:00.000Z',
  ],
])('an order that %s', (_, order, at) => {
  expect(queueAtOf(order)).toBe(at);
});
