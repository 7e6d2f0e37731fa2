import { type Hardware, hardware as hardwareSchema } from '@kowhai/domain/catalogue/hardware';
import { type Plan, plan as planSchema } from '@kowhai/domain/catalogue/plan';
import { type PlanShelf, summarisePlans, takePlans } from '@kowhai/domain/catalogue/shelf';
import type { QueryKey } from '@tanstack/react-query';
import { keepReadable, sortForShop, toListedHardware, toListedPlan } from '#data/list-entries.ts';

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

/**
 * Answers a query of `#data/queries.ts` from the catalogue, by its key, as Firestore would in the browser.
 *
 * @returns the answer, or undefined for data that visitors may not read
 * @throws for a catalogue query that it does not know, as the page would be built empty
 */
export function answerQuery(catalogue: Catalogue, key: QueryKey): unknown {
  const [tag, kind, which] = key;
  if (tag !== 'Product' && tag !== 'Hardware') return undefined;
  const found =
    tag === 'Product' ? answerPlans(catalogue, kind, which) : answerHardware(catalogue, kind, which);
  if (found === undefined)
    throw new Error(`A page asks for ${JSON.stringify(key)}, which the catalogue cannot answer`);
  return found;
}

function answerPlans({ plans }: Catalogue, kind: unknown, which: unknown): unknown {
  if (kind === 'one') return plans.find(({ _id }) => _id === which);
  if (kind === 'summary') return summarisePlans(plans);
  const listed = sortForShop(plans).map(toListedPlan);
  if (kind === 'shelf') return takePlans(listed, which as PlanShelf);
  if (kind === 'list') return listed.filter(({ category }) => which === 'all' || category === which);
  return undefined;
}

function answerHardware({ hardware }: Catalogue, kind: unknown, which: unknown): unknown {
  if (kind === 'one') return hardware.find(({ _id }) => _id === which);
  const listed = sortForShop(hardware).map(toListedHardware);
  return kind === 'list' ? listed : undefined;
}
