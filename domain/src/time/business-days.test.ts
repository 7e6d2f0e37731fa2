import Holidays from 'date-holidays';
import { describe, expect, it } from 'vitest';
import { type Region, regions } from '#domain/address/regions.ts';
import {
  addBusinessDays,
  addDays,
  anniversaryDays,
  countBusinessDays,
  findDayOff,
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

  it.each<[string, Region, string | null]>([
    ['2026-11-28', 'Otago', 'a Saturday'],
    ['2026-11-29', 'Otago', 'a Sunday'],
    ['2026-12-25', 'Otago', 'a public holiday'],
    ['2026-11-13', 'Canterbury', 'Canterbury Anniversary Day'],
    ['2026-11-13', 'Otago', null],
  ])('says why no one works on %s in %s', (day, region, why) => {
    expect(findDayOff(day, region)).toBe(why);
  });

  it('counts by the region where one is given: Wellington keeps its anniversary, Auckland works', () => {
    const friday = at('2027-01-22', '00:00');
    expect(addBusinessDays(friday, 1, 'Wellington')).toBe('2027-01-26');
    expect(addBusinessDays(friday, 1)).toBe('2027-01-25');
  });
});

const years = [...new Set([...publicHolidays].map((day) => Number(day.slice(0, 4))))];

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** As the library names the regions whose anniversary days ours follow. */
const codes: Record<Region, string> = {
  Northland: 'NTL',
  Auckland: 'AUK',
  Waikato: 'WKO',
  'Bay of Plenty': 'BOP',
  Gisborne: 'GIS',
  "Hawke's Bay": 'HKB',
  Taranaki: 'TKI',
  'Whanganui-Manawatu': 'MWT',
  Wellington: 'WGN',
  Marlborough: 'MBH',
  'Nelson-Tasman': 'NSN',
  'West Coast': 'WTC',
  Canterbury: 'CAN',
  Otago: 'OTA',
  Southland: 'STL',
};

describe('the public holidays', () => {
  it.each(years)('of %i are those that New Zealand and each region observe', (year) => {
    for (const region of regions) {
      const observed = new Holidays('NZ', codes[region])
        .getHolidays(year)
        .filter(({ type }) => type === 'public')
        .map(({ date }) => date.slice(0, 10))
        .filter((day) => !isWeekend(day));
      const ours = [...publicHolidays, ...anniversaryDays[region]].filter((day) => day.startsWith(`${year}`));
      expect([region, ...ours.toSorted()]).toEqual([region, ...observed.toSorted()]);
    }
  });

  it('are known for all of next year: add a year to both lists', () => {
    // biome-ignore lint/plugin: it has to fail when the time comes.
    expect(Math.max(...years)).toBeGreaterThan(new Date().getFullYear());
  });
});
