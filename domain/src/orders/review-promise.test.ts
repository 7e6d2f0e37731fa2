import { describe, expect, it } from 'vitest';
import { siteSettings } from '#domain/site-settings.ts';
import { addDays, dayToIso } from '#domain/time/business-days.ts';
import {
  daysOfAge,
  daysOfReviewTiming,
  describeReviewDue,
  reviewTimingOf,
  reviewWithinDays,
} from './review-promise.ts';

const friday = '2026-11-20T01:00:00.000Z';

it('is what the settings say', () => {
  expect(siteSettings.promises.reviewDays).toBe(`1-${reviewWithinDays} business days`);
});

describe('an order of Friday the 20th, to be reviewed by Tuesday the 24th', () => {
  it.each([
    ['on Friday', '2026-11-20T04:00:00.000Z', 'on time'],
    ['on Monday', '2026-11-23T04:00:00.000Z', 'on time'],
    ['on Tuesday morning', '2026-11-23T20:00:00.000Z', 'due today'],
    ['on Wednesday', '2026-11-24T20:00:00.000Z', 'late'],
  ])('stands %s', (_, now, expected) => {
    expect(reviewTimingOf({ createdAt: friday }, now)).toBe(expected);
  });
});

it.each([
  ['2026-11-20T04:00:00.000Z', 'Tue 24 Nov, in 4 days'],
  ['2026-11-23T04:00:00.000Z', 'Tue 24 Nov, in 1 day'],
  ['2026-11-23T20:00:00.000Z', 'Tue 24 Nov, today'],
  ['2026-11-24T20:00:00.000Z', 'Tue 24 Nov, 1 day late'],
  ['2026-11-26T20:00:00.000Z', 'Tue 24 Nov, 3 days late'],
])('an order of Friday the 20th is at %s to be reviewed by %s', (now, expected) => {
  expect(describeReviewDue({ createdAt: friday }, now)).toBe(expected);
});

describe('which days the waiting orders are of', () => {
  it.each([
    ['late', 'Wednesday', '2026-11-25', { to: '2026-11-22' }],
    ['due today', 'Wednesday', '2026-11-25', { from: '2026-11-23', to: '2026-11-23' }],
    ['on time', 'Wednesday', '2026-11-25', { from: '2026-11-24', to: '2026-11-25' }],
    ['late', 'Tuesday', '2026-11-24', { to: '2026-11-19' }],
    ['due today', 'Tuesday', '2026-11-24', { from: '2026-11-20', to: '2026-11-22' }],
    ['late', 'Saturday', '2026-11-21', { to: '2026-11-18' }],
    ['due today', 'Saturday, when nothing falls due', '2026-11-21', null],
    ['on time', 'Saturday', '2026-11-21', { from: '2026-11-19', to: '2026-11-21' }],
    ['due today', 'the Tuesday after Labour Day', '2026-10-27', { from: '2026-10-22', to: '2026-10-22' }],
  ] as const)('%s on %s', (waiting, _, today, span) => {
    expect(daysOfReviewTiming(waiting, today)).toEqual(span);
  });

  it.each([
    [0, 'Wednesday', '2026-11-25', { from: '2026-11-25', to: '2026-11-25' }],
    [1, 'Wednesday', '2026-11-25', { from: '2026-11-24', to: '2026-11-24' }],
    [2, 'Wednesday', '2026-11-25', { from: '2026-11-23', to: '2026-11-23' }],
    [3, 'Wednesday', '2026-11-25', { from: '2026-11-20', to: '2026-11-22' }],
    [0, 'Sunday', '2026-11-22', { from: '2026-11-20', to: '2026-11-22' }],
    [1, 'Monday', '2026-11-23', { from: '2026-11-20', to: '2026-11-22' }],
  ])('%i business days ago on %s', (age, _, today, span) => {
    expect(daysOfAge(age, today)).toEqual(span);
  });
});

it('judges all orders of one age alike, on every day of a year: so they are counted once, by age', () => {
  const judge = (day: string, today: string) => reviewTimingOf({ createdAt: dayToIso(day) }, dayToIso(today));
  for (let today = '2026-01-01'; today < '2027-01-15'; today = addDays(today, 1)) {
    const ages = [0, 1, 2].map((age) => daysOfAge(age, today));
    for (const { from, to } of ages) {
      for (let day = from; day <= to; day = addDays(day, 1)) {
        if (judge(day, today) !== judge(to, today)) expect.fail(`${day} and ${to}, seen on ${today}`);
      }
    }
    const older = addDays(ages.at(-1)?.from ?? '', -1);
    if (judge(older, today) !== 'late') expect.fail(`${older}, seen on ${today}`);
  }
});
