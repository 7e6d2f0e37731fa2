import { describe, expect, it } from 'vitest';
import {
  contactForm,
  credentials,
  formatFullName,
  isEmailProven,
  isRecentSignIn,
  listMissingForOrder,
  password,
  passwordForm,
  personHints,
  profileChange,
  registration,
  registrationForm,
  type UserInfo,
} from './user.ts';

const hana = {
  firstName: 'Hana',
  lastName: 'Ngata',
  email: 'hana@kowhai.example',
  phone: '021 000 000',
  address: '12 Rātā Street',
  password: 'a good long one',
};
const form = { ...hana, confirmPassword: hana.password };

function complaintsOf(result: {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}) {
  return result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('a registration', () => {
  it('is accepted when everything is in order', () => {
    expect(registration.parse(hana)).toEqual(hana);
  });

  it('complains of everything at once, in the order in which the form asks', () => {
    const wrong = {
      firstName: 'Jo',
      lastName: 'N',
      email: 'nobody',
      phone: '12345',
      address: 'At home',
      password: 'short',
      confirmPassword: 'other',
    };
    expect(complaintsOf(registrationForm.safeParse(wrong))).toEqual([
      'firstName: First name is invalid',
      'lastName: Last name is invalid',
      'email: Email is invalid',
      'phone: Phone number is invalid',
      'address: Address is invalid',
      'password: Password needs to be at least 8 characters long',
      'confirmPassword: Passwords do not match',
    ]);
  });

  it.each([
    // The field, the shortest that is accepted, and one character less.
    ['firstName', 'Ana', 'An', 'First name is invalid'],
    ['lastName', 'Ng', 'N', 'Last name is invalid'],
    ['email', 'a@b.nz', 'a@b.n', 'Email is invalid'],
    ['email', 'ana@b.nz', 'anab.nz', 'Email is invalid'],
    ['email', 'ana@b.nz', 'ana@bnz', 'Email is invalid'],
    ['phone', '021000', '02100', 'Phone number is invalid'],
    ['phone', '+64 (21) 00', '021 00 abc', 'Phone number is invalid'],
    ['address', '1 Rata St', '1 Rata S', 'Address is invalid'],
    ['password', '12345678', '1234567', 'Password needs to be at least 8 characters long'],
  ])('%s: "%s" is enough, "%s" is not', (field, enough, tooShort, message) => {
    expect(complaintsOf(registration.safeParse({ ...hana, [field]: enough }))).toEqual([]);
    expect(complaintsOf(registration.safeParse({ ...hana, [field]: tooShort }))).toEqual([
      `${field}: ${message}`,
    ]);
  });

  it.each(['firstName', 'lastName', 'phone', 'address', 'password'] as const)(
    'takes as much of %s as the hint beside the field says, and no less',
    (field) => {
      const least = Number(/\d+/.exec(personHints[field])?.[0]);
      const isTaken = (length: number) =>
        registration.safeParse({ ...hana, [field]: '1'.repeat(length) }).success;
      expect([isTaken(least), isTaken(least - 1)]).toEqual([true, false]);
    },
  );

  it.each(['firstName', 'lastName', 'email', 'phone', 'address', 'password'])(
    'counts a missing or odd %s as invalid, with the same words',
    (field) => {
      const [words] = complaintsOf(registration.safeParse({ ...hana, [field]: '' }));
      for (const odd of [undefined, null, 7, true, ['Hana'], { toString: 'Hana' }]) {
        expect(complaintsOf(registration.safeParse({ ...hana, [field]: odd }))).toEqual([words]);
      }
    },
  );

  it.each([
    ['firstName', 80],
    ['lastName', 80],
    ['phone', 60],
    ['address', 250],
  ])('%s has at most %d characters', (field, max) => {
    expect(registration.safeParse({ ...hana, [field]: '1'.repeat(max) }).success).toBe(true);
    expect(complaintsOf(registration.safeParse({ ...hana, [field]: '1'.repeat(max + 1) }))).toEqual([
      `${field}: Please keep this to ${max} characters or fewer`,
    ]);
  });

  it('lets nothing else through', () => {
    const greedy = JSON.parse(
      JSON.stringify({ ...hana, isAdmin: true, _id: 'me', createdAt: '2020-01-01T00:00:00Z' }).replace(
        '{',
        '{"__proto__": {"isAdmin": true}, "constructor": {"isAdmin": true}, ',
      ),
    );
    expect(registration.parse(greedy)).toEqual(hana);
    expect(Object.hasOwn(registration.parse(greedy), 'constructor')).toBe(false);
  });
});

describe('the repeated password', () => {
  it('has to be the same', () => {
    expect(complaintsOf(registrationForm.safeParse(form))).toEqual([]);
    expect(
      complaintsOf(registrationForm.safeParse({ ...form, confirmPassword: 'another long one' })),
    ).toEqual(['confirmPassword: Passwords do not match']);
  });

  it('is compared even where another field is missing altogether', () => {
    const { firstName: _, ...nameless } = { ...form, confirmPassword: 'another long one' };
    expect(complaintsOf(registrationForm.safeParse(nameless))).toEqual([
      'firstName: First name is invalid',
      'confirmPassword: Passwords do not match',
    ]);
  });

  it('is compared whole: spaces and capitals count', () => {
    for (const confirmPassword of [`${hana.password} `, hana.password.toUpperCase()]) {
      expect(registrationForm.safeParse({ ...form, confirmPassword }).success).toBe(false);
    }
  });
});

describe('a password', () => {
  it.each([
    ['of 8 characters', '12345678'],
    ['of 128 characters', 'x'.repeat(128)],
    ['of spaces, which are not trimmed', '        '],
    ['of 8 emoji', '🐑'.repeat(8)],
    ['of 128 emoji', '🐑'.repeat(128)],
    ['with spaces around it', ' 123456 '],
  ])('may be %s', (_name, text) => {
    expect(password.parse(text)).toBe(text);
  });

  it.each([
    ['of 7 characters', '1234567', 'Password needs to be at least 8 characters long'],
    [
      'of 4 emoji, though stored as 8 units',
      '🐑'.repeat(4),
      'Password needs to be at least 8 characters long',
    ],
    ['of 129 characters', 'x'.repeat(129), 'Password can be at most 128 characters long'],
    ['with half an emoji, which would not come back the same', '1234567\ud83d', 'Password is invalid'],
  ])('may not be %s', (_name, text, message) => {
    expect(password.safeParse(text).error?.issues[0]?.message).toBe(message);
  });
});

describe('signing in', () => {
  it.each(['x', 'x'.repeat(128), '🐑'.repeat(128)])(
    'asks the server about any password up to 128 characters',
    (text) => {
      expect(credentials.parse({ email: ' HANA@kowhai.example', password: text })).toEqual({
        email: 'hana@kowhai.example',
        password: text,
      });
    },
  );

  it('does not ask without one, nor with one that nobody can have', () => {
    expect(complaintsOf(credentials.safeParse({ email: hana.email, password: '' }))).toEqual([
      'password: Enter your password',
    ]);
    expect(complaintsOf(credentials.safeParse({ email: hana.email, password: 'x'.repeat(129) }))).toEqual([
      'password: Password is invalid',
    ]);
  });
});

describe('a change of the profile', () => {
  it('may be of anything, or of nothing', () => {
    expect(profileChange.parse({})).toEqual({});
    expect(profileChange.parse({ phone: ' 021 000 001 ' })).toEqual({ phone: '021 000 001' });
    expect(profileChange.parse(hana)).toEqual(hana);
  });

  it('counts a password that was left empty as none', () => {
    const { password: given, currentPassword } = profileChange.parse({ password: '', currentPassword: '' });
    expect([given, currentPassword]).toEqual([undefined, undefined]);
  });

  it('holds each field to the rules of the registration', () => {
    const wrong = { firstName: 'Jo', email: 'no', phone: '', password: 'short', currentPassword: 7 };
    expect(complaintsOf(profileChange.safeParse(wrong))).toEqual([
      'firstName: First name is invalid',
      'email: Email is invalid',
      'phone: Phone number is invalid',
      'password: Password needs to be at least 8 characters long',
      'currentPassword: This isn’t valid',
    ]);
  });

  it('lets nothing else through', () => {
    const greedy = { isAdmin: true, _id: 'me', createdAt: '2020-01-01T00:00:00Z', constructor: {} };
    expect(profileChange.parse(greedy)).toEqual({});
  });

  it('asks for the current password only where the email becomes another', () => {
    const { password: _, ...details } = hana;
    const fill = (email: string, currentPassword: string) =>
      complaintsOf(contactForm(hana.email).safeParse({ ...details, email, currentPassword }));
    expect(fill(` ${hana.email.toUpperCase()}`, '')).toEqual([]);
    expect(fill('other@kowhai.example', '')).toEqual(['currentPassword: Enter your password']);
    expect(fill('other@kowhai.example', hana.password)).toEqual([]);
  });

  it('asks for the current password and for the new one twice', () => {
    const wrong = { currentPassword: '', password: hana.password, confirmPassword: 'another' };
    expect(complaintsOf(passwordForm.safeParse(wrong))).toEqual([
      'currentPassword: Enter your password',
      'confirmPassword: Passwords do not match',
    ]);
  });
});

describe('a sign-in', () => {
  it.each([
    [0, true],
    [4.99, true],
    [5, false],
    [60, false],
  ])('of %d minutes ago being recent: %s', (minutes, isRecent) => {
    const signedInAt = Date.parse('2026-11-20T00:00:00.000Z');
    expect(isRecentSignIn(signedInAt, signedInAt + minutes * 60_000)).toBe(isRecent);
  });
});

describe('a profile', () => {
  const profile: UserInfo = {
    _id: 'u1',
    firstName: 'Hana',
    lastName: 'Ngata',
    email: hana.email,
    phone: '021 000 000',
    address: '12 Rātā Street',
    isAdmin: false,
    createdAt: '2025-01-01T00:00:00.000Z',
    updatedAt: '2025-01-01T00:00:00.000Z',
    editedAt: '2025-01-01T00:00:00.000Z',
  };

  it('is ready for an order when nothing is missing', () => {
    expect(listMissingForOrder(profile)).toEqual([]);
  });

  it('says what is missing', () => {
    expect(listMissingForOrder({ ...profile, phone: '', address: '  ' })).toEqual(['phone', 'address']);
    expect(listMissingForOrder({ ...profile, firstName: '', lastName: '' })).toEqual([
      'firstName',
      'lastName',
    ]);
  });

  it.each([
    ['Hana', 'Ngata', 'Hana Ngata'],
    ['Hana', '', 'Hana'],
    ['', '', ''],
  ])('of "%s" and "%s" is named "%s"', (firstName, lastName, fullName) => {
    expect(formatFullName({ firstName, lastName })).toBe(fullName);
  });
});

describe('a proven email', () => {
  const emailProvenAt = '2026-11-20T00:00:00.000Z';
  it.each([
    // Since when it is proven, the moment of what names it, and whether that is the account's.
    [{}, undefined, false],
    [{ emailProvenAt }, undefined, true],
    [{ emailProvenAt }, '2026-11-19T23:59:59.999Z', false],
    [{ emailProvenAt }, emailProvenAt, true],
  ])('%o, %s: %s', (user, at, expected) => {
    expect(isEmailProven(user, at)).toBe(expected);
  });
});
