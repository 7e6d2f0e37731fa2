/** The trail: who changed what and when. Every change by staff adds an entry; no entry changes. */
import * as z from 'zod/mini';
import { type FieldChange, fieldChange } from '#domain/field-changes.ts';
import { statusActions } from '#domain/orders/order-status.ts';
import { actor } from '#domain/people/staff.ts';
import { id, timestamp } from '#domain/text-schema.ts';

export const auditKinds = ['plan', 'hardware', 'order', 'user', 'enquiry', 'coverage'] as const;
export const auditKind = z.enum(auditKinds);
export type AuditKind = z.output<typeof auditKind>;

export const auditActions = [
  'create',
  'update',
  'change',
  'delete',
  ...statusActions,
  'undo',
  'note',
  'assign',
  'unassign',
  'mark outside work',
  'send mail',
  'resend mail',
  'disable',
  'enable',
  'turn on second factor',
  'turn off second factor',
  'remove second factor',
  'make recovery codes',
  'use recovery code',
  'reply',
  'answer',
  'reopen',
  'import',
  'read in bulk',
] as const;
export const auditAction = z.enum(auditActions);
export type AuditAction = z.output<typeof auditAction>;

export const auditEntry = z.object({
  _id: id,
  at: timestamp,
  by: actor,
  /** With its name at the time. */
  record: z.object({ kind: auditKind, _id: id, name: z.string() }),
  action: auditAction,
  changes: z.array(fieldChange),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** Of an entry, what a desk needs to renew what it shows. */
export const newestChange = z.object({
  _id: id,
  at: timestamp,
  /** Who did it, by id. */
  by: z.string(),
  record: z.object({ kind: auditKind, _id: id }),
});

/** Kept as long as the law requires; an enquiry's entries as long as the enquiry. */
const retentionYears = (kind: AuditKind) => (kind === 'enquiry' ? 2 : 7);

export function auditExpiry({ at, record }: Pick<AuditEntry, 'at' | 'record'>): string {
  const expiry = new Date(at);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + retentionYears(record.kind));
  return expiry.toISOString();
}

/** Fields whose values the trail keeps: a name, so that no one acts under another; a service address, to check a correction. */
const keptFields = new Set([
  ...['status', 'mail', 'connectionDate', 'reviewDate', 'assignee'],
  ...['firstName', 'lastName', 'serviceAddress'],
]);

/** Of personal details and notes, the trail only says that they changed. */
export function withoutPersonalText({
  record,
  changes,
}: Pick<AuditEntry, 'record' | 'changes'>): FieldChange[] {
  if (['plan', 'hardware', 'coverage'].includes(record.kind)) return changes;
  return changes.map(({ field, from, to }) => {
    const isText = typeof (from ?? to) === 'string' && !keptFields.has(field);
    return isText ? { field, from: null, to: null } : { field, from, to };
  });
}

export const auditRecord = z
  .string()
  .check(
    z.regex(
      /^(plan|hardware|order|user|enquiry|coverage):[\w-]{1,128}$/,
      'Enter a record such as order:<id>',
    ),
  );
