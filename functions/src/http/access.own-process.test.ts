import type { UserInfo } from '@kowhai/domain/people/user';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { requireAccess, toSignedInUser } from './access.ts';
import type { Caller } from './handler.ts';

afterEach(() => vi.unstubAllEnvs());

const now = '2026-01-05T09:00:00.000Z';
const user = {
  _id: 'aroha',
  firstName: 'Aroha',
  lastName: 'Tester',
  email: 'aroha@kowhai.example',
  phone: '0800 000 003',
  address: '3 Sample Street',
  isAdmin: false,
  createdAt: now,
  updatedAt: now,
  editedAt: now,
};
const staff = { ...user, isAdmin: true };
const staffWithFactor = { ...staff, secondFactorAt: now };

const customer: Caller = {
  uid: 'aroha',
  email: user.email,
  isAdmin: false,
  hasSecondFactor: false,
  signedInAt: Date.now(),
  user,
};

describe('a call', () => {
  it.each([
    ['that is public is open to a stranger', 'public', null],
    ['for anyone signed in is open to a customer', 'signed-in', customer],
    ['for anyone signed in is open without a record', 'signed-in', { ...customer, user: null }],
    ['for staff is open to staff', 'admin', { ...customer, isAdmin: true, user: staff }],
  ] as const)('%s', (_, access, caller) => {
    expect(() => requireAccess(access, caller)).not.toThrow();
  });

  const withoutFactor = { ...customer, user: staffWithFactor };
  it.each([
    [
      'for anyone signed in',
      'a stranger',
      'signed-in',
      null,
      'UNAUTHENTICATED',
      'Please sign in to continue.',
    ],
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
      'staff who signed in 12 hours ago',
      'admin',
      { ...customer, user: staff, signedInAt: Date.now() - 12 * 3_600_000 },
      'REAUTH',
      'You signed in more than 12 hours ago. Enter your password to carry on.',
    ],
    [
      'for staff',
      'an account with nothing but a second factor',
      'admin',
      { ...withoutFactor, hasSecondFactor: true },
      'FORBIDDEN',
      'Only staff can do that.',
    ],
  ] as const)('%s is closed to %s', (_kind, _who, access, caller, code, message) => {
    expect(() => requireAccess(access, caller)).toThrow(expect.objectContaining({ code, message }));
  });
});

it.each<[string, UserInfo, boolean, boolean]>([
  ['staff who have a second factor and began without it', staffWithFactor, false, true],
  ['staff who began with it', staffWithFactor, true, false],
  ['staff without one, where none is required', staff, false, false],
  ['a customer', { ...user, secondFactorAt: now }, false, false],
])('%s: the profile asks for the second factor', (_, profile, hasSecondFactor, asks) => {
  const shown = toSignedInUser(profile, hasSecondFactor);
  expect(shown).toEqual(asks ? { ...profile, needsSecondFactor: true } : profile);
});

it('where a second factor is required, only staff’s profiles ask for one', () => {
  vi.stubEnv('STAFF_SECOND_FACTOR', 'required');
  expect(toSignedInUser(staff, false)).toEqual({ ...staff, needsSecondFactor: true });
  expect([toSignedInUser(staff, true), toSignedInUser(user, false)]).toEqual([staff, user]);
});
