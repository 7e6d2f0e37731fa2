import * as z from 'zod/mini';
import { auditEntry, auditKind, auditRecord, newestChange } from '#domain/audit/audit.ts';
import { stockCount } from '#domain/catalogue/hardware.ts';
import { pageState } from '#domain/catalogue/page-state.ts';
import { deskCounts } from '#domain/desk/desk-counts.ts';
import { orderStatus } from '#domain/orders/order-status.ts';
import { id } from '#domain/text-schema.ts';
import { day } from '#domain/time/day.ts';
import { staffCoverageEndpoints } from './coverage.ts';
import { forStaff } from './endpoint.ts';
import { enquiryEndpoints } from './enquiries.ts';
import { searchText, sliceQuery } from './list-slice.ts';
import { staffCatalogueEndpoints } from './staff-catalogue.ts';
import { staffOrderEndpoints } from './staff-orders.ts';
import { staffUserEndpoints } from './staff-users.ts';

const count = z.int();

export const dashboard = z.object({
  /** The open orders that are looked at first. */
  first: z.array(
    z.object({
      _id: id,
      number: z.string(),
      name: z.string(),
      plan: z.string(),
      town: z.string(),
      status: orderStatus,
      isLarge: z.optional(z.boolean()),
      /** Something is to be looked at before it is processed. */
      isWarned: z.optional(z.boolean()),
      due: z.object({ what: z.enum(['review', 'connection']), day }),
    }),
  ),
  /** The lowest ten of `lowStockCount`. */
  lowStock: z.array(z.object({ _id: id, name: z.string(), countInStock: stockCount })),
  lowStockCount: count,
  /** The last 14 days, today last, without cancelled orders; revenue in dollars. */
  days: z.array(z.object({ day, orders: count, revenue: z.number() })),
});
export type Dashboard = z.output<typeof dashboard>;

export const maxFoundOfAKind = 5;

const found = { _id: z.string(), name: z.string() };

export const searchResult = z.object({
  orders: z.array(
    z.object({ ...found, number: z.string(), status: orderStatus, plan: z.string(), town: z.string() }),
  ),
  people: z.array(z.object({ ...found, email: z.string() })),
  plans: z.array(z.object(found)),
  hardware: z.array(z.object(found)),
  enquiries: z.array(z.object({ ...found, subject: z.string() })),
  /** Of which there may be more: a search reads some hundred records of a kind. */
  more: z.array(z.enum(['orders', 'people', 'enquiries', 'plans', 'hardware'])),
});
export type SearchResult = z.output<typeof searchResult>;

export const staffEndpoints = forStaff({
  ...staffCatalogueEndpoints,
  ...staffCoverageEndpoints,
  ...staffOrderEndpoints,
  ...staffUserEndpoints,
  ...enquiryEndpoints,
  /** A few of each kind, newest first. Needs three letters. */
  searchRecords: {
    method: 'GET',
    path: '/api/search',
    query: z.object({ q: searchText }),
    output: searchResult,
    cacheTag: 'Search',
  },
  listAudit: {
    method: 'GET',
    path: '/api/audit',
    query: z.extend(sliceQuery, {
      record: z.optional(auditRecord),
      /** Ignored if a record is named. */
      kind: z.optional(auditKind),
      by: z.optional(id),
      /** New Zealand's days, both included. */
      from: z.optional(day),
      to: z.optional(day),
    }),
    output: z.array(auditEntry),
    cacheTag: 'Audit',
  },
  /** What each open desk polls: its counts, and the newest change of the trail. */
  watchDesk: {
    method: 'GET',
    path: '/api/desk',
    output: z.extend(deskCounts, {
      /** Entries in the trail so far. */
      changes: z.int(),
      latest: z.nullable(newestChange),
    }),
    cacheTag: 'Audit',
    isPolled: true,
  },
  getDashboard: {
    method: 'GET',
    path: '/api/dashboard',
    output: dashboard,
    cacheTag: 'Dashboard',
  },
  getPageState: {
    method: 'GET',
    path: '/api/pages',
    output: pageState,
    cacheTag: 'Pages',
  },
});
