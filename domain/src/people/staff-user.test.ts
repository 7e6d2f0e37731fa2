import { expect, it } from 'vitest';
import { needsProof, type StaffUser, staffUserForm } from './staff-user.ts';

const complete = {
  firstName: 'Aroha',
  lastName: 'Example',
  email: 'aroha@example.org',
  phone: '021 000 000',
  address: '12 Rātā Street, Karori',
  isAdmin: false,
};

it.each([
  ['a complete profile', {}, []],
  ['an account that has no profile yet', { firstName: '', lastName: '', phone: '', address: '' }, []],
  ['a first name that is too short', { firstName: 'Al' }, ['First name is invalid']],
  ['a phone number that is too short', { phone: '123' }, ['Phone number is invalid']],
  ['no email', { email: '' }, ['Email is invalid']],
])('judges %s', (_, change, messages) => {
  const { error } = staffUserForm.safeParse({ ...complete, ...change });
  expect((error?.issues ?? []).map(({ message }) => message)).toEqual(messages);
});

const at = '2026-01-01T00:00:00.000Z';
const customer: StaffUser = {
  ...complete,
  _id: 'u1',
  isDisabled: false,
  createdAt: at,
  updatedAt: at,
  editedAt: at,
};
const admin = { ...customer, isAdmin: true };

it.each<[string, StaffUser, StaffUser | null, boolean]>([
  ['make an admin', customer, admin, true],
  ['take an admin’s rights', admin, customer, true],
  ['disable an admin, who loses the rights', admin, { ...customer, isDisabled: true }, true],
  ['delete an admin', admin, null, true],
  ['move a customer’s email', customer, { ...customer, email: 'other@example.org' }, true],
  ['correct a phone number', customer, { ...customer, phone: '021 000 001' }, false],
  ['correct an admin’s phone number', admin, { ...admin, phone: '021 000 001' }, false],
  ['disable a customer', customer, { ...customer, isDisabled: true }, false],
  ['delete a customer', customer, null, false],
])('staff who %s sign in for it: %o', (_, before, after, expected) => {
  expect(needsProof(before, after)).toBe(expected);
});
