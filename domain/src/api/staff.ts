/** Everything that the staff's side alone calls, so that a page of the shop need not load it. */
import * as z from 'zod/mini';
import { auditEntry, auditItem, auditKind } from '#domain/audit/audit.ts';
import { pageState } from '#domain/catalogue/page-state.ts';
import { id } from '#domain/text-schema.ts';
import { day } from '#domain/time/day.ts';
import { staffCoverageEndpoints } from './coverage.ts';
import { dashboard } from './dashboard.ts';
import { forStaff } from './endpoint.ts';
import { enquiryEndpoints } from './enquiries.ts';
import { pageQuery } from './page.ts';
import { searchEndpoints } from './search.ts';
import { staffCatalogueEndpoints } from './staff-catalogue.ts';
import { staffOrderEndpoints } from './staff-orders.ts';
import { staffUserEndpoints } from './staff-users.ts';

export const staffEndpoints = forStaff({
  ...staffCatalogueEndpoints,
  ...staffCoverageEndpoints,
  ...staffOrderEndpoints,
  ...staffUserEndpoints,
  ...enquiryEndpoints,
  ...searchEndpoints,
  /** The newest first: of everything, of one item or one kind, by one member of staff, on some days. */
  listAudit: {
    method: 'GET',
    path: '/api/audit',
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
    cacheTag: 'Audit',
  },
  getDashboard: {
    method: 'GET',
    path: '/api/dashboard',
    output: dashboard,
    cacheTag: 'Dashboard',
  },
  /** Whether the pages show what is published. */
  getPageState: {
    method: 'GET',
    path: '/api/pages',
    output: pageState,
    cacheTag: 'Pages',
  },
});
