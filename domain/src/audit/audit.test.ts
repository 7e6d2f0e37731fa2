import { describe, expect, it } from 'vitest';
import { type AuditEntry, auditExpiry, auditRecord, withoutPersonalText } from './audit.ts';

it.each([
  ['order:abc-1', true],
  ['user:u_1', true],
  ['cat:abc', false],
  ['order:', false],
  ['order:a/b', false],
])('%s names a record: %s', (text, isRecord) => {
  expect(auditRecord.safeParse(text).success).toBe(isRecord);
});

describe('what the trail keeps', () => {
  const change = (field: string, from: string | number | boolean | null, to: typeof from) => ({
    field,
    from,
    to,
  });
  const record = (kind: AuditEntry['record']['kind']) => ({ kind, _id: 'a', name: 'A' });

  it.each([
    ['plan', '2033-03-01T00:00:00.000Z'],
    ['order', '2033-03-01T00:00:00.000Z'],
    ['user', '2033-03-01T00:00:00.000Z'],
    ['enquiry', '2028-03-01T00:00:00.000Z'],
  ] as const)('of a change of a %s made on 1 March 2026 goes on %s', (kind, expiry) => {
    expect(auditExpiry({ at: '2026-03-01T00:00:00.000Z', record: record(kind) })).toBe(expiry);
  });

  it.each([
    [
      'order',
      change('serviceAddress', '1 Old St', '2 New St'),
      change('serviceAddress', '1 Old St', '2 New St'),
    ],
    ['user', change('phone', null, '021 555 0100'), change('phone', null, null)],
    ['user', change('isAdmin', false, true), change('isAdmin', false, true)],
    ['order', change('status', 'Submitted', 'Processing'), change('status', 'Submitted', 'Processing')],
    ['plan', change('name', 'Max', 'Max 2'), change('name', 'Max', 'Max 2')],
  ] as const)('of a %s: %j is kept as %j', (kind, made, kept) => {
    expect(withoutPersonalText({ record: record(kind), changes: [made] })).toEqual([kept]);
  });
});
