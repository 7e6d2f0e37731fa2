import { renderOfferSummary } from '@kowhai/catalogue/offer-summary';
import type { Plan } from '@kowhai/domain/plan';

/** Imported on first use: what draws the PDF is large. */
export function writeOfferSummary(plan: Plan): Promise<Uint8Array> {
  return renderOfferSummary(plan);
}
