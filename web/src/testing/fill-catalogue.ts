import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { planCategories } from '@kowhai/domain/catalogue/plan-category';
import { type PlanShelf, summarisePlans, takePlans } from '@kowhai/domain/catalogue/shelf';
import type { QueryClient } from '@tanstack/react-query';
import { hardwareListQuery, planListQuery, planShelfQuery, planSummaryQuery } from '#data/queries.ts';

type Goods = { plans?: readonly Plan[]; hardware?: readonly Hardware[] };

/** Puts a catalogue into the cache, as the whole lists and as what each page shows of them. */
export function fillCatalogue(client: QueryClient, { plans = [], hardware = [] }: Goods): void {
  client.setQueryData(planListQuery().queryKey, [...plans]);
  client.setQueryData(hardwareListQuery().queryKey, [...hardware]);
  client.setQueryData(planSummaryQuery().queryKey, summarisePlans(plans));
  for (const category of planCategories) {
    const ofCategory = plans.filter((plan) => plan.category === category);
    client.setQueryData(planListQuery(category).queryKey, ofCategory);
  }
  const shelves: PlanShelf[] = [
    { of: 'home' },
    { of: 'finder' },
    ...plans.map(({ _id }) => ({ of: 'near', id: _id }) as const),
  ];
  for (const shelf of shelves) client.setQueryData(planShelfQuery(shelf).queryKey, takePlans(plans, shelf));
}
