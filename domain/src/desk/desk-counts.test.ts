import { expect, it } from 'vitest';
import { compareCounts, readDeskCounts } from './desk-counts.ts';

it('a record that changes is counted out of its old keys and into its new ones, and nowhere else', () => {
  expect(compareCounts(['submitted', 'due:2026-11-27'], ['processing', 'due:2026-11-27'])).toEqual({
    submitted: -1,
    processing: 1,
  });
  expect(compareCounts([], ['submitted'])).toEqual({ submitted: 1 });
  expect(compareCounts(['submitted'], [])).toEqual({ submitted: -1 });
  expect(compareCounts(['submitted'], ['submitted'])).toEqual({});
});

it('what is due turns late by the day alone, and days without an order are left out', () => {
  const counts = {
    'due:2026-11-26': 3,
    'due:2026-11-27': 2,
    'due:2026-11-28': 1,
    'date:2026-12-02': 4,
    'date:2026-12-01': 1,
    'date:2026-11-30': 0,
    'date:none': 2,
    'booked:2026-11-26': 9,
    'booked:2026-11-28': 2,
    'booked:2026-11-29': 0,
    'for:k1': 5,
    processing: 7,
  };
  const read = (today: string) => readDeskCounts(counts, { today, assigneeKey: 'k1' }).orders;
  expect(read('2026-11-27')).toMatchObject({ late: 3, today: 2, mine: 5, outside: 0 });
  expect(read('2026-11-28')).toMatchObject({ late: 5, today: 1 });
  expect(read('2026-11-27').booked).toEqual({ '2026-11-28': 2 });
  expect(read('2026-11-27').byStatus).toEqual({ submitted: 0, processing: 7, completed: 0, cancelled: 0 });
  expect(read('2026-11-27').connectionDays).toEqual([
    { day: '2026-12-01', count: 1 },
    { day: '2026-12-02', count: 4 },
    { day: null, count: 2 },
  ]);
});
