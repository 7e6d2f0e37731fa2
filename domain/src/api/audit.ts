import * as z from 'zod/mini';
import { auditEntry, auditItem } from '#domain/desk/audit.ts';
import { id } from '#domain/text-schema.ts';
import type { Endpoint } from './endpoint.ts';
import { pageQuery } from './page.ts';

export const auditEndpoints = {
  /** The newest first, of everything, of one item, or by one member of staff. */
  listAudit: {
    method: 'GET',
    path: '/api/audit',
    access: 'admin',
    query: z.extend(pageQuery, { item: z.optional(auditItem), by: z.optional(id) }),
    output: z.array(auditEntry),
  },
} as const satisfies Record<string, Endpoint>;
