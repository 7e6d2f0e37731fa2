import * as z from 'zod/mini';
import { email, timestamp } from '#domain/text-schema.ts';
import { seenAt } from './staff.ts';
import { firstName, lastName, phone, postalAddress, userInfo } from './user.ts';

export const staffUser = z.extend(userInfo, {
  /** Cannot sign in. The account and its orders stay. */
  isDisabled: z._default(z.boolean(), false),
});
export type StaffUser = z.output<typeof staffUser>;

/** With what only the server and the rules read. */
export const storedUser = z.extend(staffUser, {
  /** When Firebase last had a new password, as far as we know. */
  passwordSetAt: z.optional(timestamp),
  /** The only factor that counts. */
  secondFactorId: z.optional(z.string()),
});

export const newPerson = z.object({ firstName, lastName, email, phone, address: postalAddress });
export type NewPerson = z.output<typeof newPerson>;

/** Absent fields stay as they are. */
export const userChange = z.extend(
  z.partial(
    z.object({
      firstName,
      lastName,
      email,
      phone,
      address: postalAddress,
      isAdmin: z.boolean('Admin must be yes or no'),
    }),
  ),
  { seenAt },
);

/** Whether a change grants rights: an unlocked desk must not become another account. @param after null if deleted */
export function needsProof(before: StaffUser, after: StaffUser | null): boolean {
  if (after === null) return before.isAdmin;
  return before.isAdmin !== after.isAdmin || before.email !== after.email;
}

/** Empty is allowed in the form; the server refuses clearing a value. */
function orEmpty<S extends z.ZodMiniType<string, string>>(schema: S, message: string) {
  return z.union([z.literal(''), schema], message);
}

export const staffUserForm = z.object({
  firstName: orEmpty(firstName, 'First name is invalid'),
  lastName: orEmpty(lastName, 'Last name is invalid'),
  email,
  phone: orEmpty(phone, 'Phone number is invalid'),
  address: orEmpty(postalAddress, 'Address is invalid'),
  isAdmin: z.boolean('Admin must be yes or no'),
});
export type StaffUserForm = z.output<typeof staffUserForm>;
