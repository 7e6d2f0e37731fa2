import { type Hardware, hardware } from '@kowhai/domain/hardware';
import { type Plan, plan } from '@kowhai/domain/plan';
import type { PlanCategory } from '@kowhai/domain/plan-category';
import { id as idSchema } from '@kowhai/domain/text';
import { makeFailure } from './failure.ts';
import { keepReadable } from './keep-readable.ts';
import { sortForShop, toListedHardware, toListedPlan } from './list-entries.ts';
import { findPublished, listPublished, type PublicCollection } from './published-query.ts';

/** The published plans, of one category or all, in the order in which the shop shows them. */
export async function listPlans(category?: PlanCategory): Promise<Plan[]> {
  const records = await listPublished('products', category);
  return sortForShop(keepReadable(records, plan)).map(toListedPlan);
}

export async function listHardware(): Promise<Hardware[]> {
  return sortForShop(keepReadable(await listPublished('hardwares'), hardware)).map(toListedHardware);
}

/** @throws Failure NOT_FOUND where there is no such plan for the public */
export function getPlan(id: string): Promise<Plan> {
  return getPublished('products', id, plan);
}

/** @throws Failure NOT_FOUND where there is no such hardware for the public */
export function getHardware(id: string): Promise<Hardware> {
  return getPublished('hardwares', id, hardware);
}

type Schema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

async function getPublished<T>(name: PublicCollection, id: string, schema: Schema<T>): Promise<T> {
  // The id comes from the address bar.
  const record = idSchema.safeParse(id).success ? await findPublished(name, id) : null;
  if (record === null) throw makeFailure('NOT_FOUND');
  const parsed = schema.safeParse(record);
  if (!parsed.success) throw makeFailure('PARSING_ERROR');
  return parsed.data;
}
