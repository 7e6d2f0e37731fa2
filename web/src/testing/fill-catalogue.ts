import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { planCategories } from '@kowhai/domain/catalogue/plan-category';
import {
  mostCompared,
  type PlanShelf,
  summarisePlans,
  takeModems,
  takePage,
  takePlans,
} from '@kowhai/domain/catalogue/shelf';
import type { QueryClient } from '@tanstack/react-query';
import {
  hardwareListQuery,
  hardwareShelfQuery,
  modemsQuery,
  planListQuery,
  planShelfQuery,
  planSummaryQuery,
} from '#data/queries.ts';

type Goods = { plans?: readonly Plan[]; hardware?: readonly Hardware[] };

/** Puts a catalogue into the cache, as the whole lists and as what each page shows of them. */
export function fillCatalogue(client: QueryClient, { plans = [], hardware = [] }: Goods): void {
  client.setQueryData(planListQuery().queryKey, [...plans]);
  client.setQueryData(hardwareListQuery().queryKey, [...hardware]);
  client.setQueryData(planSummaryQuery().queryKey, summarisePlans(plans));
  client.setQueryData(hardwareShelfQuery(1).queryKey, takePage(hardware, 1));
  for (const category of planCategories) {
    const ofCategory = plans.filter((plan) => plan.category === category);
    client.setQueryData(planListQuery(category).queryKey, ofCategory);
  }
  const shelves: PlanShelf[] = [
    { of: 'home' },
    { of: 'finder' },
    ...planCategories.map((category) => ({ of: 'page', category, page: 1 }) as const),
    ...plans.map(({ _id }) => ({ of: 'near', id: _id }) as const),
  ];
  for (const shelf of shelves) {
    const taken = takePlans(plans, shelf);
    client.setQueryData(planShelfQuery(shelf).queryKey, taken);
    const modems = takeModems(hardware, taken.items.slice(0, mostCompared));
    client.setQueryData(modemsQuery(shelf).queryKey, modems);
  }
}
