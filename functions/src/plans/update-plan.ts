import { monthOfNewDocument } from '@kowhai/domain/document-month';
import { changeItem } from '#functions/change-catalogue.ts';
import type { Handler } from '#functions/handler.ts';
import { openPlanShelf } from './plan-shelf.ts';

/** Changes a plan. Orders keep the name, price and term that they were placed with. */
export const updatePlan: Handler<'updatePlan'> = async ({ params, body, caller }) => {
  const { updatedAt: lastRead, ...fields } = body;
  const now = new Date().toISOString();
  return changeItem(await openPlanShelf(), caller, params.id, {
    lastRead,
    fieldsOf: (plan) => {
      const month = monthOfNewDocument(plan.offerSummaryPath, fields.offerSummaryPath, now);
      return { ...fields, ...(month && { offerSummaryMonth: month }) };
    },
  });
};
