import { fieldError } from '@kowhai/domain/app-error';
import { enteredStock, type Hardware, stockCount } from '@kowhai/domain/catalogue/hardware';
import * as z from 'zod/mini';
import { store } from '#database/store.ts';
import { type Caller, cacheForStrangers, type Handler, replyWithSlice } from '#http/handler.ts';
import {
  type CatalogueCollection,
  type CatalogueItem,
  hardwareCollection,
  planCollection,
  storeOfferSummary,
} from './catalogue-collection.ts';
import { changeItem, createItem, deleteItem, duplicateItem, requirePublishable } from './change-items.ts';
import { type CatalogueQuery, countItemUse, listItems, requireItem } from './read-items.ts';

type ById = { params: { id: string } };
type ByVisitor = { caller: Caller | null };
type ByStaff = { caller: Caller };

function makeHandlers<T extends CatalogueItem>(catalogue: CatalogueCollection<T>) {
  const open = async () => catalogue.open(store);
  return {
    list: async ({ query, caller }: { query: CatalogueQuery } & ByVisitor) =>
      cacheForStrangers(
        replyWithSlice(await listItems(await open(), query, caller?.isAdmin ?? false)),
        caller,
      ),
    get: async ({ params, caller }: ById & ByVisitor) =>
      requireItem(await (await open()).doc(params.id).get(), caller?.isAdmin ?? false),
    create: ({ body, caller }: { body: Partial<T> | undefined } & ByStaff) =>
      createItem(catalogue, caller, body ?? {}),
    duplicate: ({ params, caller }: ById & ByStaff) => duplicateItem(catalogue, caller, params.id),
    getUse: ({ params }: ById) => countItemUse(params.id),
    remove: async ({ params, caller }: ById & ByStaff) => {
      await deleteItem(catalogue, caller, params.id);
      return { message: `${catalogue.title} was successfully deleted` };
    },
  };
}

const updatePlan: Handler<'updatePlan'> = async ({ params, body, caller }) => {
  const { seenAt, ...fields } = body;
  return changeItem(planCollection, caller, params.id, { seenAt, fieldsOf: () => fields });
};

const makeOfferSummary: Handler<'makeOfferSummary'> = async ({ params, caller }) => {
  const plan = requireItem(await store.products.doc(params.id).get());
  requirePublishable(planCollection, plan);
  const summary = await storeOfferSummary(plan);
  // Refused where the plan was changed meanwhile: the summary would be outdated.
  return changeItem(planCollection, caller, plan._id, {
    seenAt: plan.editedAt,
    fieldsOf: () => summary,
  });
};

/** A stock change is added to the current stock, so no sale is lost. A count is set, so a sale since is a conflict. */
const updateHardware: Handler<'updateHardware'> = async ({ params, body, caller }) => {
  const { seenAt, stockChange, ...fields } = body;
  return changeItem(hardwareCollection, caller, params.id, {
    seenAt,
    isCountSet: fields.countInStock !== undefined,
    fieldsOf: (item) =>
      stockChange === undefined ? fields : { ...fields, countInStock: addStock(item, stockChange) },
  });
};

function addStock({ countInStock }: Hardware, stockChange: number): number {
  // Deleted orders may have returned more than staff can enter; less is always possible.
  const parsed = z.safeParse(stockChange < 0 ? stockCount : enteredStock, countInStock + stockChange);
  if (parsed.success) return parsed.data;
  const message = stockChange < 0 ? `Only ${countInStock} in stock` : 'Stock is too high';
  throw fieldError('VALIDATION', 'stockChange', message);
}

const plans = makeHandlers(planCollection);
const hardware = makeHandlers(hardwareCollection);

export const catalogueHandlers = {
  listPlans: plans.list,
  getPlan: plans.get,
  createPlan: plans.create,
  duplicatePlan: plans.duplicate,
  updatePlan,
  makeOfferSummary,
  getPlanUse: plans.getUse,
  deletePlan: plans.remove,
  listHardware: hardware.list,
  getHardware: hardware.get,
  createHardware: hardware.create,
  duplicateHardware: hardware.duplicate,
  updateHardware,
  getHardwareUse: hardware.getUse,
  deleteHardware: hardware.remove,
};
