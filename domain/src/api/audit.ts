import * as z from 'zod/mini';
import { auditEntry, auditItem, auditKind } from '#domain/desk/audit.ts';
import { id } from '#domain/text-schema.ts';
import { day } from '#domain/time/day.ts';
import type { Endpoint } from './endpoint.ts';
import { pageQuery } from './page.ts';

export const auditEndpoints = {
  /** The newest first: of everything, of one item or one kind, by one member of staff, on some days. */
  listAudit: {
    method: 'GET',
    path: '/api/audit',
    access: 'admin',
    query: z.extend(pageQuery, {
      item: z.optional(auditItem),
      /** Looked at where no item is named. */
      kind: z.optional(auditKind),
      by: z.optional(id),
      /** New Zealand's days, both included. */
      from: z.optional(day),
      to: z.optional(day),
    }),
    output: z.array(auditEntry),
  },
} as const satisfies Record<string, Endpoint>;
