import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { blankHardware } from '@kowhai/domain/catalogue/hardware-fields';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { blankPlan } from '@kowhai/domain/catalogue/plan-fields';
import { type OrderRequest, orderRequest } from '@kowhai/domain/orders/order-request';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parseOrderLines } from './parse-order-lines.ts';
import { priceOrder } from './price-order.ts';

const updatedAt = '2026-01-01T00:00:00.000Z';
const fibre: Plan = {
  ...blankPlan,
  _id: 'fibre',
  name: 'Fibre',
  price: 64.99,
  term: 'None',
  isPublished: true,
  updatedAt,
  editedAt: updatedAt,
};
const router: Hardware = {
  ...blankHardware,
  _id: 'router',
  name: 'Router',
  price: 109.99,
  countInStock: 3,
  isPublished: true,
  updatedAt,
  editedAt: updatedAt,
};

function price(fields: object, found: { plan?: Plan | undefined; hardware?: Hardware | undefined } = {}) {
  const { plan, hardware } = { plan: fibre, hardware: router, ...found };
  const request: OrderRequest = z.parse(orderRequest, {
    orderServices: [{ _id: 'fibre', qty: 1 }],
    orderHardwares: [{ _id: 'router', qty: 2 }],
    serviceAddress: { address: '12 Rātā Street', city: 'Karori', region: 'Wellington', postalCode: '6012' },
    ...fields,
  });
  return priceOrder(request, parseOrderLines(request), { plans: [plan], hardware: [hardware] });
}

function refusalOf(read: () => unknown): unknown {
  try {
    read();
    return null;
  } catch (error) {
    const { code, message, details } = error as { code: string; message: string; details: object };
    return { code, message, ...details };
  }
}

const totals = { itemsPrice: 284.97, shippingPrice: 9.99, totalPrice: 294.96, taxPrice: 38.47 };

describe('pricing an order', () => {
  it('takes names, prices and totals from the catalogue', () => {
    expect(price({})).toMatchObject({
      ...totals,
      orderServices: [{ _id: 'fibre', name: 'Fibre', price: 64.99, qty: 1, term: 'None' }],
      orderHardwares: [{ _id: 'router', name: 'Router', price: 109.99, qty: 2 }],
    });
  });

  it('accepts right claims, as numbers or text', () => {
    expect(price({ totalPrice: '294.96', itemsPrice: 284.97, taxPrice: '38.47' })).toMatchObject(totals);
    expect(price({ orderServices: [{ _id: 'fibre', qty: 1, name: 'Fibre', price: '64.99' }] })).toMatchObject(
      totals,
    );
  });

  it('takes the new name of a renamed item, at its price', () => {
    expect(
      price({ orderHardwares: [{ _id: 'router', qty: 2, name: 'Its old name', price: 109.99 }] }),
    ).toMatchObject({
      ...totals,
      orderHardwares: [{ name: 'Router' }],
      orderItems: [{}, { name: 'Router' }],
    });
  });

  it.each([
    [{ totalPrice: 294.95 }],
    [{ taxPrice: 0 }],
    [{ shippingPrice: '0.01' }],
    [{ orderServices: [{ _id: 'fibre', qty: 1, price: 1 }] }],
    [{ orderHardwares: [{ _id: 'router', qty: 2, price: 0 }] }],
    [{ orderItems: [{ _id: 'router', qty: 2, price: 1 }] }],
  ])('refuses %j with the right totals', (fields) => {
    expect(refusalOf(() => price(fields))).toMatchObject({
      code: 'PRICE_CHANGED',
      message: expect.stringContaining('Prices have changed'),
      extra: { totals },
    });
  });

  it('sells the last units', () => {
    expect(price({ orderHardwares: [{ _id: 'router', qty: 3 }] }).orderHardwares).toMatchObject([{ qty: 3 }]);
  });

  it.each([
    [3, 'We only have 3 of Router left.'],
    [0, 'Router is Out Of Stock.'],
  ])('tells what has run out where %d are left', (countInStock, message) => {
    const orderHardwares = [
      { _id: 'router', qty: 2 },
      { _id: 'router', qty: 2 },
    ];
    const hardware = { ...router, countInStock };
    expect(refusalOf(() => price({ orderHardwares }, { hardware }))).toEqual({
      code: 'OUT_OF_STOCK',
      message,
      extra: { line: { _id: 'router', name: 'Router' }, left: countInStock },
    });
  });

  it('takes the document that a plan was ordered with along, where it has one', () => {
    const plan = { ...fibre, offerSummaryPath: 'documents/fibre.pdf' };
    expect(price({}, { plan }).orderServices[0]).toHaveProperty('offerSummaryPath', 'documents/fibre.pdf');
    const [without, hardware] = price({}).orderItems;
    expect(without).not.toHaveProperty('offerSummaryPath');
    expect(hardware).not.toHaveProperty('term');
  });

  it('refuses a total above an order’s limit', () => {
    const hardware = { ...router, price: 999_999 };
    expect(refusalOf(() => price({}, { hardware }))).toMatchObject({
      code: 'VALIDATION',
      message: 'That’s more than one order can hold. Please call us.',
    });
  });

  it.each([
    ['a missing plan', { plan: undefined }],
    ['a draft', { plan: { ...fibre, isPublished: false } }],
    ['missing hardware', { hardware: undefined }],
  ])('refuses %s, without telling its name', (_, found) => {
    expect(refusalOf(() => price({}, found))).toMatchObject({
      code: 'GONE',
      message: 'An item in this order is no longer available. Please remove it.',
      extra: { line: { name: '' } },
    });
  });

  it('names a deleted item as the cart named it', () => {
    const orderServices = [{ _id: 'fibre', qty: 1, name: 'Old Fibre' }];
    expect(refusalOf(() => price({ orderServices }, { plan: undefined }))).toMatchObject({
      message: 'Old Fibre is no longer available. Please remove it.',
      extra: { line: { _id: 'fibre', name: 'Old Fibre' } },
    });
  });
});
