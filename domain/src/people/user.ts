/** People with an account. Messages and thresholds are those of specification section 5. */
import * as z from 'zod/mini';
import { toPlainDigits } from '#domain/text.ts';
import { atLeast, atMost, email, id, isWellFormed, line, textRules, timestamp } from '#domain/text-schema.ts';

export const firstName = line('First name is invalid', { min: 3, max: 80 });
export const lastName = line('Last name is invalid', { min: 2, max: 80 });
/** The specification counts six characters; six digits is what people read beside the field, and what can be called. */
export const phone = line('Phone number is invalid', { min: 0, max: 60 }).check(
  z.overwrite(toPlainDigits),
  textRules({
    isKept: (text) => text.replace(/\D/g, '').length >= 6,
    message: 'Phone number is invalid',
  }),
);
export const postalAddress = line('Address is invalid', { min: 9, max: 250 });

/**
 * What each field takes, for the line beside it: the specified messages say that something is invalid, not what is asked
 * for. A test holds each number against the field's own bound.
 */
export const personHints = {
  firstName: 'At least 3 letters',
  lastName: 'At least 2 letters',
  email: 'Such as name@example.org',
  phone: 'At least 6 digits',
  address: 'At least 9 characters',
  password: 'At least 8 characters',
} as const;

/** In characters. The specification also says "more than 8"; the message is what people read. */
export const minPasswordLength = 8;
export const maxPasswordLength = 128;

/** The same letters in one form, whatever keyboard typed them: a Mac sends ā as two characters, others as one. */
const oneForm = z.overwrite<string>((typed) => typed.normalize('NFC'));

/** At least 8 characters, as the message says; the whole of it counts, so it is neither trimmed nor cut. */
export const password = z
  .string('Password needs to be at least 8 characters long')
  .check(
    oneForm,
    textRules(
      atLeast(minPasswordLength, 'Password needs to be at least 8 characters long'),
      atMost(maxPasswordLength, `Password can be at most ${maxPasswordLength} characters long`),
      isWellFormed('Password is invalid'),
    ),
  );

/** What everybody may know of themselves, and admins of everybody. An empty phone or address is still to be given. */
export const userInfo = z.object({
  _id: id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  isAdmin: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
  /** Since when signing in takes a code from an app as well; absent where it does not. */
  secondFactorAt: z.optional(timestamp),
  /** Since when the email is known to be its owner's: a code or link that we mailed to it came back. */
  emailProvenAt: z.optional(timestamp),
});
export type UserInfo = z.output<typeof userInfo>;

export const signedInUser = z.extend(userInfo, {
  /** Staff who may do nothing at the desk until they have turned on their second factor; absent for all others. */
  needsSecondFactor: z.optional(z.boolean()),
});
export type SignedInUser = z.output<typeof signedInUser>;

/** The body of a registration. Fields stand in the order in which the specification checks them. */
export const registration = z.object({ firstName, lastName, email, phone, address: postalAddress, password });
export type Registration = z.output<typeof registration>;

/**
 * Compares a form's password with its repetition (specification section 5).
 *
 * @param chosen the name of the password's field
 * @param repeated the name of the field that repeats it, where the complaint belongs
 */
export function repeatsPassword(chosen: string, repeated: string) {
  const hasBoth = (value: unknown) =>
    typeof value === 'object' && value !== null && chosen in value && repeated in value;
  const isSame = (form: Record<string, unknown>) =>
    String(form[repeated]).normalize('NFC') === String(form[chosen]).normalize('NFC');
  return z.refine<Record<string, unknown>>(isSame, {
    error: 'Passwords do not match',
    path: [repeated],
    // Told together with the other fields' errors, not only once they are mended.
    when: ({ value }) => hasBoth(value),
  });
}

/** The registration form: the body and the repeated password. */
export const registrationForm = z
  .extend(registration, { confirmPassword: z.string() })
  .check(repeatsPassword('password', 'confirmPassword'));

/** An existing password as it is typed: the server says whether it is right. */
const knownPassword = z
  .string('Enter your password')
  .check(oneForm, textRules(atLeast(1, 'Enter your password'), atMost(128, 'Password is invalid')));

/** Signing in checks the email alone. */
export const credentials = z.object({ email, password: knownPassword });
export type Credentials = z.output<typeof credentials>;

/**
 * The sign-in form of somebody who has an account. It keeps the fields of a registration unchecked, so that whoever
 * turns out to be new need not type again.
 */
export const knownPersonForm = z.extend(credentials, {
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  address: z.string(),
});

/**
 * The sign-in form of somebody new: a registration that begins with email and password, as that form does.
 *
 * @param knownAddress the postal address, or undefined where it is asked for
 */
export function newPersonForm(knownAddress: string | undefined) {
  const address =
    knownAddress === undefined
      ? postalAddress
      : z.pipe(
          z.string(),
          z.transform(() => knownAddress),
        );
  return z.object({ email, password, firstName, lastName, phone, address });
}

/** Clients of the specification send the fields of a form that were left empty, too. */
function emptyIsAbsent<S extends z.ZodMiniType<string, string>>(schema: S) {
  const text = z.pipe(
    z.string('This isn’t valid'),
    z.transform((typed) => (typed === '' ? undefined : typed)),
  );
  return z.optional(z.pipe(text, z.optional(schema)));
}

/** The caller's password, sent along with what needs it. */
export const currentPassword = emptyIsAbsent(knownPassword);

/** The body of a change of one's own profile: what is left out stays as it is. */
export const profileChange = z.object({
  firstName: z.optional(firstName),
  lastName: z.optional(lastName),
  email: z.optional(email),
  phone: z.optional(phone),
  address: z.optional(postalAddress),
  password: emptyIsAbsent(password),
  /** Asked for where email or password change and the sign-in is not recent. */
  currentPassword,
});
export type ProfileChange = z.output<typeof profileChange>;

/**
 * The form of one's contact details.
 *
 * @param currentEmail the address that the account has: another one takes the current password
 */
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

/** The form that asks for the current password, whatever follows from it. */
export const passwordProofForm = z.object({ currentPassword: knownPassword });
export type PasswordProofForm = z.output<typeof passwordProofForm>;

/** Tells whether a sign-in is so recent that email and password may change without the current password. */
export function isRecentSignIn(signedInAtMs: number, nowMs: number): boolean {
  return nowMs - signedInAtMs < 5 * 60_000;
}

/**
 * Tells whether the account's email is proven to be its owner's. Anybody can register anybody's address: until it is proven,
 * nothing is joined to the account by address alone.
 *
 * @param at the moment of what names the address, as an ISO 8601 string: only later ones are the account's
 */
export function isEmailProven({ emailProvenAt }: Pick<UserInfo, 'emailProvenAt'>, at?: string): boolean {
  return emailProvenAt !== undefined && (at === undefined || emailProvenAt <= at);
}

/** The name as it stands in the header, on orders and in mails. */
export function formatFullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

/** Tells whether a profile has all that an order needs; the fields that it lacks come back, none when it is ready. */
export function listMissingForOrder(user: UserInfo): ('firstName' | 'lastName' | 'phone' | 'address')[] {
  return (['firstName', 'lastName', 'phone', 'address'] as const).filter(
    (field) => user[field].trim() === '',
  );
}
