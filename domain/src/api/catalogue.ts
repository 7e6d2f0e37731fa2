import * as z from 'zod/mini';
import { hardware } from '#domain/catalogue/hardware.ts';
import { plan, planCategory } from '#domain/catalogue/plan.ts';
import type { CacheTag, Endpoint } from './endpoint.ts';
import { sliceQuery } from './list-slice.ts';

function describeReading<Name extends string, Item extends z.ZodMiniType, Tag extends CacheTag>(
  name: Name,
  item: Item,
  cacheTag: Tag,
) {
  return {
    list: {
      method: 'GET',
      path: `/api/${name}`,
      access: 'public',
      query: z.extend(sliceQuery, { category: z.optional(planCategory) }),
      output: z.array(item),
      cacheTag,
    },
    get: { method: 'GET', path: `/api/${name}/{id}`, access: 'public', output: item, cacheTag },
  } as const satisfies Record<string, Endpoint>;
}

const plans = describeReading('products', plan, 'Product');
const hardwares = describeReading('hardwares', hardware, 'Hardware');

export const catalogueEndpoints = {
  listPlans: plans.list,
  getPlan: plans.get,
  listHardware: hardwares.list,
  getHardware: hardwares.get,
} as const satisfies Record<string, Endpoint>;
