/** The form in which staff edit a person. */
import * as z from 'zod/mini';
import { email } from '#domain/text-schema.ts';
import { firstName, lastName, phone, postalAddress } from './user.ts';

/** What was never given may stay empty; what is there the server does not let anybody clear. */
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
