import { describe, expect, it } from 'vitest';
import { formatDate } from './date.ts';
import { day, startOfDay } from './day.ts';

describe('the beginning of a day', () => {
  it.each([
    ['a summer day', '2026-11-20', '2026-11-19T11:00:00.000Z'],
    ['a winter day', '2026-07-01', '2026-06-30T12:00:00.000Z'],
    ['the day on which daylight saving starts', '2026-09-27', '2026-09-26T12:00:00.000Z'],
    ['the day after', '2026-09-28', '2026-09-27T11:00:00.000Z'],
    ['the day on which it ends', '2026-04-05', '2026-04-04T11:00:00.000Z'],
    ['the day after that', '2026-04-06', '2026-04-05T12:00:00.000Z'],
  ])('%s', (_name, date, moment) => {
    expect(startOfDay(date)).toBe(moment);
    expect(formatDate(moment)).toBe(date);
    expect(formatDate(new Date(Date.parse(moment) - 1).toISOString())).not.toBe(date);
  });

  it('is taken from 2000 to 2099, every digit of it', () => {
    for (const text of ['2000-01-01', '2026-11-20', '2049-12-31', '2099-03-08'])
      expect(day.safeParse(text).data).toBe(text);
  });

  it.each(['1999-12-31', '2100-01-01', '0026-11-20', ' 2026-11-20', '+2026-11-20', '2026-11-20 '])(
    '%o is refused',
    (text) => {
      expect(day.safeParse(text).error?.issues[0]?.message).toBe('Enter a date such as 2026-11-20');
    },
  );

  it.each(['2026-11-31', '2026-1-1', '20261120', '2026-11-20T00:00:00Z', '', 'today'])(
    '%o is no day',
    (text) => {
      expect(day.safeParse(text).success).toBe(false);
    },
  );
});
