import * as z from 'zod/mini';
import { id, timestamp } from '#domain/text-schema.ts';

export const staffMember = z.object({ _id: id, name: z.string() });
export type StaffMember = z.output<typeof staffMember>;

/** Who did something: staff, or a customer with their own record. */
export const actor = z.extend(staffMember, { isCustomer: z.optional(z.literal(true)) });
export type Actor = z.output<typeof actor>;

/** A customer may be called like one of the staff. */
export function nameActor({ name, isCustomer }: Actor): string {
  return isCustomer ? `${name} (customer)` : name;
}

/** A staff member's id, or null to unassign. */
export const assignment = z.object({ assignee: z.nullable(id) });

export const colleague = z.extend(staffMember, { key: z.string(), isYou: z.boolean() });

/**
 * The `editedAt` of the record that the sender saw, or any later moment at which it was so. An edit since then refuses the
 * call; left out, nothing is compared.
 */
export const seenAt = z.optional(timestamp);

/** `firestore.rules` has the same limit. */
const staffSessionMs = 12 * 60 * 60_000;

export function isStaffSessionOver(signedInAt: number, now: number): boolean {
  return now - signedInAt >= staffSessionMs;
}

/** A token of a sign-in made for this call: it proves who is at the desk. */
export const proofHeader = 'x-kowhai-proof';
const proofMs = 2 * 60_000;

export function isProof(signedInAt: number, now: number): boolean {
  return now - signedInAt < proofMs;
}
