/** Everything that the staff's side alone calls, so that a page of the shop need not load it. */
import { dashboard } from '#domain/desk/dashboard.ts';
import { pageState } from '#domain/desk/page-state.ts';
import { auditEndpoints } from './audit.ts';
import type { Endpoint } from './endpoint.ts';
import { enquiryEndpoints } from './enquiries.ts';
import { searchEndpoints } from './search.ts';
import { staffCatalogueEndpoints } from './staff-catalogue.ts';
import { staffOrderEndpoints } from './staff-orders.ts';
import { staffUserEndpoints } from './staff-users.ts';

export const staffEndpoints = {
  ...staffCatalogueEndpoints,
  ...staffOrderEndpoints,
  ...staffUserEndpoints,
  ...enquiryEndpoints,
  ...auditEndpoints,
  ...searchEndpoints,
  getDashboard: {
    method: 'GET',
    path: '/api/dashboard',
    access: 'admin',
    output: dashboard,
  },
  /** Whether the pages show what is published. */
  getPageState: {
    method: 'GET',
    path: '/api/pages',
    access: 'admin',
    output: pageState,
  },
} as const satisfies Record<string, Endpoint>;
