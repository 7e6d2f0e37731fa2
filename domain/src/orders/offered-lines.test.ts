import { expect, it } from 'vitest';
import { blankHardware } from '#domain/catalogue/hardware-fields.ts';
import { blankPlan } from '#domain/catalogue/plan-fields.ts';
import { type Catalogue, offerTo } from './offered-lines.ts';
import type { OrderLine } from './order.ts';

const updatedAt = '2026-01-01T00:00:00.000Z';
const line = (_id: string, price: number, qty = 1): OrderLine => ({
  _id,
  name: _id,
  category: 'fibre',
  price,
  qty,
});
const plan = (_id: string, price: number) => ({
  ...blankPlan,
  _id,
  name: _id,
  price,
  updatedAt,
  editedAt: updatedAt,
});
const item = (_id: string, price: number, countInStock: number) => ({
  ...blankHardware,
  _id,
  name: _id,
  price,
  countInStock,
  updatedAt,
  editedAt: updatedAt,
});
const order = { orderServices: [line('max', 90)], orderHardwares: [line('mesh', 100, 2)] };
const offer = (catalogue: Partial<Catalogue>) => {
  const { plans, hardware } = offerTo(order, { plans: [], hardware: [], ...catalogue });
  return [
    ...plans.map(({ name, price }) => `${name} at $${price}`),
    ...hardware.map(({ name, price, countInStock }) => `${countInStock} ${name} at $${price}`),
  ];
};

it('keeps the price of what is ordered, counts its units as in stock, and offers the rest as it is sold', () => {
  expect(
    offer({
      plans: [plan('starter', 60), plan('max', 95)],
      hardware: [item('mesh', 120, 3), item('router', 80, 4)],
    }),
  ).toEqual(['max at $90', 'starter at $60', '5 mesh at $100', '4 router at $80']);
});

it('keeps what is ordered where it is no longer sold, with the units that are held', () => {
  expect(offer({})).toEqual(['max at $90', '2 mesh at $100']);
});
