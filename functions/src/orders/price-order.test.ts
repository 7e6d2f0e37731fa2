import { blankHardware, type Hardware } from '@kowhai/domain/catalogue/hardware';
import { blankPlan, type Plan } from '@kowhai/domain/catalogue/plan';
import { type OrderRequest, orderRequest } from '@kowhai/domain/orders/order';
import { describe, expect, test } from 'vitest';
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
};
const router: Hardware = {
  ...blankHardware,
  _id: 'router',
  name: 'Router',
  price: 109.99,
  countInStock: 3,
  isPublished: true,
  updatedAt,
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
    const { code, details } = error as { code: string; details: object };
    return { code, ...details };
  }
}

const totals = { itemsPrice: 284.97, shippingPrice: 9.99, totalPrice: 294.96, taxPrice: 38.47 };

describe('pricing an order', () => {
  test('takes names, prices and totals from the catalogue', () => {
    expect(price({})).toMatchObject({
      ...totals,
      orderServices: [{ _id: 'fibre', name: 'Fibre', price: 64.99, qty: 1, term: 'None' }],
      orderHardwares: [{ _id: 'router', name: 'Router', price: 109.99, qty: 2 }],
    });
  });

  test('is content with what is right, as number or as text', () => {
    expect(price({ totalPrice: '294.96', itemsPrice: 284.97, taxPrice: '38.47' })).toMatchObject(totals);
    expect(price({ orderServices: [{ _id: 'fibre', qty: 1, name: 'Fibre', price: '64.99' }] })).toMatchObject(
      totals,
    );
  });

  test('takes the new name of what was renamed, at its price', () => {
    expect(
      price({ orderHardwares: [{ _id: 'router', qty: 2, name: 'Its old name', price: 109.99 }] }),
    ).toMatchObject({
      ...totals,
      orderHardwares: [{ name: 'Router' }],
      orderItems: [{}, { name: 'Router' }],
    });
  });

  test.each([
    [{ totalPrice: 294.95 }],
    [{ shippingPrice: 0 }],
    [{ orderServices: [{ _id: 'fibre', qty: 1, price: 1 }] }],
    [{ orderItems: [{ _id: 'router', qty: 2, price: 1 }] }],
  ])('refuses %j with the right totals', (fields) => {
    expect(refusalOf(() => price(fields))).toEqual({ code: 'PRICE_CHANGED', extra: { totals } });
  });

  test('tells what has run out and what is left', () => {
    const refusal = refusalOf(() =>
      price({
        orderHardwares: [
          { _id: 'router', qty: 2 },
          { _id: 'router', qty: 2 },
        ],
      }),
    );
    expect(refusal).toEqual({
      code: 'OUT_OF_STOCK',
      extra: { line: { _id: 'router', name: 'Router' }, left: 3 },
    });
  });

  test.each([
    ['a missing plan', { plan: undefined }],
    ['a draft', { plan: { ...fibre, isPublished: false } }],
    ['missing hardware', { hardware: undefined }],
  ])('refuses %s, without telling its name', (_, found) => {
    expect(refusalOf(() => price({}, found))).toMatchObject({ code: 'GONE', extra: { line: { name: '' } } });
  });
});
