/** People with an account. Messages and thresholds are those of specification section 5. */
import * as z from 'zod/mini';
import { atLeast, atMost, email, id, isWhole, keeps, line, timestamp } from './text.ts';

export const firstName = line('First name is invalid', { min: 3, max: 80 });
export const lastName = line('Last name is invalid', { min: 2, max: 80 });
export const phone = line('Phone number is invalid', { min: 6, max: 30 });
export const postalAddress = line('Address is invalid', { min: 9, max: 250 });

/** At least 8 characters, as the message says; the whole of it counts, so it is neither trimmed nor cut. */
export const password = z
  .string('Password needs to be at least 8 characters long')
  .check(
    keeps(
      atLeast(8, 'Password needs to be at least 8 characters long'),
      atMost(128, 'Password can be at most 128 characters long'),
      isWhole('Password is invalid'),
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
});
export type UserInfo = z.output<typeof userInfo>;

/** The body of a registration. Fields stand in the order in which the specification checks them. */
export const registration = z.object({ firstName, lastName, email, phone, address: postalAddress, password });
export type Registration = z.output<typeof registration>;

/** The registration form: the body and the repeated password. */
export const registrationForm = z.extend(registration, { confirmPassword: z.string() }).check(
  z.refine((form) => form.confirmPassword === form.password, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
    // Told together with the other fields' errors, not only once they are mended.
    when: ({ value }) => hasBothPasswords(value),
  }),
);

function hasBothPasswords(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'password' in value && 'confirmPassword' in value;
}

/** Signing in checks the email alone; whether the password is right is the server's to say. */
export const credentials = z.object({
  email,
  password: z
    .string('Enter your password')
    .check(keeps(atLeast(1, 'Enter your password'), atMost(128, 'Password is invalid'))),
});
export type Credentials = z.output<typeof credentials>;

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
