import type { Plan } from '@kowhai/domain/plan';

/** Writes a plan's offer summary as a PDF. What draws it is loaded on first use: few calls need it. */
export async function writeOfferSummary(plan: Plan): Promise<Uint8Array> {
  const { renderOfferSummary } = await import('@kowhai/catalogue/offer-summary');
  return renderOfferSummary(plan);
}
