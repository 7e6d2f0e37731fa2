import { expect, it } from 'vitest';
import { staffUserForm } from './staff-user.ts';

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
