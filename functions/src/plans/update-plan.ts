import { changeItem } from '#functions/change-catalogue.ts';
import type { Handler } from '#functions/handler.ts';
import { openPlanShelf } from './plan-shelf.ts';

/** Changes a plan. Orders keep the name, price and term that they were placed with. */
export const updatePlan: Handler<'updatePlan'> = async ({ params, body, caller }) => {
  const { updatedAt: lastRead, ...fields } = body;
  return changeItem(await openPlanShelf(), caller, params.id, { lastRead, fieldsOf: () => fields });
};
