import * as z from 'zod/mini';
import { plan, planCategory } from '#domain/plan.ts';
import type { Endpoint } from './endpoint.ts';
import { pageQuery } from './page.ts';

export const productEndpoints = {
  listPlans: {
    method: 'GET',
    path: '/api/products',
    access: 'public',
    query: z.extend(pageQuery, { category: z.optional(planCategory) }),
    output: z.array(plan),
  },
  getPlan: {
    method: 'GET',
    path: '/api/products/{id}',
    access: 'public',
    output: plan,
  },
} as const satisfies Record<string, Endpoint>;
