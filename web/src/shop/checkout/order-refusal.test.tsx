import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#data/client/failure.ts';
import { renderForTest } from '#testing/render.tsx';
import { OrderRefusal } from './order-refusal.tsx';

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
    [new Failure('VALIDATION', 'Check the postcode.'), 'Check the postcode.', /we’ve kept your cart/],
  ])('because of %s says so, and what to do', (failure, title, text) => {
    renderForTest(<OrderRefusal failure={failure} sentTotal={79.99} />);
    const told = screen.getByText(title).parentElement;
    expect(told?.querySelector('strong + div')?.textContent).toMatch(text);
  });
});
