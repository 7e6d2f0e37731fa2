/** Accounts. Messages and limits are those of specification section 5. */
import * as z from 'zod/mini';
import { normalizeText, toPlainDigits } from '#domain/text.ts';
import {
  atLeast,
  atMost,
  canBreak,
  email,
  id,
  isWellFormed,
  line,
  storedText,
  textRules,
  timestamp,
} from '#domain/text-schema.ts';
import { longestPhone } from './phone.ts';

export const firstName = line('First name is invalid', { min: 3, max: 80 });
export const lastName = line('Last name is invalid', { min: 2, max: 80 });
/** The specification counts six characters; the form says six digits, which can be called. */
export const phone = line('Phone number is invalid', { min: 0, max: longestPhone }).check(
  z.overwrite(toPlainDigits),
  textRules({
    isKept: (text) => text.replace(/\D/g, '').length >= 6,
    message: 'Phone number is invalid',
  }),
);
export const postalAddress = line('Address is invalid', { min: 9, max: 250 });

/** The specified messages say only that a value is invalid. A test compares each number with its field's limit. */
export const personHints = {
  firstName: 'At least 3 letters',
  lastName: 'At least 2 letters',
  email: 'Such as name@example.org',
  phone: 'At least 6 digits',
  address: 'At least 9 characters',
  password: 'At least 8 characters',
} as const;

/** The specification also says "more than 8"; this follows its message. */
export const minPasswordLength = 8;
export const maxPasswordLength = 128;

/** A Mac types ā as two characters, others as one. */
const toNfc = z.overwrite<string>((typed) => normalizeText(typed, 'NFC'));

/** Every character counts, so it is neither trimmed nor cut. */
export const password = z
  .string('Password needs to be at least 8 characters long')
  .check(
    toNfc,
    textRules(
      atLeast(minPasswordLength, 'Password needs to be at least 8 characters long'),
      atMost(maxPasswordLength, `Password can be at most ${maxPasswordLength} characters long`),
      isWellFormed('Password is invalid'),
      canBreak,
    ),
  );

/** What users see of themselves, and admins of everyone. An empty phone or address is still to be given. */
export const userInfo = z.object({
  _id: id,
  firstName: storedText,
  lastName: storedText,
  email: z.string(),
  phone: storedText,
  address: storedText,
  isAdmin: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** When its owner or staff last changed what both can edit. */
  editedAt: timestamp,
  secondFactorAt: z.optional(timestamp),
  /** When a code or link that we mailed proved the address. */
  emailProvenAt: z.optional(timestamp),
});
export type UserInfo = z.output<typeof userInfo>;

export const signedInUser = z.extend(userInfo, {
  /** Staff who can do nothing at the desk until they turn on a second factor. */
  needsSecondFactor: z.optional(z.boolean()),
});
export type SignedInUser = z.output<typeof signedInUser>;

/** In the order in which the specification checks the fields. */
export const registration = z.object({ firstName, lastName, email, phone, address: postalAddress, password });
export type Registration = z.output<typeof registration>;

/** Specification section 5. @param chosen the password's field @param repeated where the message appears */
export function repeatsPassword(chosen: string, repeated: string) {
  const hasBoth = (value: unknown) =>
    typeof value === 'object' && value !== null && chosen in value && repeated in value;
  const isSame = (form: Record<string, unknown>) =>
    normalizeText(String(form[repeated]), 'NFC') === normalizeText(String(form[chosen]), 'NFC');
  return z.refine<Record<string, unknown>>(isSame, {
    error: 'Passwords do not match',
    path: [repeated],
    // Shown together with the other fields' errors.
    when: ({ value }) => hasBoth(value),
  });
}

export const registrationForm = z
  .extend(registration, { confirmPassword: z.string() })
  .check(repeatsPassword('password', 'confirmPassword'));

const knownPassword = z
  .string('Enter your password')
  .check(toNfc, textRules(atLeast(1, 'Enter your password'), atMost(128, 'Password is invalid')));

export const credentials = z.object({ email, password: knownPassword });
export type Credentials = z.output<typeof credentials>;

/** A registration's fields stay, unchecked: nothing is lost if the customer turns out to be new. */
export const knownPersonForm = z.extend(credentials, {
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  address: z.string(),
});

/** In the order of the fields of the screen on which one signs in or up. */
export const newPersonForm = z.object({
  email,
  password,
  firstName,
  lastName,
  phone,
  address: postalAddress,
});

/** The specification's clients also send empty fields. */
function emptyIsAbsent<S extends z.ZodMiniType<string, string>>(schema: S) {
  const text = z.pipe(
    z.string('This isn’t valid'),
    z.transform((typed) => (typed === '' ? undefined : typed)),
  );
  return z.optional(z.pipe(text, z.optional(schema)));
}

export const currentPassword = emptyIsAbsent(knownPassword);

/** Absent fields stay as they are. */
export const profileChange = z.object({
  firstName: z.optional(firstName),
  lastName: z.optional(lastName),
  email: z.optional(email),
  phone: z.optional(phone),
  address: z.optional(postalAddress),
  password: emptyIsAbsent(password),
  currentPassword,
});
export type ProfileChange = z.output<typeof profileChange>;

/** @param currentEmail changing it takes the current password */
export function contactForm(currentEmail: string) {
  const fields = { firstName, lastName, email, phone, address: postalAddress, currentPassword: z.string() };
  return z.object(fields).check(
    z.refine((form) => form.email === currentEmail || form.currentPassword !== '', {
      error: 'Enter your password',
      path: ['currentPassword'],
    }),
  );
}
export type ContactForm = z.output<ReturnType<typeof contactForm>>;

export const passwordForm = z
  .object({ currentPassword: knownPassword, password, confirmPassword: z.string() })
  .check(repeatsPassword('password', 'confirmPassword'));
export type PasswordForm = z.output<typeof passwordForm>;

export const accountClosing = z.object({ currentPassword });

export const currentPasswordForm = z.object({ currentPassword: knownPassword });
export type CurrentPasswordForm = z.output<typeof currentPasswordForm>;

export function isRecentSignIn(signedInAtMs: number, nowMs: number): boolean {
  return nowMs - signedInAtMs < 5 * 60_000;
}

/** Anyone can register any address: nothing joins an account by address alone before its proof. */
export function isEmailProven({ emailProvenAt }: Pick<UserInfo, 'emailProvenAt'>, at?: string): boolean {
  return emailProvenAt !== undefined && (at === undefined || emailProvenAt <= at);
}

export function formatFullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

export function listMissingForOrder(user: UserInfo): ('firstName' | 'lastName' | 'phone' | 'address')[] {
  return (['firstName', 'lastName', 'phone', 'address'] as const).filter(
    (field) => user[field].trim() === '',
  );
}
