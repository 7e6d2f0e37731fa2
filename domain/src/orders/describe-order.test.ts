import { expect, it } from 'vitest';
import { describeModem, describePostalAddress } from './describe-order.ts';

const service = {
  address: '12 Rātā Street',
  city: 'Karori',
  region: 'Wellington',
  postalCode: '6012',
  country: 'New Zealand',
} as const;

it.each([
  ['12 Rātā Street, Karori, Wellington 6012', 'Same as service address'],
  ['12 rātā street  Karori, Wellington, 6012', 'Same as service address'],
  ['14 Rātā Street, Karori, Wellington 6012', '14 Rātā Street, Karori, Wellington 6012'],
  ['', ''],
])('the postal address %j is told as %j', (postal, told) => {
  expect(describePostalAddress(postal, service)).toBe(told);
  expect(describePostalAddress(postal, null)).toBe(postal);
});

it.each([
  [true, [], 'Needed, none chosen yet'],
  [true, ['a router'], ''],
  [false, [], 'You have your own'],
  [false, ['an extender'], 'You have your own'],
])('a modem that is needed (%s) beside the hardware %j is told as %j', (needed, hardware, told) => {
  expect(describeModem(needed, hardware)).toBe(told);
});
