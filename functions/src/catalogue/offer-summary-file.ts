import { decideOfferSummary, madeSummaryStart } from '@kowhai/domain/catalogue/offer-summary';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { makeFileName, storeFiles } from '#database/storage.ts';

/** Stores the summary of a plan. The former file stays: pages and orders link to it. */
export async function storeOfferSummary(plan: Plan): Promise<{ offerSummaryPath: string }> {
  const offerSummaryPath = `${madeSummaryStart}${makeFileName()}.pdf`;
  // Loaded on first use: the PDF library is large.
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
