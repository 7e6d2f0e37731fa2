import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import type { PriceList } from '@kowhai/domain/catalogue/price-list';
import type { Coverage } from '@kowhai/domain/coverage/coverage';
import { id as idSchema } from '@kowhai/domain/text-schema';
import { answerTimeoutMs, makeFailure } from '#data/client/failure.ts';
import {
  findCoverage,
  findPriceList,
  findPublished,
  listPublished,
  type PublicCollection,
} from '#data/client/published-query.ts';
import { keepReadable, makeHardwareList, makePlanList, publishedListPath } from './list-entries.ts';

// Schemas load lazily, each with the first page that needs it: building one takes a slow phone 20 ms. It loads while
// the request runs.
const loadPlanSchema = async () => (await import('@kowhai/domain/catalogue/plan')).plan;
const loadHardwareSchema = async () => (await import('@kowhai/domain/catalogue/hardware')).hardware;

/**
 * The published plans, of one category or all, in the shop's order.
 *
 * @param known the same list as it was read before, such as the page's own
 */
export async function listPlans(category?: PlanCategory, known?: readonly Plan[]): Promise<Plan[]> {
  return listGoods({
    name: 'products',
    loadSchema: loadPlanSchema,
    known: known ?? fetchPublishedList<Plan>('plans'),
    pricesIn: (list) => planPricesIn(list, category),
    readAll: () => listPublished('products', category),
    makeList: (plans) => makePlanList(plans, category),
  });
}

/** The published hardware in the shop's order. @param known the same list as it was read before */
export async function listHardware(known?: readonly Hardware[]): Promise<Hardware[]> {
  return listGoods({
    name: 'hardwares',
    loadSchema: loadHardwareSchema,
    known: known ?? fetchPublishedList<Hardware>('hardware'),
    pricesIn: hardwarePricesIn,
    readAll: () => listPublished('hardwares'),
    makeList: makeHardwareList,
  });
}

/** What is on sale as it is stored, with its stock: a read for each. */
export const readPlansOnSale = async (): Promise<Plan[]> =>
  makePlanList(keepReadable(await listPublished('products'), await loadPlanSchema()));

export const readHardwareOnSale = async (): Promise<Hardware[]> =>
  makeHardwareList(keepReadable(await listPublished('hardwares'), await loadHardwareSchema()));

type Prices = Readonly<Record<string, number>>;

const planPricesIn = ({ plans }: PriceList, category?: PlanCategory): Prices =>
  (category ? plans[category] : Object.assign({}, ...Object.values(plans))) ?? {};

const hardwarePricesIn = ({ hardware }: PriceList): Prices => hardware;

type Goods = Plan | Hardware;
type Listing<T> = {
  name: PublicCollection;
  loadSchema: () => Promise<Schema<T>>;
  known: readonly T[] | Promise<readonly T[] | undefined>;
  pricesIn: (list: PriceList) => Prices;
  readAll: () => Promise<unknown[]>;
  makeList: (items: readonly T[]) => T[];
};

/**
 * Brings a known list up to date by the price list, which is one read. What is new or back in stock is read alone;
 * where either list is missing, the whole collection is.
 */
async function listGoods<T extends Goods>(listing: Listing<T>): Promise<T[]> {
  const { name, loadSchema, known, pricesIn, readAll, makeList } = listing;
  const [list, before] = await Promise.all([findPriceList(), known]);
  const prices = Object.entries(list ? pricesIn(list) : {});
  const byId = new Map(before?.map((item) => [item._id, item]));
  const isSoldOut = (id: string) => list?.soldOut?.[id] === true;
  const isKnown = (id: string) => {
    const item = byId.get(id);
    return item !== undefined && (!isEmpty(item) || isSoldOut(id));
  };
  const others = prices.filter(([id]) => !isKnown(id));
  if (!list || !before) return makeList(keepReadable(await readAll(), await loadSchema()));

  const read = await Promise.all(others.map(([id]) => findPublished(name, id)));
  const found = read.filter((record) => record !== null);
  const fresh = found.length > 0 ? keepReadable(found, await loadSchema()) : [];
  const repriced = prices.flatMap(([id, price]) => {
    const item = isKnown(id) && byId.get(id);
    if (!item) return [];
    return [{ ...item, price, ...('countInStock' in item && isSoldOut(id) && { countInStock: 0 }) }];
  });
  return makeList([...repriced, ...fresh]);
}

const isEmpty = (item: Goods) => 'countInStock' in item && item.countInStock === 0;

/** The list that was published with the pages; undefined without one, as with hot reload. */
async function fetchPublishedList<T>(name: 'plans' | 'hardware'): Promise<readonly T[] | undefined> {
  try {
    const response = await fetch(publishedListPath(name), { signal: AbortSignal.timeout(answerTimeoutMs) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
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
export async function findKnownCoverage(postalCode: string): Promise<Coverage | null> {
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
