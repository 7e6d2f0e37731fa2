import { expect, it } from 'vitest';
import { findDayProblem, judgePromise } from './connection-day-rule.ts';

const today = '2026-11-23';

it.each([
  ['', null],
  ['2020-01-01', 'Choose a day after today'],
  ['2026-11-23', 'Choose a day after today'],
  ['2026-11-24', null],
  ['2026-11-29', '29 November is a Sunday, and we only connect on working days. Choose another day'],
  [
    '2026-11-30',
    '30 November is West Coast Anniversary Day, and we only connect on working days. Choose another day',
  ],
  ['2026-12-25', '25 December is a public holiday, and we only connect on working days. Choose another day'],
  ['2099-01-01', 'Choose a day within a year'],
])('on 23 November 2026 the day that suits a home on the West Coast may be "%s": %s', (wish, problem) => {
  expect(findDayProblem(wish, today, 'West Coast')).toBe(problem);
});

it.each([
  ['2026-11-22', { refusal: 'Choose today or a later day' }],
  ['2026-11-23', null],
  ['2026-11-29', { question: '29 November is a Sunday' }],
  ['2026-12-25', { question: '25 December is a public holiday' }],
  ['2026-11-30', null],
  ['2027-11-23', null],
  ['2027-11-24', { refusal: 'Choose a day within a year' }],
])('on 23 November 2026 staff promise %s in Otago: %s', (day, judged) => {
  expect(judgePromise(day, today, 'Otago')).toEqual(judged);
});
