import { type Hardware, hardware as hardwareSchema } from '@kowhai/domain/catalogue/hardware';
import { type Plan, plan as planSchema } from '@kowhai/domain/catalogue/plan';
import { keepReadable, makeHardwareList, makePlanList } from '#data/list-entries.ts';
import type { CatalogueSource } from '#data/queries.ts';

/** The data that pages are prerendered with; the caller chooses its source. */
export type Catalogue = { plans: readonly Plan[]; hardware: readonly Hardware[] };

/** The same before validation. */
export type RawCatalogue = { plans: readonly unknown[]; hardware: readonly unknown[] };

/** Keeps the published records that match their schema: a damaged one is left out, as in the browser. */
export function parseCatalogue({ plans, hardware }: RawCatalogue): Catalogue {
  return {
    plans: keepReadable(plans, planSchema).filter(({ isPublished }) => isPublished),
    hardware: keepReadable(hardware, hardwareSchema).filter(({ isPublished }) => isPublished),
  };
}

/** Answers queries of `#data/queries.ts` from the catalogue. */
export function makeCatalogueSource({ plans, hardware }: Catalogue): CatalogueSource {
  return {
    listPlans: async (category) => makePlanList(plans, category),
    listHardware: async () => makeHardwareList(hardware),
    getPlan: async (id) => getOne(plans, id),
    getHardware: async (id) => getOne(hardware, id),
  };
}

/** @throws rather than building a page with a hole in it */
function getOne<T extends { _id: string }>(items: readonly T[], id: string): T {
  const found = items.find(({ _id }) => _id === id);
  if (!found) throw new Error(`A page shows ${id}, which is not in the catalogue`);
  return found;
}
