import { expect, it } from 'vitest';
import type { Hardware } from '#domain/catalogue/hardware.ts';
import { blankHardware } from '#domain/catalogue/hardware-fields.ts';
import type { Plan } from '#domain/catalogue/plan.ts';
import { blankPlan } from '#domain/catalogue/plan-fields.ts';
import type { Order, OrderLine } from '#domain/orders/order.ts';
import { type Cart, countItems } from './cart.ts';
import { cartOfOrder } from './cart-of-order.ts';

const updatedAt = '2026-01-01T00:00:00.000Z';
const plan: Plan = {
  ...blankPlan,
  _id: 'max',
  name: 'Fibre Max',
  price: 99.99,
  isPublished: true,
  updatedAt,
  editedAt: updatedAt,
};
const mesh: Hardware = {
  ...blankHardware,
  _id: 'mesh',
  name: 'Mesh',
  price: 149,
  isPublished: true,
  updatedAt,
  editedAt: updatedAt,
};
const serviceAddress = {
  address: '12 Rātā Street',
  city: 'Karori',
  region: 'Wellington',
  postalCode: '6012',
  country: 'New Zealand',
} as const;

const line = (_id: string, qty = 1): OrderLine => ({ _id, name: _id, category: 'fibre', price: 1, qty });
const orderOf = (orderServices: OrderLine[], orderHardwares: OrderLine[] = []) =>
  ({
    _id: 'o1',
    number: 'KB-2222-3333',
    user: { _id: 'aroha' },
    orderServices,
    orderHardwares,
    serviceAddress,
    modemNeeded: false,
  }) as unknown as Order;
const contents = ({ plans, hardware }: Cart) =>
  [...plans, ...hardware].map(({ name, qty, price }) => `${qty} ${name} at $${price}`);

it('holds what the order holds, at today’s prices, with its address and modem', () => {
  const catalogue = { plans: [plan], hardware: [{ ...mesh, countInStock: 5 }] };
  const cart = cartOfOrder(orderOf([line('max')], [line('mesh', 2)]), catalogue);
  expect(contents(cart)).toEqual(['1 Fibre Max at $99.99', '2 Mesh at $149']);
  expect([cart.serviceAddress, cart.modemNeeded]).toEqual([serviceAddress, false]);
});

it('has no more of an item than is in stock', () => {
  const catalogue = { plans: [plan], hardware: [{ ...mesh, countInStock: 1 }] };
  const cart = cartOfOrder(orderOf([line('max')], [line('mesh', 2)]), catalogue);
  expect(contents(cart)).toContain('1 Mesh at $149');
});

it('leaves out what is no longer sold', () => {
  const cart = cartOfOrder(orderOf([line('gone')], [line('mesh')]), { plans: [plan], hardware: [] });
  expect(countItems(cart)).toBe(0);
});
