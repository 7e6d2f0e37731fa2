import { expect, test } from 'vitest';
import { describePageState, type PageState } from './page-state.ts';

// 14:32 on Friday in New Zealand.
const publishedAt = '2026-11-20T01:32:00.000Z';
const laterThatDay = '2026-11-20T08:00:00.000Z';
const nextDay = '2026-11-20T20:00:00.000Z';

test.each<[string, PageState, string, string | null]>([
  ['shown since today', { state: 'shown', publishedAt }, laterThatDay, 'On the site since 14:32'],
  [
    'shown since yesterday',
    { state: 'shown', publishedAt },
    nextDay,
    'On the site since Friday 20 November, 14:32',
  ],
  ['changed since', { state: 'waiting', publishedAt }, laterThatDay, 'On its way'],
  ['never published so far', { state: 'shown' }, laterThatDay, 'On its way'],
  [
    'failed',
    { state: 'failed', publishedAt, failure: 'Firebase Hosting does not answer' },
    laterThatDay,
    'Could not be published: Firebase Hosting does not answer, trying again',
  ],
  ['switched off', { state: 'off' }, laterThatDay, null],
])('staff read of pages that are %s', (_, state, now, words) => {
  expect(describePageState(state, now)).toBe(words);
});
