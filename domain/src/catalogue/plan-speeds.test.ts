import { expect, it } from 'vitest';
import { readLeastMbps, readMbps } from './plan-speeds.ts';

it.each([
  ['100 Mbps', 100, 100],
  ['20-50 Mbps', 20, 50],
  ['20–100 Mbps', 20, 100],
  ['Up to 500 Mbps', 500, 500],
  ['1 Gbps', 1000, 1000],
  ['2.5 Gbps', 2500, 2500],
  ['1,000 Mbps', 1000, 1000],
  ['fast', Number.NaN, Number.NaN],
  ['', Number.NaN, Number.NaN],
])('"%s" is %d to %d Mbps', (text, least, most) => {
  expect([readLeastMbps(text), readMbps(text)]).toEqual([least, most]);
});
