import type { CartChange } from '@kowhai/domain/cart/cart';
import { expect, it } from 'vitest';
import { describeChange } from './cart-changes.tsx';

it.each<[CartChange, string]>([
  [
    { kind: 'price', name: 'Fibre Max', from: 104.99, to: 99.5 },
    'Fibre Max now costs $99.50; it was $104.99.',
  ],
  [{ kind: 'gone', name: 'Kea Mesh 7' }, 'Kea Mesh 7 can’t be ordered at the moment, so we took it out.'],
  [
    { kind: 'quantity', name: 'Tūī Mesh 6', from: 3, to: 1 },
    'Only 1 of Tūī Mesh 6 left in stock. You’d chosen 3.',
  ],
])('%j', (change, sentence) => {
  expect(describeChange(change)).toBe(sentence);
});
