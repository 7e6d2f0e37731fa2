import { Timestamp } from '@google-cloud/firestore';
import { expect, test } from 'vitest';
import { fromStored, toStored } from './timestamps.ts';

const at = '2026-11-20T10:00:00.123Z';

test('moments become timestamps wherever they stand, and come back as they were', () => {
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

test('what is not there is not stored', () => {
  expect(toStored({ a: undefined, b: { c: undefined } }, Timestamp)).toEqual({ b: {} });
});
