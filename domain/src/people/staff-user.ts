/** People as staff see and change them. */
import * as z from 'zod/mini';
import { email } from '#domain/text-schema.ts';
import { lastRead } from './staff.ts';
import { currentPassword, firstName, lastName, phone, postalAddress, userInfo } from './user.ts';

export const staffUser = z.extend(userInfo, {
  /** Cannot sign in. The account and its orders stay. */
  isDisabled: z._default(z.boolean(), false),
});
export type StaffUser = z.output<typeof staffUser>;

/** Somebody without an account, who rings: what an order needs to know. */
export const newPerson = z.object({ firstName, lastName, email, phone, address: postalAddress });
export type NewPerson = z.output<typeof newPerson>;

/** What staff may change about a person. Fields that are left out stay as they are. */
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
  {
    /** The caller's own, which making somebody an admin needs where the sign-in is not recent. */
    currentPassword,
    updatedAt: lastRead,
  },
);

/** Allows empty in the form; the server refuses clearing a value that exists. */
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
