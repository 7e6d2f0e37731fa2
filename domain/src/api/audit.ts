import * as z from 'zod/mini';
import { auditEntry, auditItem } from '#domain/audit.ts';
import type { Endpoint } from './endpoint.ts';
import { pageQuery } from './page.ts';

export const auditEndpoints = {
  /** The newest first, of everything or of one item. */
  listAudit: {
    method: 'GET',
    path: '/api/audit',
    access: 'admin',
    query: z.extend(pageQuery, { item: z.optional(auditItem) }),
    output: z.array(auditEntry),
  },
} as const satisfies Record<string, Endpoint>;
