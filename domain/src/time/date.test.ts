import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  formatDate,
  formatDayInWords,
  formatMomentInWords,
  formatShortDay,
  formatTime,
  formatTimeToTheSecond,
  formatWait,
} from './date.ts';
import { startOfDay } from './day.ts';

const now = '2026-11-23T00:00:00.000Z';

describe('the date of a moment, as it is in New Zealand', () => {
  it.each([
    ['a summer morning, still yesterday in UTC', '2026-11-19T20:15:00.000Z', '2026-11-20'],
    ['a winter morning, still yesterday in UTC', '2026-06-30T20:15:00.000Z', '2026-07-01'],
    ['the last second of a summer day', '2026-01-15T10:59:59.999Z', '2026-01-15'],
    ['the first second of the next', '2026-01-15T11:00:00.000Z', '2026-01-16'],
    ['the last second of a winter day', '2026-07-15T11:59:59.999Z', '2026-07-15'],
    ['the first second of the next', '2026-07-15T12:00:00.000Z', '2026-07-16'],
    ['New Year, which comes early here', '2026-12-31T11:00:00.000Z', '2027-01-01'],
    ['the night in which daylight saving starts', '2026-09-26T13:59:59.000Z', '2026-09-27'],
    ['the night in which it ends', '2026-04-04T14:30:00.000Z', '2026-04-05'],
    ['the 29th of February', '2028-02-28T12:00:00.000Z', '2028-02-29'],
  ])('%s: %s is %s', (_name, moment, date) => {
    expect(formatDate(moment)).toBe(date);
  });

  it('can be said in words', () => {
    expect(formatDayInWords('2026-11-19T20:15:00.000Z', now)).toBe('Friday 20 November');
    expect(formatShortDay('2026-11-19T20:15:00.000Z', now)).toBe('Fri 20 Nov');
  });

  it('can be said in words with its time', () => {
    expect(formatMomentInWords('2026-11-19T20:15:00.000Z', now)).toBe('Friday 20 November, 9:15 am');
    expect(formatMomentInWords('2026-06-30T12:05:00.000Z', now)).toBe('Wednesday 1 July, 12:05 am');
    expect(formatMomentInWords('2026-06-30T00:00:00.000Z', now)).toBe('Tuesday 30 June, 12:00 pm');
  });

  it('can be told to the minute', () => {
    expect(formatTime('2026-11-22T01:32:59.000Z')).toBe('14:32');
    expect(formatTime('2026-11-22T11:05:00.000Z')).toBe('00:05');
    expect(formatTimeToTheSecond('2026-11-22T11:05:09.000Z')).toBe('00:05:09');
  });
});

describe('a day in words names its year where that is another one in New Zealand', () => {
  it.each([
    [
      'the last second of the year',
      '2026-12-31T10:59:59.999Z',
      '2026-12-31T10:00:00.000Z',
      'Thursday 31 December',
    ],
    ['a second later', '2026-12-31T10:59:59.999Z', '2026-12-31T11:00:00.000Z', 'Thursday 31 December 2026'],
    [
      'a new year that is still the old one in UTC',
      '2026-12-31T11:00:00.000Z',
      '2026-12-31T22:00:00.000Z',
      'Friday 1 January',
    ],
    ['next year', '2026-12-31T11:00:00.000Z', '2026-12-31T10:59:59.999Z', 'Friday 1 January 2027'],
    [
      'a day of five years ago',
      '2022-02-28T12:00:00.000Z',
      '2027-03-01T00:00:00.000Z',
      'Tuesday 1 March 2022',
    ],
  ])('%s: %s, told at %s', (_name, moment, toldAt, words) => {
    expect(formatDayInWords(moment, toldAt)).toBe(words);
  });

  it('also in short, and with its time', () => {
    const [moment, toldAt] = ['2025-11-19T20:15:00.000Z', '2026-01-05T00:00:00.000Z'];
    expect(formatShortDay(moment, toldAt)).toBe('Thu 20 Nov 2025');
    expect(formatMomentInWords(moment, toldAt)).toBe('Thursday 20 November 2025, 9:15 am');
  });
});

describe('another habit of the locale, as other versions of browsers have', () => {
  afterEach(() => vi.restoreAllMocks());

  it('changes no date, day or time', () => {
    // TypeScript's library declares this getter as a method.
    const formats = Intl.DateTimeFormat.prototype as { format: unknown };
    vi.spyOn(formats, 'format', 'get').mockReturnValue(() => '20/11/26 at 9.15 a.m.');
    const moment = '2026-11-19T20:15:09.000Z';
    const shown = [formatDate, formatShortDay, formatMomentInWords, formatTimeToTheSecond, formatTime];
    expect(shown.map((format) => format(moment, now))).toEqual([
      '2026-11-20',
      'Fri 20 Nov',
      'Friday 20 November, 9:15 am',
      '09:15:09',
      '09:15',
    ]);
    expect(startOfDay('2026-11-20')).toBe('2026-11-19T11:00:00.000Z');
  });
});

it.each([
  [0, 'in a minute'],
  [1, 'in a minute'],
  [60, 'in a minute'],
  [61, 'in 2 minutes'],
  [59 * 60, 'in 59 minutes'],
  [59 * 60 + 1, 'in an hour'],
  [3600, 'in an hour'],
  [3601, 'in 2 hours'],
  [24 * 3600, 'in 24 hours'],
])('a wait of %d seconds is over %s', (seconds, words) => {
  expect(formatWait(seconds)).toBe(words);
});
