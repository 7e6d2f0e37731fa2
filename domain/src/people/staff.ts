/** What several calls of the staff's side have in common. */
import * as z from 'zod/mini';
import { id, timestamp } from '#domain/text-schema.ts';

/** The staff member who did something, with the name as it was then. */
export const staffMember = z.object({ _id: id, name: z.string() });
export type StaffMember = z.output<typeof staffMember>;

/** Who sees to an order or enquiry: the id of one of the staff, or null for no one. */
export const assignment = z.object({ assignee: z.nullable(id) });

/** Somebody who may see to orders, and the key by which orders name them. */
export const colleague = z.extend(staffMember, { key: z.string(), isYou: z.boolean() });

/**
 * When the thing was last changed as far as the sender knows. What somebody else changed since is not overwritten; left
 * out, nothing is compared.
 */
export const lastRead = z.optional(timestamp);
