import * as z from 'zod/mini';
import {
  hardwareChange,
  itemUse,
  newHardware,
  newPlan,
  planChange,
} from '#domain/catalogue/catalogue-change.ts';
import { hardware } from '#domain/catalogue/hardware.ts';
import { plan } from '#domain/catalogue/plan.ts';
import type { CacheTag, StaffEndpoint } from './endpoint.ts';

function describeChanging<
  Name extends string,
  Item extends z.ZodMiniType,
  New extends z.ZodMiniType,
  Change extends z.ZodMiniType,
>(name: Name, item: Item, newItem: New, change: Change, tag: CacheTag) {
  const path = `/api/${name}` as const;
  const invalidates = [tag, 'Dashboard', 'Audit', 'Pages'] as const;
  return {
    create: { method: 'POST', path, body: newItem, output: item, status: 201, invalidates },
    /** A draft with the same content and a new name, without the document and with no stock. */
    duplicate: {
      method: 'POST',
      path: `${path}/{id}/duplicate`,
      output: item,
      status: 201,
      invalidates,
    },
    update: { method: 'PUT', path: `${path}/{id}`, body: change, output: item, invalidates },
    getUse: { method: 'GET', path: `${path}/{id}/use`, output: itemUse, cacheTag: 'Order' },
    remove: {
      method: 'DELETE',
      path: `${path}/{id}`,
      output: z.object({ message: z.string() }),
      invalidates,
    },
  } as const satisfies Record<string, StaffEndpoint>;
}

const plans = describeChanging('products', plan, newPlan, planChange, 'Product');
const hardwares = describeChanging('hardwares', hardware, newHardware, hardwareChange, 'Hardware');

export const staffCatalogueEndpoints = {
  createPlan: plans.create,
  duplicatePlan: plans.duplicate,
  updatePlan: plans.update,
  makeOfferSummary: {
    method: 'POST',
    path: '/api/products/{id}/offer-summary',
    output: plan,
    invalidates: ['Product', 'Audit', 'Pages'],
  },
  getPlanUse: plans.getUse,
  deletePlan: plans.remove,
  createHardware: hardwares.create,
  duplicateHardware: hardwares.duplicate,
  updateHardware: hardwares.update,
  getHardwareUse: hardwares.getUse,
  deleteHardware: hardwares.remove,
} as const satisfies Record<string, StaffEndpoint>;
