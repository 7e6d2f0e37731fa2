import { listPlanPublishProblems, type Plan } from '@kowhai/domain/plan';
import { openStore } from '#firebase/store.ts';
import type { Shelf } from '#functions/change-catalogue.ts';

export async function openPlanShelf(): Promise<Shelf<Plan>> {
  const { products } = await openStore();
  return {
    kind: 'plan',
    collection: products,
    listPublishProblems: listPlanPublishProblems,
    files: { offerSummaryPath: 'The offer summary is not among the shop’s files. Upload it again.' },
  };
}
