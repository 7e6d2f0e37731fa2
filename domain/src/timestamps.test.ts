import { Timestamp } from '@google-cloud/firestore';
import { expect, it } from 'vitest';
import { fromStored, isTimestampField, nextTimestamp, toStored } from './timestamps.ts';

const at = '2026-11-20T10:00:00.123Z';

it('moments become timestamps wherever they are, and come back as they were', () => {
  const record = {
    name: 'at',
    createdAt: at,
    history: [{ at, by: { name: at } }],
    format: 'x',
    job: { order: { updatedAt: at } },
  };
  const stored = toStored(record, Timestamp) as typeof record;
  expect(stored.createdAt).toBeInstanceOf(Timestamp);
  expect(stored.history[0]?.at).toBeInstanceOf(Timestamp);
  expect(stored.history[0]?.by.name).toBe(at);
  expect(stored.job.order.updatedAt).toBeInstanceOf(Timestamp);
  expect(fromStored(stored)).toEqual(record);
});

it('what is not there is not stored', () => {
  expect(toStored({ a: undefined, b: { c: undefined } }, Timestamp)).toStrictEqual({ b: {} });
});

it('what is no record of ours stays as it is', () => {
  const increment = Object.assign(Object.create({}), { createdAt: at });
  for (const value of [null, 7, true, at, increment]) {
    expect(toStored(value, Timestamp)).toBe(value);
    expect(fromStored(value)).toBe(value);
  }
  expect(toStored({ createdAt: null }, Timestamp)).toEqual({ createdAt: null });
});

it.each([
  ['at', true],
  ['createdAt', true],
  ['format', false],
  ['atHome', false],
  ['createdAtNight', false],
])('a field called %s is a moment: %s', (name, isMoment) => {
  expect(isTimestampField(name)).toBe(isMoment);
});

it.each([
  ['2026-11-20T10:00:00.124Z', '2026-11-20T10:00:00.124Z'],
  [at, '2026-11-20T10:00:00.124Z'],
  ['2026-11-20T09:00:00.000Z', '2026-11-20T10:00:00.124Z'],
])('after a change of 10:00:00.123 one of %s counts as of %s', (now, next) => {
  expect(nextTimestamp(at, now)).toBe(next);
});
