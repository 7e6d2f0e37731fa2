import { expect, it } from 'vitest';
import { carries, describeCapacity, describeNeed, readCarriedMbps } from './speed-needs.ts';

const line = (download: string, typicalDownload = '') => ({
  download,
  upload: '20 Mbps',
  typicalDownload,
  typicalUpload: '',
});

it.each([
  ['its typical speed where that is stated', line('100 Mbps', '98 Mbps'), 98],
  ['the least of a range otherwise', line('20-50 Mbps'), 20],
  ['what “Up to” says, for want of anything better', line('Up to 500 Mbps'), 500],
  ['nothing where the speed is no number', line('fast'), 0],
])('a plan carries %s', (_, plan, mbps) => {
  expect(readCarriedMbps(plan, 'download')).toBe(mbps);
});

it('a plan carries what leaves 20 Mbps free, and no more', () => {
  expect(carries(line('95 Mbps'), 'download', { screen: 3 })).toBe(true);
  expect(carries(line('94 Mbps'), 'download', { screen: 3 })).toBe(false);
});

it.each([
  [{ movie: 1 }, 'a movie in HD uses 5'],
  [{ screen: 3 }, 'three screens in 4K use 75'],
  [{ screen: 1, call: 2, game: 0 }, 'a screen in 4K and two video calls use 33'],
])('%o is said as "%s"', (uses, words) => {
  expect(describeNeed(uses)).toBe(words);
});

it.each([
  [line('100 Mbps', '98 Mbps'), '3 screens in 4K'],
  [line('20-100 Mbps', '33 Mbps'), '2 movies in HD'],
  [line('20-50 Mbps', '25 Mbps'), 'a movie in HD'],
  [line('300 Mbps', '295 Mbps'), null],
  [line('10 Mbps'), null],
])('%o carries "%s" at once', (plan, words) => {
  expect(describeCapacity(plan)).toBe(words);
});
