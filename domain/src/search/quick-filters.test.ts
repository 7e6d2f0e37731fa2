import { expect, it } from 'vitest';
import { listOrderQuickFilters, quickFilter, quickFilterList } from './quick-filters.ts';

const order = {
  orderItems: [{ _id: 'p1', name: 'Fibre', category: 'fibre' as const, price: 60, qty: 1 }],
  serviceAddress: {
    address: '12 Rātā Street',
    city: 'Napier',
    region: "Hawke's Bay" as const,
    postalCode: '4110',
    country: 'New Zealand' as const,
  },
  connectionDate: null,
  status: 'submitted' as const,
  isProcessing: false,
  isCompleted: false,
};

it.each([
  ['a plain one', order, ['item:p1', "region:Hawke's Bay", 'date:none']],
  [
    'one that coverage said does not reach its address yet',
    { ...order, isBeyondCoverage: true },
    ['item:p1', "region:Hawke's Bay", 'date:none', 'coverage:not yet'],
  ],
  [
    'one with a day, a note and an assignee',
    { ...order, connectionDate: '2026-11-26', hasNote: true, assigneeKey: 'k1' },
    ['item:p1', "region:Hawke's Bay", 'date:2026-11-26', 'note:', 'for:k1'],
  ],
  [
    'one that is done, which is nobody’s to see to any more',
    { ...order, status: 'completed' as const, isProcessing: true, isCompleted: true, assigneeKey: 'k1' },
    ['item:p1', "region:Hawke's Bay", 'date:none'],
  ],
])('lists the quick filters that find an order: %s', (_, stored, filters) => {
  expect(listOrderQuickFilters(stored)).toEqual(filters);
});

it.each([
  [`${quickFilter.noted},${quickFilter.region("Hawke's Bay")}`, ['note:', "region:Hawke's Bay"]],
  [quickFilter.mine, ['for:me']],
  [quickFilter.beyondCoverage, ['coverage:not yet']],
  ['hana', undefined],
  ['note:,', undefined],
])('a query asks for %j', (text, filters) => {
  expect(quickFilterList.safeParse(text).data).toEqual(filters);
});
