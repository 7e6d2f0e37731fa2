import { openStore } from '#firebase/store.ts';
import type { Handler } from '#http/handler.ts';
import { planCollection } from './catalogue-collection.ts';
import { makeCatalogueHandlers } from './catalogue-handlers.ts';
import { changeItem, requirePublishable } from './change-items.ts';
import { storeOfferSummary } from './offer-summary-file.ts';
import { requireItem } from './read-items.ts';

const plans = makeCatalogueHandlers(planCollection);

/** Orders keep the name, price and term that they were placed with. */
const updatePlan: Handler<'updatePlan'> = async ({ params, body, caller }) => {
  const { updatedAt: lastRead, ...fields } = body;
  return changeItem(planCollection, caller, params.id, { lastRead, fieldsOf: () => fields });
};

const makeOfferSummary: Handler<'makeOfferSummary'> = async ({ params, caller }) => {
  const { products } = await openStore();
  const plan = requireItem(await products.doc(params.id).get());
  requirePublishable(planCollection, plan);
  const summary = await storeOfferSummary(plan);
  // A plan that was changed meanwhile would get a summary that says something else.
  return changeItem(planCollection, caller, plan._id, {
    lastRead: plan.updatedAt,
    fieldsOf: () => summary,
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
