import { describe, expect, it } from 'vitest';
import { formatMoney, toCents, toDecimalString, toDollars } from './money.ts';
import { price, sentAmount } from './price-schema.ts';

describe('cents and dollars', () => {
  it.each([
    [0, 0, '0.00', '$0.00'],
    [0.01, 1, '0.01', '$0.01'],
    [0.1, 10, '0.10', '$0.10'],
    [9.99, 999, '9.99', '$9.99'],
    [64.99, 6_499, '64.99', '$64.99'],
    [139.99, 13_999, '139.99', '$139.99'],
    [1234.56, 123_456, '1234.56', '$1,234.56'],
    [1_000_000, 100_000_000, '1000000.00', '$1,000,000.00'],
  ])('%d dollars are %d cents, stored as "%s", shown as %s', (dollars, cents, stored, shown) => {
    expect(toCents(dollars)).toBe(cents);
    expect(toDollars(cents)).toBe(dollars);
    expect(toDecimalString(cents)).toBe(stored);
    expect(formatMoney(cents)).toBe(shown);
  });

  it('writes amounts as Intl does for New Zealand, below zero as well', () => {
    const intl = new Intl.NumberFormat('en-NZ', { style: 'currency', currency: 'NZD' });
    for (const cents of [-123_456, -1, 5, 99_999, 100_000, 12_345_678, 99_999_999]) {
      expect(formatMoney(cents)).toBe(intl.format(cents / 100));
    }
  });

  it('writes what is no number as no amount', () => {
    expect(formatMoney(Number.NaN)).toBe('$–');
  });

  it('turns every amount up to $5,000 into dollars and back without losing a cent', () => {
    for (let cents = 0; cents <= 500_000; cents += 1) {
      if (toCents(toDollars(cents)) !== cents) expect.fail(`${cents} cents came back as something else`);
    }
  });

  it.each([
    ['64.99 + 109.99 in floating point', 64.99 + 109.99, 17_498],
    ['0.1 + 0.2 in floating point', 0.1 + 0.2, 30],
    ['three decimals, down', 9.994, 999],
    ['three decimals, up', 9.996, 1_000],
  ])('takes %s for the nearest cent', (_name, dollars, cents) => {
    expect(toCents(dollars)).toBe(cents);
  });
});

describe('a price', () => {
  it.each([0, 0.01, 9.99, 64.99, 139.99, 1_000_000])('may be %d', (dollars) => {
    expect(price.parse(dollars)).toBe(dollars);
  });

  it.each([
    ['below nothing', -0.01, 'Price can’t be below 0'],
    ['above a million', 1_000_000.01, 'Price is too high'],
    ['finer than a cent', 64.999, 'Enter dollars and cents, such as 64.99'],
    ['next to nothing', 1e-9, 'Enter dollars and cents, such as 64.99'],
    ['a cent missed by next to nothing', 64.990000001, 'Enter dollars and cents, such as 64.99'],
    ['text', '64.99', 'Enter the price in dollars'],
    ['not a number', Number.NaN, 'Enter the price in dollars'],
    ['without end', Number.POSITIVE_INFINITY, 'Enter the price in dollars'],
    ['nothing', null, 'Enter the price in dollars'],
    ['a list', [64.99], 'Enter the price in dollars'],
  ])('may not be %s', (_name, dollars, message) => {
    expect(price.safeParse(dollars).error?.issues[0]?.message).toBe(message);
  });
});

describe('an amount that a client sends', () => {
  it.each([
    [74.98, 7_498],
    ['74.98', 7_498],
    ['74.9', 7_490],
    ['75', 7_500],
    [0, 0],
    ['0.00', 0],
    [64.99 + 9.99, 7_498],
  ])('%o is %d cents', (sent, cents) => {
    expect(sentAmount.parse(sent)).toBe(cents);
  });

  it.each([
    '',
    ' 74.98',
    '74.989',
    74.989,
    '-1.00',
    '1e3',
    '0x10',
    '74,98',
    '$74.98',
    'NaN',
    Number.NaN,
    -1,
    null,
    true,
    [1],
    {},
  ])('%o is refused', (sent) => {
    expect(sentAmount.safeParse(sent).success).toBe(false);
  });
});
