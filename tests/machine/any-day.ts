/**
 * Runs the tests of units, components and data as of another day, with the library "faketime", which carries the stack
 * along: the one whose turn it is, or the one that is named.
 *
 *   npx node tests/machine/any-day.ts ["Christmas"]
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Each is an hour or a minute at which days, holidays or the clock change in Auckland. */
const moments: Record<string, string> = {
  'a Saturday': '2026-12-05T12:00:00+13:00',
  'a Sunday': '2026-12-06T12:00:00+13:00',
  Christmas: '2026-12-25T12:30:00+13:00',
  'the second day of a year': '2027-01-02T12:00:00+13:00',
  'Auckland’s anniversary': '2027-02-01T12:00:00+13:00',
  'the last minute of a year': '2026-12-31T23:59:00+13:00',
  'the night that has an hour twice': '2027-04-04T02:30:00+13:00',
  'the night that lacks an hour': '2027-09-26T01:59:00+12:00',
  'a leap day': '2028-02-29T12:00:00+13:00',
  'the minute before midnight': '2026-12-08T23:59:00+13:00',
};

const names = Object.keys(moments);
const dayMs = 86_400_000;
const name = process.argv[2] ?? names[Math.floor(Date.now() / dayMs) % names.length] ?? '';
const moment = moments[name];
if (!moment) throw new Error(`"${name}" isn’t one of ${names.join(', ')}.`);

const awayS = Math.round((Date.parse(moment) - Date.now()) / 1000);
console.log(`As of ${name}, ${moment}`);
const { status } = spawnSync(
  'faketime',
  ['-f', `${awayS < 0 ? '' : '+'}${awayS}s`, 'npm', 'test', '--', 'unit', 'data'],
  { cwd: path.join(import.meta.dirname, '../..'), stdio: 'inherit' },
);
process.exitCode = status ?? 1;
