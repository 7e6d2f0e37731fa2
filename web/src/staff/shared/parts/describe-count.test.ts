import { expect, it } from 'vitest';
import { describeCount, describeNewest, describePage, describeRange, writeCount } from './describe-count.ts';

it('writes counts with their thousands apart', () => {
  expect([0, 999, 1200, 100_000].map(writeCount)).toEqual(['0', '999', '1,200', '100,000']);
});

it('names one and many as they are called', () => {
  const order = { one: 'order', many: 'orders' };
  expect([0, 1, 100_000].map((count) => describeCount(order, count))).toEqual([
    '0 orders',
    '1 order',
    '100,000 orders',
  ]);
});

const noun = { one: 'service', many: 'services' };

const of = (count: number | null, isMore = false) => ({ count, isMore });

it.each([
  ['all on one page', 0, 9, of(9), '9 services'],
  ['one', 0, 1, of(1), '1 service'],
  ['none', 0, 0, of(0), '0 services'],
  ['the first page', 0, 25, of(1200), 'Services 1 to 25 of 1,200'],
  ['a later page', 25, 25, of(60), 'Services 26 to 50 of 60'],
  ['a page of a list that is counted to a limit', 25, 25, of(10_000, true), 'Services 26 to 50 of 10,000+'],
  ['a page while they are being counted', 25, 25, undefined, 'Services 26 to 50'],
  ['a page of a list that is not counted', 25, 25, of(null), 'Services 26 to 50, and more on the next page'],
  ['nothing, uncounted', 0, 0, undefined, 'No services'],
  ['a later page that holds nothing', 25, 0, of(25), 'No services on this page'],
] as const)('describes %s', (_, first, shown, total, text) => {
  expect(describeRange(noun, first, shown, total)).toBe(text);
});

it.each([
  ['is full', 25, 'd', of(null), 'Services 1 to 25, and more on the next page'],
  ['was cut short', 2, 'd', of(null), 'Services 1 to 2; there may be more on the next page'],
  ['was cut short before one was found', 0, 'd', of(null), 'No services on this page'],
  ['has nothing to show', 0, 'd', of(30), 'No services on this page'],
  ['is the last', 2, null, of(null), '2 services'],
  ['is counted', 25, 'd', of(60), 'Services 1 to 25 of 60'],
] as const)('of a search whose page %s, says no more than is known', (_, shown, nextCursor, total, text) => {
  expect(describePage(noun, { first: 0, shown, size: 25, nextCursor, total })).toBe(text);
});

it.each([
  ['all of them', 1, false, of(1), '1 service'],
  ['the newest of many', 10, true, of(45), '45 services, newest 10 shown'],
  ['more than are counted', 10, true, of(10_000, true), 'More than 10,000 services, newest 10 shown'],
  ['more than are shown, where nobody counts', 25, true, undefined, 'More than 25 services, newest shown'],
] as const)('says how many there are of %s', (_, shown, isMore, total, text) => {
  expect(describeNewest(noun, shown, isMore, total)).toBe(text);
});
