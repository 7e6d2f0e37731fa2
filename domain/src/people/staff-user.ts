/** People as staff see and change them. */
import * as z from 'zod/mini';
import { email } from '#domain/text-schema.ts';
import { lastRead } from './staff.ts';
import { firstName, lastName, phone, postalAddress, userInfo } from './user.ts';

export const staffUser = z.extend(userInfo, {
  /** Cannot sign in. The account and its orders stay. */
  isDisabled: z._default(z.boolean(), false),
});
export type StaffUser = z.output<typeof staffUser>;

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
  { updatedAt: lastRead },
);
