import { blankPlan } from '@kowhai/domain/plan';
import { createItem, duplicateItem } from '#functions/change-catalogue.ts';
import type { Handler } from '#functions/handler.ts';
import { openPlanShelf } from './plan-shelf.ts';

export const createPlan: Handler<'createPlan'> = async ({ caller }) =>
  createItem(await openPlanShelf(), caller, blankPlan);

/** The copy has no offer summary: the one of the original names another plan. */
export const duplicatePlan: Handler<'duplicatePlan'> = async ({ params, caller }) =>
  duplicateItem(await openPlanShelf(), caller, params.id, { offerSummaryPath: '' });
