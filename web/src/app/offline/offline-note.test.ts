import { describe, expect, it } from 'vitest';
import { describeConnection, toPageAddress } from './offline-note.ts';

describe('the note without a connection', () => {
  it.each([
    [
      'a kept page',
      false,
      '2026-11-20T01:32:00.000Z',
      'You’re offline. Prices are as of Friday 20 November, 14:32.',
    ],
    ['a page of no known time', false, null, 'You’re offline. What you see may be out of date.'],
    [
      'a connection that leads nowhere',
      true,
      '2026-11-22T13:32:00.000Z',
      'We can’t reach the shop right now. Prices are as of Monday 23 November, 02:32.',
    ],
  ])('of %s', (_, isOnline, pricesOf, words) => {
    expect(describeConnection({ isOnline, pricesOf }, '2026-11-24T00:00:00.000Z')).toBe(words);
  });
});

it.each([
  ['/plans', 'https://shop.example/plans'],
  ['//evil.example/', 'https://shop.example//evil.example/'],
  ['/\\evil.example/', 'https://shop.example/\\evil.example/'],
  ['@evil.example/', null],
  ['https://evil.example/', null],
])('no path leads the worker to another site: %j', (path, address) => {
  expect(toPageAddress(path, 'https://shop.example')).toBe(address);
  if (address !== null) expect(new URL(address).origin).toBe('https://shop.example');
});
