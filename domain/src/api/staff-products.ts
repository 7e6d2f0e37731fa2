/** What staff do with plans. */
import * as z from 'zod/mini';
import { itemUse, planChange } from '#domain/catalogue-change.ts';
import { plan } from '#domain/plan.ts';
import type { Endpoint } from './endpoint.ts';

export const staffProductEndpoints = {
  /** A draft that holds nothing yet. */
  createPlan: {
    method: 'POST',
    path: '/api/products',
    access: 'admin',
    output: plan,
    status: 201,
    changes: ['Product'],
  },
  /** A draft with the same content under a name that says so. */
  duplicatePlan: {
    method: 'POST',
    path: '/api/products/{id}/duplicate',
    access: 'admin',
    output: plan,
    status: 201,
    changes: ['Product'],
  },
  updatePlan: {
    method: 'PUT',
    path: '/api/products/{id}',
    access: 'admin',
    body: planChange,
    output: plan,
    changes: ['Product'],
  },
  /** Makes the offer summary anew from the plan as it is stored; the answer has its new `offerSummaryPath`. */
  makeOfferSummary: {
    method: 'POST',
    path: '/api/products/{id}/offer-summary',
    access: 'admin',
    output: plan,
    changes: ['Product'],
  },
  /** What deleting would touch. */
  getPlanUse: {
    method: 'GET',
    path: '/api/products/{id}/use',
    access: 'admin',
    output: itemUse,
  },
  deletePlan: {
    method: 'DELETE',
    path: '/api/products/{id}',
    access: 'admin',
    output: z.object({ message: z.string() }),
    changes: ['Product'],
  },
} as const satisfies Record<string, Endpoint>;
