/** When a plan gets another offer summary: customers never find one that says something else than the plan. */
import { listFieldChanges } from '#domain/field-changes.ts';
import type { PlanFields } from './plan.ts';

/** Names of summaries that the shop makes begin like this; those of PDFs that staff upload do not. */
export const madeSummaryStart = 'documents/offer-summary-';

/** Fields that no summary shows: changing one makes no new document. */
const unsaid: readonly string[] = ['highlight', 'offerSummaryPath', 'isPublished'];

/**
 * Decides what becomes of the offer summary when a plan is changed. A PDF that staff brought is theirs and stays.
 *
 * @param before the plan as it is stored
 * @param after the plan as it is to be stored
 * @returns `make` for a new one, `remove` where it is no longer true and nobody needs one yet, else `keep`
 */
export function decideOfferSummary(before: PlanFields, after: PlanFields): 'make' | 'remove' | 'keep' {
  const { offerSummaryPath: path, isPublished } = after;
  if (path === '') return isPublished ? 'make' : 'keep';
  if (path !== before.offerSummaryPath || !path.startsWith(madeSummaryStart)) return 'keep';
  if (listFieldChanges(pickSaid(before), pickSaid(after)).length === 0) return 'keep';
  return isPublished ? 'make' : 'remove';
}

function pickSaid(fields: PlanFields): object {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !unsaid.includes(field)));
}
