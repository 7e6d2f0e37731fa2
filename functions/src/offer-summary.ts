import { renderOfferSummary } from '@kowhai/catalogue/offer-summary';
import type { Plan } from '@kowhai/domain/plan';

/** Writes a plan's offer summary as a PDF. Whoever needs it loads this file first: what draws it is large. */
export function writeOfferSummary(plan: Plan): Promise<Uint8Array> {
  return renderOfferSummary(plan);
}
