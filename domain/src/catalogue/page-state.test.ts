import { expect, it } from 'vitest';
import { describePageState, type PageState } from './page-state.ts';

// 14:32 on Friday in New Zealand.
const publishedAt = '2026-11-20T01:32:00.000Z';
const laterThatDay = '2026-11-20T08:00:00.000Z';
const nextDay = '2026-11-20T20:00:00.000Z';

it.each<[string, PageState, string, string | null]>([
  ['shown since today', { state: 'shown', publishedAt }, laterThatDay, 'Shop published 14:32'],
  [
    'shown since yesterday',
    { state: 'shown', publishedAt },
    nextDay,
    'Shop published Friday 20 November, 14:32',
  ],
  ['changed since', { state: 'waiting', publishedAt }, laterThatDay, 'The site is being updated'],
  ['never published so far', { state: 'shown' }, laterThatDay, 'The site is being updated'],
  [
    'failed',
    { state: 'failed', publishedAt, failure: 'Firebase Hosting isn’t answering' },
    laterThatDay,
    'We couldn’t update the site: Firebase Hosting isn’t answering. We’re trying again',
  ],
  ['switched off', { state: 'off' }, laterThatDay, null],
])('staff read of pages that are %s', (_, state, now, words) => {
  expect(describePageState(state, now)).toBe(words);
});
