import { deleteItem } from '#functions/change-catalogue.ts';
import { countItemUse } from '#functions/count-item-use.ts';
import type { Handler } from '#functions/handler.ts';
import { openPlanShelf } from './plan-shelf.ts';

export const deletePlan: Handler<'deletePlan'> = async ({ params, caller }) => {
  await deleteItem(await openPlanShelf(), caller, params.id);
  return { message: 'Service was successfully deleted' };
};

export const getPlanUse: Handler<'getPlanUse'> = ({ params }) => countItemUse(params.id);
