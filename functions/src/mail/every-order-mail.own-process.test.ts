import { type OrderMailKind, orderMailKinds } from '@kowhai/domain/mail/order-mail';
import { whyStale } from '@kowhai/domain/mail/stale-mail';
import type { Order } from '@kowhai/domain/orders/order';
import type { OrderStatus } from '@kowhai/domain/orders/order-status';
import { describe, expect, it, vi } from 'vitest';
import { causeOf } from './delivery/recipient-limit.ts';
import { addressMail } from './words/address-mail.ts';
import { writeMail } from './words/write-mail.ts';

// A code is made with a secret, which is read when its module is loaded.
vi.hoisted(() => {
  process.env.FUNCTIONS_EMULATOR = 'true';
});

const at = '2026-11-24T01:00:00.000Z';
const customer = 'aroha@kowhai.example';
const provider = 'hello@kowhai.example';

type Kept = {
  to: typeof customer | typeof provider;
  /** stranger: anyone can cause it with anyone's address, so it is limited. shop: staff. */
  cause: 'stranger' | 'to staff' | 'shop';
  /** The order that it is about. */
  status: OrderStatus;
  /** Whether it still applies to an order that was deleted. */
  outlivesOrder?: true;
};

/** A kind without a line does not compile. */
const promises: Record<OrderMailKind, Kept> = {
  'confirm-order': { to: customer, cause: 'stranger', status: 'submitted' },
  'order-submitted': { to: provider, cause: 'to staff', status: 'submitted' },
  'order-processing': { to: customer, cause: 'shop', status: 'processing' },
  'order-completed': { to: customer, cause: 'shop', status: 'completed' },
  'order-cancelled': { to: customer, cause: 'stranger', status: 'cancelled', outlivesOrder: true },
  'order-cancelled-notice': { to: provider, cause: 'to staff', status: 'cancelled', outlivesOrder: true },
  'order-connection': { to: customer, cause: 'shop', status: 'processing' },
  'order-reminder': { to: customer, cause: 'shop', status: 'processing' },
  'order-late': { to: customer, cause: 'shop', status: 'processing' },
  'order-changed': { to: customer, cause: 'stranger', status: 'submitted' },
  'order-changed-notice': { to: provider, cause: 'to staff', status: 'submitted' },
};

function orderIn(status: OrderStatus): Order {
  const line = { _id: 'p', name: 'Fibre Max', category: 'fibre' as const, price: 104.99, qty: 1 };
  return {
    _id: 'o1',
    number: 'KB-7F3K-29QD',
    user: { _id: 'u1', firstName: 'Aroha', lastName: 'Example', email: customer, phone: '', address: '' },
    orderServices: [line],
    orderHardwares: [],
    orderItems: [line],
    serviceAddress: {
      address: '12 Rātā Street',
      city: 'Karori',
      region: 'Wellington',
      postalCode: '6012',
      country: 'New Zealand',
    },
    modemNeeded: false,
    status,
    isProcessing: status === 'processing',
    isCompleted: status === 'completed',
    connectionDate: status === 'processing' ? '2026-11-30' : null,
    ...(status === 'processing' && { missedDay: '2026-11-20' }),
    setup: {},
    history: [],
    itemsPrice: 104.99,
    shippingPrice: 0,
    totalPrice: 104.99,
    taxPrice: 13.69,
    createdAt: at,
    updatedAt: at,
    editedAt: at,
  };
}

describe.each(orderMailKinds)('an email of the kind %s', (kind) => {
  const { to, cause, status, outlivesOrder = false } = promises[kind];
  const order = orderIn(status);

  it('has a subject, a title and words', () => {
    const { subject, title, blocks } = writeMail({ kind, order }, 'https://shop.example', at, '7F3K29QD');
    expect([subject, title].every((text) => text.length > 5)).toBe(true);
    expect(blocks.length).toBeGreaterThan(0);
  });

  it('goes to the customer or to the provider, never to the other', () => {
    expect(addressMail({ kind, order }, provider).to.email).toBe(to);
  });

  it('counts against the address’s limit if a stranger can cause it', () => {
    expect(causeOf({ kind, order })).toBe(cause);
  });

  it('applies while its order is as it says, and not after the order is deleted or over', () => {
    expect(whyStale(kind, order, order, at)).toBeNull();
    expect(whyStale(kind, order, undefined, at) === null).toBe(outlivesOrder);
    const other = orderIn(status === 'cancelled' ? 'submitted' : 'cancelled');
    expect(whyStale(kind, order, other, at)).toMatch(/^This order is \w+ now\.$/);
  });
});
