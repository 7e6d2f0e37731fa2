import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  addDays,
  countBusinessDays,
  isBusinessDay,
  publicHolidays,
} from './business-days.ts';

const at = (day: string, time: string) => `${day}T${time}:00.000Z`;

describe('business days', () => {
  it.each([
    ['a Tuesday', at('2026-11-17', '00:00'), 2, '2026-11-19'],
    ['a Friday: the weekend does not count', at('2026-11-20', '00:00'), 2, '2026-11-24'],
    ['a Saturday', at('2026-11-21', '00:00'), 2, '2026-11-24'],
    ['a Sunday', at('2026-11-22', '00:00'), 1, '2026-11-23'],
    ['late on Monday UTC, which is Tuesday morning here', at('2026-11-16', '20:00'), 1, '2026-11-18'],
    ['the Thursday before Labour weekend', at('2026-10-22', '00:00'), 2, '2026-10-27'],
    ['Christmas Eve', at('2026-12-24', '00:00'), 2, '2026-12-30'],
    ['New Year’s Eve', at('2026-12-31', '00:00'), 1, '2027-01-05'],
    ['the Thursday before Easter', at('2027-03-25', '00:00'), 3, '2027-04-01'],
  ])('counted from %s', (_, from, count, expected) => {
    expect(addBusinessDays(from, count)).toBe(expected);
  });

  it.each([
    ['none on the day itself', '2026-11-17', '2026-11-17', 0],
    ['one from Tuesday to Wednesday', '2026-11-17', '2026-11-18', 1],
    ['one from Friday to Monday', '2026-11-20', '2026-11-23', 1],
    ['none from Friday to Sunday', '2026-11-20', '2026-11-22', 0],
    ['one from Saturday to Monday', '2026-11-21', '2026-11-23', 1],
    ['five in a week', '2026-11-16', '2026-11-23', 5],
    ['four in the week of Labour Day', '2026-10-22', '2026-10-29', 4],
    ['three over Christmas and New Year', '2026-12-24', '2027-01-04', 3],
    ['none before the moment', '2026-11-20', '2026-11-17', 0],
  ])('that have passed: %s', (_, from, to, expected) => {
    expect(countBusinessDays(at(from, '00:00'), at(to, '00:00'))).toBe(expected);
  });

  it('have passed by the date here, not by the date in UTC', () => {
    expect(countBusinessDays(at('2026-11-16', '20:00'), at('2026-11-17', '12:00'))).toBe(1);
  });

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-03-01', -1, '2027-02-28'],
    ['2026-04-04', 2, '2026-04-06'],
    ['2026-11-20', -29, '2026-10-22'],
  ])('%s and %i calendar days is %s', (day, count, expected) => {
    expect(addDays(day, count)).toBe(expected);
  });

  it('does not count Matariki', () => {
    expect(isBusinessDay('2027-06-25')).toBe(false);
    expect(isBusinessDay('2027-06-24')).toBe(true);
  });
});

/** Easter Sunday after Meeus, Jones and Butcher. */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return new Date(Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1));
}

const dateOf = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day));
const shift = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
const write = (date: Date) => date.toISOString().slice(0, 10);
/** The first day from this one on that is a Monday. */
const mondayFrom = (date: Date) => shift(date, (8 - date.getUTCDay()) % 7);

/** A holiday on a weekend is kept on the next Monday, or Tuesday where Monday is taken. */
function observed(date: Date, isSecondOfTwo = false): string {
  const weekday = date.getUTCDay();
  if (weekday === 6) return write(shift(date, 2));
  if (weekday === 0) return write(shift(date, isSecondOfTwo ? 2 : 1));
  return write(isSecondOfTwo && weekday === 1 ? shift(date, 1) : date);
}

describe('the list of public holidays', () => {
  const matariki: Record<number, string> = {
    2025: '2025-06-20',
    2026: '2026-07-10',
    2027: '2027-06-25',
    2028: '2028-07-14',
    2029: '2029-07-06',
    2030: '2030-06-21',
  };

  it.each(Object.entries(matariki))('%s agrees with the Holidays Act', (text, matarikiDay) => {
    const year = Number(text);
    const easter = easterSunday(year);
    const expected = [
      observed(dateOf(year, 1, 1)),
      observed(dateOf(year, 1, 2), true),
      write(mondayFrom(dateOf(year, 1, 26))),
      observed(dateOf(year, 2, 6)),
      write(shift(easter, -2)),
      write(shift(easter, 1)),
      observed(dateOf(year, 4, 25)),
      write(mondayFrom(dateOf(year, 6, 1))),
      matarikiDay,
      write(mondayFrom(dateOf(year, 10, 22))),
      observed(dateOf(year, 12, 25)),
      observed(dateOf(year, 12, 26), true),
    ];
    expect([...publicHolidays].filter((day) => day.startsWith(text))).toEqual(expected);
  });
});

const years = [...new Set([...publicHolidays].map((day) => Number(day.slice(0, 4))))];

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

describe('the public holidays', () => {
  it.each(years)('of %i are those that New Zealand and Auckland observe', (year) => {
    const observed = new Holidays('NZ', 'AUK')
      .getHolidays(year)
      .filter(({ type }) => type === 'public')
      .map(({ date }) => date.slice(0, 10))
      .filter((day) => !isWeekend(day));
    const ours = [...publicHolidays].filter((day) => day.startsWith(`${year}`));
    expect(ours.toSorted()).toEqual(observed.toSorted());
  });

  it('are known for all of next year: add a year to the list', () => {
    // biome-ignore lint/plugin: it has to fail when the time comes.
    expect(Math.max(...years)).toBeGreaterThan(new Date().getFullYear());
  });
});
