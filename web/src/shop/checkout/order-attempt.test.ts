import { country } from '@kowhai/domain/address/regions';
import {
  addHardware,
  addPlan,
  type Cart,
  emptyCart,
  setModemNeeded,
  setServiceAddress,
} from '@kowhai/domain/cart/cart';
import { blankHardware } from '@kowhai/domain/catalogue/hardware-fields';
import { blankPlan } from '@kowhai/domain/catalogue/plan-fields';
import { orderRequest } from '@kowhai/domain/orders/order-request';
import { describe, expect, it } from 'vitest';
import { makeOrderBody, nextAttempt } from './order-attempt.ts';

const mesh = { ...blankHardware, _id: 'tui-mesh-6', name: 'Tūī Mesh 6', price: 229.99, countInStock: 5 };
const everyday = { ...blankPlan, _id: 'fibre-everyday', name: 'Fibre Everyday', price: 79.99 };
const address = {
  address: '12 Rātā Street',
  city: 'Karori',
  region: 'Wellington',
  postalCode: '6012',
  country,
} as const;

const cart: Cart = setServiceAddress(addHardware(addPlan(emptyCart, everyday), mesh, 2), address);

describe('the request that a cart makes', () => {
  it('holds the lines, the address and the totals that were shown', () => {
    expect(makeOrderBody(cart, {})).toMatchObject({
      orderServices: [{ _id: 'fibre-everyday', qty: 1, price: 79.99 }],
      orderHardwares: [{ _id: 'tui-mesh-6', qty: 2, price: 229.99 }],
      orderItems: [{ _id: 'fibre-everyday' }, { _id: 'tui-mesh-6' }],
      serviceAddress: { postalCode: '6012' },
      modemNeeded: true,
      itemsPrice: 539.97,
      shippingPrice: 9.99,
      totalPrice: 549.96,
      taxPrice: 71.73,
    });
  });

  it('leaves out what is no account number, which the server would refuse', () => {
    const { setup } = makeOrderBody(cart, { provider: 'Example Net', account: 'none' });
    expect(setup).toEqual({ provider: 'Example Net' });
  });

  it('is one that the server takes', () => {
    const setup = { provider: 'Example Net', account: 'A-12', arrangeSwitch: 'yes' } as const;
    expect(orderRequest.parse(makeOrderBody(cart, setup))).toMatchObject({ setup });
    expect(orderRequest.parse(makeOrderBody(cart, {}))).not.toHaveProperty('setup');
  });
});

describe('the key of a request', () => {
  let made = 0;
  const makeKey = () => `key-${++made}`;
  const sent = nextAttempt({ cart, userId: 'u1', setup: {} }, null, makeKey);

  it.each<[string, Cart, string, boolean]>([
    ['stays for the same cart', cart, 'u1', true],
    ['stays where only a price changed', addPlan(cart, { ...everyday, price: 84.99 }), 'u1', true],
    ['is new for another quantity', addHardware(cart, mesh, 3), 'u1', false],
    [
      'is new for another address',
      setServiceAddress(cart, { ...address, address: '14 Rātā Street' }),
      'u1',
      false,
    ],
    ['is new for another answer about the modem', setModemNeeded(cart, false), 'u1', false],
    ['is new for another person', cart, 'u2', false],
  ])('%s', (_, now, userId, isKept) => {
    const next = nextAttempt({ cart: now, userId, setup: {} }, sent, makeKey);
    expect(next.key === sent.key).toBe(isKept);
  });

  it('goes with the body that was sent first, word for word', () => {
    const dearer = addPlan(cart, { ...everyday, price: 84.99 });
    expect(nextAttempt({ cart: dearer, userId: 'u1', setup: {} }, sent, makeKey).body).toEqual(
      makeOrderBody(cart, {}),
    );
  });
});
