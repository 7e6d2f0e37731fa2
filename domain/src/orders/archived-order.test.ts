import { expect, it } from 'vitest';
import { archiveExpiry } from './archived-order.ts';

it.each([
  ['2026-11-22T01:00:00.000Z', '2033-11-22T01:00:00.000Z'],
  ['2026-12-31T23:59:59.000Z', '2033-12-31T23:59:59.000Z'],
  // There is no 29 February seven years later.
  ['2028-02-29T00:00:00.000Z', '2035-03-01T00:00:00.000Z'],
])('a copy that was made at %s is kept for seven years, to %s', (archivedAt, end) => {
  expect(archiveExpiry({ archivedAt })).toBe(end);
});
