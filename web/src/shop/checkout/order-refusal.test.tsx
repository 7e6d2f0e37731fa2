import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#data/client/failure.ts';
import { renderForTest } from '#testing/render.tsx';
import { OrderRefusal } from './order-refusal.tsx';

const before = { plans: [], hardware: [], serviceAddress: null, modemNeeded: true };
const replaces = { _id: 'o0', number: 'KB-2222-3333', userId: 'aroha', held: [], before };
const newTotals = { itemsPrice: 84.99, taxPrice: 11.09, shippingPrice: 0, totalPrice: 84.99 };

describe('an order that was not placed', () => {
  it.each<[Failure, string, RegExp]>([
    [
      new Failure('PRICE_CHANGED', 'Prices changed', { extra: { totals: newTotals } }),
      'Prices have changed since you filled your cart',
      /Total was \$79\.99 and is now \$84\.99\..*Nothing has been ordered/,
    ],
    [
      new Failure('PRICE_CHANGED', 'Prices changed', { extra: { totals: 'nonsense' } }),
      'Prices have changed since you filled your cart',
      /^Nothing has been ordered/,
    ],
    [
      new Failure('OUT_OF_STOCK', 'We only have 1 of Tūī Mesh 6 left.'),
      'We only have 1 of Tūī Mesh 6 left.',
      /updated your cart/,
    ],
    [new Failure('GONE', 'Kea Mesh 7 is gone.'), 'Kea Mesh 7 is gone.', /updated your cart/],
    [
      new Failure('TIMEOUT_ERROR', 'Too slow.'),
      'We didn’t hear back about your order request',
      /It’s safe to try again: it can’t be placed twice/,
    ],
    [
      new Failure('BAD_TRANSITION', 'We’ve started on KB-2222-3333.'),
      'We’ve started on KB-2222-3333.',
      /we’ve kept your cart\. Make it a new request, call us on 0800/,
    ],
    [new Failure('NOT_FOUND', 'We can’t find that order.'), 'We no longer have KB-2222-3333', /your cart/],
    [new Failure('VALIDATION', 'Check the postcode.'), 'Check the postcode.', /we’ve kept your cart/],
  ])('because of %s says so, and what to do', (failure, title, text) => {
    renderForTest(
      <OrderRefusal failure={failure} sentTotal={79.99} replaces={replaces} onOrderAnew={() => {}} />,
    );
    const told = screen.getByText(title).parentElement;
    expect(told?.querySelector('strong + div')?.textContent).toMatch(text);
  });
});
