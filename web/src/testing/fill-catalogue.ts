import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { planCategories } from '@kowhai/domain/catalogue/plan-category';
import type { QueryClient } from '@tanstack/react-query';
import { hardwareListQuery, planListQuery } from '#data/queries.ts';

type Goods = { plans?: readonly Plan[]; hardware?: readonly Hardware[] };

/** Puts a catalogue into the cache, as the lists that pages show. */
export function fillCatalogue(client: QueryClient, { plans = [], hardware = [] }: Goods): void {
  client.setQueryData(planListQuery().queryKey, [...plans]);
  client.setQueryData(hardwareListQuery().queryKey, [...hardware]);
  for (const category of planCategories) {
    const ofCategory = plans.filter((plan) => plan.category === category);
    client.setQueryData(planListQuery(category).queryKey, ofCategory);
  }
}
