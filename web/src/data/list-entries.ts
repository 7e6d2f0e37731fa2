import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { type PlanCategory, planCategories } from '@kowhai/domain/catalogue/plan-category';

/**
 * Lists come without the texts that only an item's own page shows: they would be the larger part of what a list page
 * loads before it is seen. The pages that are built and the answers of the database leave out the same, and stand in the
 * same order, so that a refresh changes and moves nothing where nothing changed.
 */
export function toListedPlan(plan: Plan): Plan {
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

export function toListedHardware(item: Hardware): Hardware {
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

/** By kind of plan, the cheapest first. */
export function sortForShop<T extends { category: PlanCategory; price: number; name: string }>(
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

/** Keeps the records that fit their schema: a damaged one must not empty the list, nor go unseen. */
export function keepReadable<T>(records: readonly unknown[], schema: Schema<T>): T[] {
  const parsed = records.map((record) => schema.safeParse(record));
  const readable = parsed.flatMap((result) => (result.success ? [result.data] : []));
  if (readable.length < records.length) {
    // biome-ignore lint/suspicious/noConsole: whoever looks for a missing record finds out here why.
    console.warn(`${records.length - readable.length} records do not fit their schema and are left out`);
  }
  return readable;
}
