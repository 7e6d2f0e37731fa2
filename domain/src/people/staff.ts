/** What several calls of the staff's side have in common. */
import * as z from 'zod/mini';
import { id, timestamp } from '#domain/text-schema.ts';

/** The staff member who did something, with the name as it was then. */
export const staffMember = z.object({ _id: id, name: z.string() });
export type StaffMember = z.output<typeof staffMember>;

/**
 * When the thing was last changed as far as the sender knows. What somebody else changed since is not overwritten; left
 * out, nothing is compared.
 */
export const lastRead = z.optional(timestamp);
