import { documentMonthAt } from '@kowhai/domain/document-month';
import { makeFileName, storeFiles } from '#firebase/storage.ts';
import { openStore } from '#firebase/store.ts';
import { changeItem, requireItem, requirePublishable } from '#functions/change-catalogue.ts';
import type { Handler } from '#functions/handler.ts';
import { openPlanShelf } from './plan-shelf.ts';

/** Makes a plan's offer summary anew. The former file stays: pages that were built before still link to it. */
export const makeOfferSummary: Handler<'makeOfferSummary'> = async ({ params, caller }) => {
  const [shelf, { products }] = await Promise.all([openPlanShelf(), openStore()]);
  const plan = requireItem(await products.doc(params.id).get());
  requirePublishable(shelf, plan);
  const offerSummaryPath = `documents/offer-summary-${makeFileName()}.pdf`;
  const { writeOfferSummary } = await import('#functions/offer-summary.ts');
  const now = new Date().toISOString();
  const bytes = await writeOfferSummary({ ...plan, updatedAt: now });
  await storeFiles(offerSummaryPath, [{ path: offerSummaryPath, bytes, contentType: 'application/pdf' }]);
  // A plan that was changed meanwhile would get a summary that says something else.
  return changeItem(shelf, caller, plan._id, {
    lastRead: plan.updatedAt,
    fieldsOf: () => ({ offerSummaryPath, offerSummaryMonth: documentMonthAt(now) }),
  });
};
