import { decideOfferSummary, madeSummaryStart } from '@kowhai/domain/catalogue/offer-summary';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { makeFileName, storeFiles } from '#database/storage.ts';

/** Draws and stores the summary of a plan as it is. The former file stays: pages and orders link to it. */
export async function storeOfferSummary(plan: Plan): Promise<{ offerSummaryPath: string }> {
  const offerSummaryPath = `${madeSummaryStart}${makeFileName()}.pdf`;
  // Loaded on first use: what draws the PDF is large.
  const { renderOfferSummary } = await import('@kowhai/documents/offer-summary');
  const bytes = await renderOfferSummary({ ...plan, updatedAt: new Date().toISOString() });
  await storeFiles(offerSummaryPath, [{ path: offerSummaryPath, bytes, contentType: 'application/pdf' }]);
  return { offerSummaryPath };
}

export async function renewOfferSummary(before: Plan, after: Plan): Promise<Partial<Plan>> {
  const decision = decideOfferSummary(before, after);
  if (decision === 'make') return storeOfferSummary(after);
  return decision === 'remove' ? { offerSummaryPath: '' } : {};
}
