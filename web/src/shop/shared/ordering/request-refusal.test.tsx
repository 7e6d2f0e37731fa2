import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#data/client/failure.ts';
import { renderForTest } from '#testing/render.tsx';
import { RequestRefusal } from './request-refusal.tsx';

const words = {
  asBefore: 'Nothing is ordered.',
  otherPrices: 'Other prices',
  agree: 'Agree.',
  updated: 'It is updated.',
  unheard: 'Unheard',
  safe: 'It is safe.',
};
const newTotals = { itemsPrice: 84.99, taxPrice: 11.09, shippingPrice: 0, totalPrice: 84.99 };

describe('a request that was refused', () => {
  it.each<[Failure, string, RegExp]>([
    [
      new Failure('PRICE_CHANGED', 'Prices changed', { extra: { totals: newTotals } }),
      'Other prices',
      /Total was \$79\.99 and is now \$84\.99\..*Nothing is ordered\. Agree/,
    ],
    [
      new Failure('PRICE_CHANGED', 'Prices changed', { extra: { totals: 'nonsense' } }),
      'Other prices',
      /^Nothing is ordered\. Agree/,
    ],
    [
      new Failure('OUT_OF_STOCK', 'We only have 1 of Tūī Mesh 6 left.'),
      'We only have 1 of Tūī Mesh 6 left.',
      /Nothing is ordered\. It is updated/,
    ],
    [new Failure('GONE', 'Kea Mesh 7 is gone.'), 'Kea Mesh 7 is gone.', /Nothing is ordered\. It is updated/],
    [new Failure('TIMEOUT_ERROR', 'Too slow.'), 'Unheard', /It is safe/],
    [
      new Failure('VALIDATION', 'Check the postcode.'),
      'Check the postcode.',
      /Nothing is ordered\. Try again, or call us on 0800/,
    ],
  ])('because of %s says so, and what to do', (failure, title, text) => {
    renderForTest(<RequestRefusal failure={failure} sentTotal={79.99} words={words} help="Try again, or" />);
    const told = screen.getByText(title).parentElement;
    expect(told?.querySelector('strong + div')?.textContent).toMatch(text);
  });
});
