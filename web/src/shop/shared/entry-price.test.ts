import { describe, expect, it } from 'vitest';
import { examplePlan, examplePlans } from '#testing/example-plans.ts';
import { findEntryPrice } from './from-price.tsx';

describe('the price that plans start from', () => {
  it.each([
    ['fibre', '$64.99'],
    ['wireless', '$74.99'],
    ['hyperfibre', '$139.99'],
  ] as const)('for %s is %s', (category, price) => {
    expect(findEntryPrice(examplePlans, category)).toBe(price);
  });

  it('is the lowest of all where no kind is asked for', () => {
    expect(findEntryPrice([...examplePlans, examplePlan({ _id: 'cheap', price: 5 })])).toBe('$5.00');
  });

  it('is not made up where there is no plan', () => {
    expect(findEntryPrice([])).toBeNull();
    expect(findEntryPrice([examplePlan({ _id: 'a' })], 'wireless')).toBeNull();
  });
});
