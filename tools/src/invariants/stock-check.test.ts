import { storeStatus } from '@kowhai/domain/orders/order-status';
import { expect, it } from 'vitest';
import type { Shop, Stored } from './read-shop.ts';
import { expectStock, readStockHistory, stockCheck } from './stock-check.ts';

const minute = (count: number) => new Date(Date.UTC(2026, 0, 5, 9, count)).toISOString();
const line = (_id: string, qty: number) => ({ _id, name: _id, category: 'fibre', price: 1, qty });
const step = (action: string, count: number, fields: object = {}) => ({
  action,
  at: minute(count),
  by: { name: 'our team' },
  ...fields,
});

function makeOrder(units: number, placedAt: number, history: object[] = []): Stored {
  const names = { firstName: 'Aroha', lastName: 'Tester' };
  const person = { ...names, email: 'aroha@kowhai.example', phone: '0800', address: '' };
  const lines = [line('router', units), line('mesh', 5)];
  return {
    _id: 'order',
    number: 'KB-7F3K-29QD',
    user: { _id: 'aroha', ...person },
    orderServices: [],
    orderHardwares: lines,
    orderItems: lines,
    modemNeeded: true,
    serviceAddress: { address: '12 Rātā Street', city: 'Karori', region: 'Wellington', postalCode: '6012' },
    itemsPrice: 0,
    taxPrice: 0,
    shippingPrice: 0,
    totalPrice: 0,
    ...storeStatus('submitted'),
    history: [step('place', placedAt), ...history],
    createdAt: minute(placedAt),
    updatedAt: minute(placedAt),
    editedAt: minute(placedAt),
  };
}

const count = (to: number, at: number, record: object = { kind: 'hardware', _id: 'router' }): Stored => ({
  _id: `count-${at}`,
  at: minute(at),
  record,
  action: 'update',
  changes: [
    { field: 'price', from: 1, to: 2 },
    { field: 'countInStock', from: 0, to },
  ],
});
const audited = (action: string, at: number, _id = 'order'): Stored => ({
  _id: `${action}-${at}`,
  at: minute(at),
  action,
  record: { kind: 'order', _id },
  changes: [],
});
const mailOf = (_id: string, order: Stored, at: number): Stored => ({
  _id,
  job: { order },
  createdAt: minute(at),
});

const expected = (fields: Partial<Shop>) => {
  const shop = { orders: [], archivedOrders: [], outbox: [], audit: [], ...fields } as unknown as Shop;
  return expectStock(readStockHistory(shop), 'router');
};
const exactly = (units: number) => ({ least: units, most: units });

it('of several counts of an item the last holds, and no count of anything else', () => {
  const others = [
    count(50, 9, { kind: 'hardware', _id: 'mesh' }),
    count(60, 9, { kind: 'plan', _id: 'router' }),
    { ...count(70, 9), record: undefined },
    { ...count(80, 9), changes: 'damaged' },
    { ...count(90, 9), changes: [{ field: 'price', from: 1, to: 2 }] },
  ];
  expect(expected({ audit: [count(10, 1), count(20, 8), count(30, 4), ...others] })).toEqual(exactly(20));
  expect(expected({ audit: others })).toBeNull();
});

it('what was ordered before the count is in it, and what was ordered after it is gone', () => {
  expect(expected({ audit: [count(10, 5)], orders: [makeOrder(2, 1)] })).toEqual(exactly(10));
  expect(expected({ audit: [count(10, 5)], orders: [makeOrder(2, 9)] })).toEqual(exactly(8));
});

it('what happened at the very moment of the count may be in it or not', () => {
  const audit = [count(10, 4)];
  expect(expected({ audit, orders: [makeOrder(2, 4)] })).toEqual({ least: 8, most: 10 });
  expect(expected({ audit, orders: [makeOrder(2, 1, [step('cancel', 4)])] })).toEqual({
    least: 10,
    most: 12,
  });
  const outbox = [mailOf('confirm-order_order', makeOrder(2, 1), 1)];
  expect(expected({ audit: [...audit, audited('delete', 4)], outbox })).toEqual({ least: 10, most: 12 });
});

it('units that a change of the order takes or gives back move when it is changed', () => {
  const changed = (at: number) => {
    const changes = [
      { _id: 'router', name: 'router', from: 2, to: 5 },
      { _id: 'mesh', name: 'mesh', from: 9, to: 5 },
    ];
    return [makeOrder(5, 1, [step('change', at, { changes })])];
  };
  expect(expected({ audit: [count(10, 4)], orders: changed(2) })).toEqual(exactly(10));
  expect(expected({ audit: [count(10, 4)], orders: changed(9) })).toEqual(exactly(7));
  expect(expected({ audit: [count(10, 0)], orders: changed(9) })).toEqual(exactly(5));
});

it('units of an order come back when it is cancelled', () => {
  const orders = [makeOrder(2, 1, [step('cancel', 9)])];
  expect(expected({ audit: [count(10, 0)], orders })).toEqual(exactly(10));
  expect(expected({ audit: [count(10, 4)], orders })).toEqual(exactly(12));
});

it('a deleted order gives back what its last mail says that it held, once', () => {
  const outbox = [
    mailOf('order-changed_order_2', makeOrder(5, 1), 3),
    mailOf('order-changed_order_1', makeOrder(9, 1), 2),
    mailOf('confirm-order_order', makeOrder(2, 1), 1),
    mailOf('order-changed_other_1', makeOrder(50, 1), 3),
  ];
  const deleted = audited('delete', 9);
  expect(expected({ audit: [count(10, 4), deleted], outbox })).toEqual(exactly(15));
  expect(expected({ audit: [count(10, 0), deleted], outbox })).toEqual(exactly(10));
  // Before it was counted, when it was cancelled.
  const audit = [
    count(10, 4),
    { ...count(10, 1), record: undefined },
    audited('cancel', 9, 'other'),
    audited('cancel', 2),
    audited('undo', 8),
    deleted,
  ];
  expect(expected({ audit, outbox })).toEqual(exactly(10));
});

it('a deleted order of which no mail is left makes the stock unknown, unless it was gone before the count', () => {
  expect(expected({ audit: [count(10, 4), audited('delete', 9)] })).toBeNull();
  expect(expected({ audit: [count(10, 4), audited('delete', 2)] })).toEqual(exactly(10));
  expect(expected({ audit: [count(10, 4), audited('delete', 9)], orders: [makeOrder(2, 1)] })).toEqual(
    exactly(10),
  );
});

it.each([
  [8, []],
  [0, ['hardwares/router: the stock is 0, and should be 8']],
  [-1, ['hardwares/router: the stock is -1']],
  [8.5, ['hardwares/router: the stock is 8.5']],
])('with 8 expected a stock of %d gives %j', (countInStock, violations) => {
  const shop = {
    orders: [makeOrder(2, 9)],
    archivedOrders: [],
    outbox: [],
    audit: [count(10, 5)],
    hardwares: [{ _id: 'router', countInStock }],
  } as unknown as Shop;
  expect(stockCheck.listViolations(shop)).toEqual(violations);
});
