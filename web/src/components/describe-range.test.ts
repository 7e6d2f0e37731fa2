import { expect, it } from 'vitest';
import { describeRange } from './describe-range.ts';

const noun = { one: 'service', many: 'services' };

it.each([
  ['all on one page', 0, 9, 9, '9 services'],
  ['one', 0, 1, 1, '1 service'],
  ['none', 0, 0, 0, '0 services'],
  ['the first page', 0, 25, 1200, 'Services 1 to 25 of 1,200'],
  ['a later page', 25, 25, 60, 'Services 26 to 50 of 60'],
  ['a page of a list that nobody has counted', 25, 25, null, 'Services 26 to 50'],
  ['nothing more, uncounted', 25, 0, null, 'No services'],
])('describes %s', (_, first, shown, total, text) => {
  expect(describeRange(noun, first, shown, total)).toBe(text);
});
