import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { publicHolidays } from './holidays.ts';

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
