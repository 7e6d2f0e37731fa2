import { makeFileName, storeFiles } from '#firebase/storage.ts';
import { openStore } from '#firebase/store.ts';
import type { Handler } from '#functions/handler.ts';
import { planCollection } from './catalogue-collection.ts';
import { makeCatalogueHandlers } from './catalogue-handlers.ts';
import { changeItem, requirePublishable } from './change-items.ts';
import { requireItem } from './read-items.ts';

const plans = makeCatalogueHandlers(planCollection);

/** Orders keep the name, price and term that they were placed with. */
const updatePlan: Handler<'updatePlan'> = async ({ params, body, caller }) => {
  const { updatedAt: lastRead, ...fields } = body;
  return changeItem(planCollection, caller, params.id, { lastRead, fieldsOf: () => fields });
};

/** The former file stays: pages that were built before link to it. */
const makeOfferSummary: Handler<'makeOfferSummary'> = async ({ params, caller }) => {
  const { products } = await openStore();
  const plan = requireItem(await products.doc(params.id).get());
  requirePublishable(planCollection, plan);
  const offerSummaryPath = `documents/offer-summary-${makeFileName()}.pdf`;
  const { writeOfferSummary } = await import('#functions/offer-summary.ts');
  const bytes = await writeOfferSummary({ ...plan, updatedAt: new Date().toISOString() });
  await storeFiles(offerSummaryPath, [{ path: offerSummaryPath, bytes, contentType: 'application/pdf' }]);
  // A plan that was changed meanwhile would get a summary that says something else.
  return changeItem(planCollection, caller, plan._id, {
    lastRead: plan.updatedAt,
    fieldsOf: () => ({ offerSummaryPath }),
  });
};

export const planHandlers = {
  listPlans: plans.list,
  getPlan: plans.get,
  createPlan: plans.create,
  duplicatePlan: plans.duplicate,
  updatePlan,
  makeOfferSummary,
  getPlanUse: plans.getUse,
  deletePlan: plans.remove,
};
