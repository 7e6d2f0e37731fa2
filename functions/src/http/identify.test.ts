import type { UserInfo } from '@kowhai/domain/people/user';
import { describe, expect, test } from 'vitest';
import type { Caller } from './handler.ts';
import { identify, requireAccess, toSignedInUser } from './identify.ts';

const now = '2026-01-05T09:00:00.000Z';
const user = {
  ...{ _id: 'aroha', firstName: 'Aroha', lastName: 'Tester', email: 'aroha@kowhai.example' },
  ...{ phone: '0800 000 003', address: '3 Sample Street', isAdmin: false, createdAt: now, updatedAt: now },
};
const staff = { ...user, isAdmin: true };
const staffWithFactor = { ...staff, secondFactorAt: now };

const customer: Caller = {
  ...{ uid: 'aroha', email: user.email, isAdmin: false, hasSecondFactor: false },
  ...{ signedInAt: 0, user },
};

describe('a call', () => {
  test.each([
    ['for anybody is open to a stranger', 'public', null],
    ['for customers is open to a customer', 'customer', customer],
    ['for customers is open to somebody without a record', 'customer', { ...customer, user: null }],
    ['for staff is open to staff', 'admin', { ...customer, isAdmin: true, user: staff }],
  ] as const)('%s', (_, access, caller) => {
    expect(() => requireAccess(access, caller)).not.toThrow();
  });

  const withoutFactor = { ...customer, user: staffWithFactor };
  test.each([
    ['for customers', 'a stranger', 'customer', null, 'UNAUTHENTICATED', 'Please sign in to continue.'],
    ['for staff', 'a stranger', 'admin', null, 'UNAUTHENTICATED', 'Please sign in to continue.'],
    ['for staff', 'a customer', 'admin', customer, 'FORBIDDEN', 'Only staff can do that.'],
    [
      'for staff',
      'nobody known',
      'admin',
      { ...customer, user: null },
      'FORBIDDEN',
      'Only staff can do that.',
    ],
    [
      'for staff',
      'a record alone',
      'admin',
      { ...customer, user: staff },
      'FORBIDDEN',
      'Only staff can do that.',
    ],
    [
      'for staff',
      'staff whose second factor this session lacks',
      'admin',
      withoutFactor,
      'SECOND_FACTOR',
      'Staff need a second factor. Sign in again.',
    ],
    [
      'for staff',
      'somebody whose second factor is all there is',
      'admin',
      { ...withoutFactor, hasSecondFactor: true },
      'FORBIDDEN',
      'Only staff can do that.',
    ],
  ] as const)('%s is closed to %s', (_kind, _who, access, caller, code, message) => {
    expect(() => requireAccess(access, caller)).toThrow(expect.objectContaining({ code, message }));
  });
});

test.each([undefined, '', 'Bearer', 'Basic YTpi', `Bearer ${'x'.repeat(8193)}`, 'Bearer a b', 'x Bearer a'])(
  'whoever calls with %j is nobody, and nobody is asked',
  async (authorization) => {
    expect(await identify(authorization)).toBeNull();
  },
);

test.each<[string, UserInfo, boolean, boolean]>([
  ['staff who have a second factor and began without it', staffWithFactor, false, true],
  ['staff who began with it', staffWithFactor, true, false],
  ['staff without one, where none is required', staff, false, false],
  ['a customer', { ...user, secondFactorAt: now }, false, false],
])('%s: the profile asks for the second factor', (_, profile, hasSecondFactor, asks) => {
  const shown = toSignedInUser(profile, hasSecondFactor);
  expect(shown).toEqual(asks ? { ...profile, needsSecondFactor: true } : profile);
});
