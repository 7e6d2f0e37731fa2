import { type Hardware, hardware as hardwareSchema } from '@kowhai/domain/hardware';
import { type Plan, plan as planSchema } from '@kowhai/domain/plan';
import type { QueryKey } from '@tanstack/react-query';

/** What the pages are built with. Where it comes from is the caller's to choose. */
export type Catalogue = { plans: readonly Plan[]; hardware: readonly Hardware[] };

/** Checks records as they come from a file or a database; what is not published is no part of the site. */
export function parseCatalogue(plans: readonly unknown[], hardware: readonly unknown[]): Catalogue {
  return {
    plans: plans.map((record) => planSchema.parse(record)).filter(({ isPublished }) => isPublished),
    hardware: hardware.map((record) => hardwareSchema.parse(record)).filter(({ isPublished }) => isPublished),
  };
}

// What only a page of one's own shows. Every byte of a list is loaded before the page is seen.
const withoutLongTexts = {
  plan: (plan: Plan): Plan => ({
    ...plan,
    productOverview: '',
    modemReqs: '',
    feature1: '',
    feature2: '',
    feature3: '',
    offerSummaryPath: '',
  }),
  hardware: (item: Hardware): Hardware => ({
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
  }),
};

/**
 * Answers a query of `#data/queries.ts` from the catalogue, by its key, as Firestore would answer it in the browser;
 * lists without their long texts, which the refresh brings after the page is live.
 *
 * @returns the answer, or undefined for what no visitor may read
 * @throws where a page asks the catalogue for something that it cannot answer: the page would be built empty
 */
export function answerQuery({ plans, hardware }: Catalogue, key: QueryKey): unknown {
  const [tag, kind, which] = key;
  if (tag === 'Product' && kind === 'list') {
    return plans.filter(({ category }) => which === 'all' || category === which).map(withoutLongTexts.plan);
  }
  const found =
    tag === 'Product' && kind === 'one'
      ? plans.find(({ _id }) => _id === which)
      : tag === 'Hardware' && kind === 'list'
        ? hardware.map(withoutLongTexts.hardware)
        : tag === 'Hardware' && kind === 'one'
          ? hardware.find(({ _id }) => _id === which)
          : undefined;
  if (found === undefined && (tag === 'Product' || tag === 'Hardware')) {
    throw new Error(`A page asks for ${JSON.stringify(key)}, which the catalogue cannot answer`);
  }
  return found;
}
