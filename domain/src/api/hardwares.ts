import * as z from 'zod/mini';
import { hardware } from '#domain/hardware.ts';
import { planCategory } from '#domain/plan.ts';
import type { Endpoint } from './endpoint.ts';
import { pageQuery } from './page.ts';

export const hardwareEndpoints = {
  listHardware: {
    method: 'GET',
    path: '/api/hardwares',
    access: 'public',
    query: z.extend(pageQuery, { category: z.optional(planCategory) }),
    output: z.array(hardware),
  },
  getHardware: {
    method: 'GET',
    path: '/api/hardwares/{id}',
    access: 'public',
    output: hardware,
  },
} as const satisfies Record<string, Endpoint>;
