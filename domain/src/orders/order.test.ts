import { describe, expect, it } from 'vitest';
import { archiveExpiry, findCancellation, order } from './order.ts';

const address = { address: '12 Rātā Street', city: 'Karori', region: 'Wellington', postalCode: '6012' };
describe('an order from before the rules for addresses changed', () => {
  const stored = {
    _id: 'o1',
    number: 'KB-7F3K-29QD',
    user: {
      _id: 'u1',
      firstName: 'Hana',
      lastName: 'Ngata',
      email: 'hana@kowhai.example',
      phone: '',
      address: '',
    },
    orderServices: [],
    orderHardwares: [],
    orderItems: [],
    serviceAddress: { ...address, address: 'PO Box 12', country: 'New Zealand' },
    modemNeeded: true,
    itemsPrice: 0,
    taxPrice: 0,
    shippingPrice: 0,
    totalPrice: 0,
    status: 'submitted',
    isProcessing: false,
    isCompleted: false,
    connectionDate: null,
    setup: {},
    history: [],
    createdAt: '2025-01-15T00:00:00.000Z',
    updatedAt: '2025-01-15T00:00:00.000Z',
    editedAt: '2025-01-15T00:00:00.000Z',
  };

  it('is read with the PO Box that it was placed with, and without a word on its postcode', () => {
    const read = order.parse(stored);
    expect(read.serviceAddress.address).toBe('PO Box 12');
    expect(read.hasPostcodeMismatch).toBeUndefined();
  });
});

describe('the history of an order', () => {
  const createdAt = '2026-01-05T09:00:00.000Z';
  const by = { name: 'our team' };
  const place = { action: 'place' as const, at: createdAt, by };
  const cancel = { action: 'cancel' as const, at: '2026-01-05T10:00:00.000Z', by };
  const process = { action: 'process' as const, at: '2026-01-05T11:00:00.000Z', by };

  it('names the step that cancelled it, and no other', () => {
    expect(findCancellation({ history: [place, cancel, process] })).toBe(cancel);
    expect(findCancellation({ history: [place, process] })).toBeUndefined();
  });
});

it.each([
  ['2026-11-22T01:00:00.000Z', '2033-11-22T01:00:00.000Z'],
  ['2026-12-31T23:59:59.000Z', '2033-12-31T23:59:59.000Z'],
  // There is no 29 February seven years later.
  ['2028-02-29T00:00:00.000Z', '2035-03-01T00:00:00.000Z'],
])('a copy that was made at %s is kept for seven years, to %s', (archivedAt, end) => {
  expect(archiveExpiry({ archivedAt })).toBe(end);
});
