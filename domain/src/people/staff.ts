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

/** How long a sign-in of staff lasts; `firestore.rules` says the same. */
const staffSessionMs = 12 * 60 * 60_000;

/** @param signedInAt when the session began, in milliseconds */
export function isStaffSessionOver(signedInAt: number, now: number): boolean {
  return now - signedInAt >= staffSessionMs;
}

/** Carries the token of a sign-in that was made for this very call: it proves who sits at the desk. */
export const proofHeader = 'x-kowhai-proof';
/** From the sign-in to the end of the call that it is for, on a slow line too. */
const proofMs = 2 * 60_000;

/** @param signedInAt when the sign-in happened, in milliseconds */
export function isProof(signedInAt: number, now: number): boolean {
  return now - signedInAt < proofMs;
}
