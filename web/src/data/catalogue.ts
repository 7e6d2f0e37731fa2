import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import type { Coverage } from '@kowhai/domain/coverage/coverage';
import { id as idSchema } from '@kowhai/domain/text-schema';
import { makeFailure } from '#data/client/failure.ts';
import {
  findCoverage,
  findPublished,
  listPublished,
  type PublicCollection,
} from '#data/client/published-query.ts';
import { keepReadable, sortForShop, toListedHardware, toListedPlan } from './list-entries.ts';

// Schemas load lazily, each with the first page that needs it: building one takes a slow phone 20 ms. It loads while
// the request runs.
const loadPlanSchema = async () => (await import('@kowhai/domain/catalogue/plan')).plan;
const loadHardwareSchema = async () => (await import('@kowhai/domain/catalogue/hardware')).hardware;

/** The published plans, of one category or all, in the shop's order. */
export async function listPlans(category?: PlanCategory): Promise<Plan[]> {
  const [records, plan] = await Promise.all([listPublished('products', category), loadPlanSchema()]);
  return sortForShop(keepReadable(records, plan)).map(toListedPlan);
}

export async function listHardware(): Promise<Hardware[]> {
  const [records, hardware] = await Promise.all([listPublished('hardwares'), loadHardwareSchema()]);
  return sortForShop(keepReadable(records, hardware)).map(toListedHardware);
}

/** @throws Failure NOT_FOUND where no such plan is published */
export function getPlan(id: string): Promise<Plan> {
  return getPublished('products', id, loadPlanSchema());
}

/** @throws Failure NOT_FOUND where no such hardware is published */
export function getHardware(id: string): Promise<Hardware> {
  return getPublished('hardwares', id, loadHardwareSchema());
}

/** What is known of a postcode; null where nothing is. */
export async function getCoverage(postalCode: string): Promise<Coverage | null> {
  const [record, { coverage }] = await Promise.all([
    findCoverage(postalCode),
    import('@kowhai/domain/coverage/coverage'),
  ]);
  return coverage.safeParse(record).data ?? null;
}

type Schema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

async function getPublished<T>(
  name: PublicCollection,
  id: string,
  loadingSchema: Promise<Schema<T>>,
): Promise<T> {
  // The id comes from the URL, so it may be anything.
  const asking = idSchema.safeParse(id).success ? findPublished(name, id) : null;
  const [record, schema] = await Promise.all([asking, loadingSchema]);
  if (record === null) throw makeFailure('NOT_FOUND');
  const parsed = schema.safeParse(record);
  if (!parsed.success) throw makeFailure('PARSING_ERROR');
  return parsed.data;
}
