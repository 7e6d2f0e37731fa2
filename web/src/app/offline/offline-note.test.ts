import { describe, expect, it } from 'vitest';
import { describeConnection } from './offline-note.ts';

const now = '2026-11-22T03:00:00.000Z';

describe('what somebody without a connection is told', () => {
  it.each([
    ['a page kept today', false, '2026-11-22T01:32:00.000Z', 'You’re offline. Prices are as of 14:32.'],
    [
      'a page kept on another day',
      false,
      '2026-11-20T01:32:00.000Z',
      'You’re offline. Prices are as of Friday 20 November, 14:32.',
    ],
    ['a page of no known time', false, null, 'You’re offline. What you see may be out of date.'],
    [
      'a connection that leads nowhere',
      true,
      '2026-11-22T01:32:00.000Z',
      'We can’t reach the shop right now. Prices are as of 14:32.',
    ],
  ])('of %s', (_, isOnline, pricesOf, words) => {
    expect(describeConnection({ isOnline, pricesOf, now })).toBe(words);
  });
});
