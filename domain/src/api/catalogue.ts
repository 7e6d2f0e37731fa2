/** Plans and hardware are read by everybody in one way. */
import * as z from 'zod/mini';
import { hardware } from '#domain/catalogue/hardware.ts';
import { plan, planCategory } from '#domain/catalogue/plan.ts';
import type { Endpoint } from './endpoint.ts';
import { pageQuery } from './page.ts';

function describeReading<Name extends string, Item extends z.ZodMiniType>(name: Name, item: Item) {
  return {
    list: {
      method: 'GET',
      path: `/api/${name}`,
      access: 'public',
      query: z.extend(pageQuery, { category: z.optional(planCategory) }),
      output: z.array(item),
    },
    get: { method: 'GET', path: `/api/${name}/{id}`, access: 'public', output: item },
  } as const satisfies Record<string, Endpoint>;
}

const plans = describeReading('products', plan);
const hardwares = describeReading('hardwares', hardware);

export const catalogueEndpoints = {
  listPlans: plans.list,
  getPlan: plans.get,
  listHardware: hardwares.list,
  getHardware: hardwares.get,
} as const satisfies Record<string, Endpoint>;
