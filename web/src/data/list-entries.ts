import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { type PlanCategory, planCategories } from '@kowhai/domain/catalogue/plan-category';

/**
 * The plans as lists show them, of one category or all. Prerendered pages and the browser both list by it, so that a
 * refresh changes nothing where no data changed.
 */
export const makePlanList = (plans: readonly Plan[], wanted?: PlanCategory): Plan[] =>
  sortForShop(plans.filter(({ category }) => !wanted || category === wanted)).map(toListedPlan);

/** The same for hardware. */
export const makeHardwareList = (hardware: readonly Hardware[]): Hardware[] =>
  sortForShop(hardware).map(toListedHardware);

/** Empties the texts that only an item's own page shows: they would be the larger part of what a list page loads. */
function toListedPlan(plan: Plan): Plan {
  return {
    ...plan,
    productOverview: '',
    modemReqs: '',
    feature1: '',
    feature2: '',
    feature3: '',
    offerSummaryPath: '',
  };
}

function toListedHardware(item: Hardware): Hardware {
  return {
    ...item,
    introductionInfo: '',
    moreInfo: '',
    tagline: '',
    factsheetPath: '',
    hardwareFeatureName1: '',
    hardwareFeatureName2: '',
    hardwareFeatureName3: '',
    hardwareFeatureName4: '',
    hardwareFeatureInfo1: '',
    hardwareFeatureInfo2: '',
    hardwareFeatureInfo3: '',
    hardwareFeatureInfo4: '',
  };
}

/** Where publishing puts the list of all plans or hardware, for pages that are opened within the app. */
export const publishedListPath = (name: 'plans' | 'hardware') => `/lists/${name}.json`;

/** Sorts by category, then by price. */
function sortForShop<T extends { category: PlanCategory; price: number; name: string }>(
  items: readonly T[],
): T[] {
  return items.toSorted(
    (a, b) =>
      planCategories.indexOf(a.category) - planCategories.indexOf(b.category) ||
      a.price - b.price ||
      a.name.localeCompare(b.name, 'en-NZ'),
  );
}

type Schema<T> = { safeParse: (value: unknown) => { success: true; data: T } | { success: false } };

/** Keeps the records that match their schema: a damaged one must neither empty the list nor be dropped silently. */
export function keepReadable<T>(records: readonly unknown[], schema: Schema<T>): T[] {
  const parsed = records.map((record) => schema.safeParse(record));
  const readable = parsed.flatMap((result) => (result.success ? [result.data] : []));
  if (readable.length < records.length) {
    // biome-ignore lint/suspicious/noConsole: says why a record is missing.
    console.warn(`${records.length - readable.length} records do not fit their schema and are left out`);
  }
  return readable;
}
