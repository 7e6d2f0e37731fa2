/** A piece of hardware: mesh units and routers that are sold once, not by the month. */
import * as z from 'zod/mini';
import { price } from '#domain/price-schema.ts';
import { documentMonth, documentPath, imagePath } from '#domain/stored-file.ts';
import { id, line, prose, timestamp } from '#domain/text-schema.ts';
import { planCategory } from './plan.ts';
import { type PlanCategory, planCategoryNames } from './plan-category.ts';

const shortText = line('This text is invalid', { min: 0, max: 120 });
const sentence = line('This text is invalid', { min: 0, max: 400 });
const longText = prose('This text is invalid', { min: 0, max: 5000 });

/**
 * How many units are on the shelf, or how many somebody wants: a whole number. Without an upper bound, so that whatever
 * comes back from deleted orders can be read.
 */
export const stockCount = z.int('Stock must be a whole number').check(z.gte(0, 'Stock can’t be below 0'));

/** How many units staff may enter. */
export const enteredStock = stockCount.check(z.lte(100_000, 'Stock is too high'));

/** The fields that staff edit. All texts may be empty while the item is a draft. */
export const hardwareFields = z.object({
  name: shortText,
  /** Matched to a plan's category: it decides with which plans the item is offered. */
  category: planCategory,
  /** The plans that it works with, by their names and with commas between. Empty: all plans of its category. */
  worksWith: line('This text is invalid', { min: 0, max: 200 }),
  imagePath,
  imageAlt: line('This text is invalid', { min: 0, max: 200 }),
  factsheetPath: documentPath,
  price,
  shortDescription: sentence,
  introductionInfo: longText,
  moreInfo: longText,
  tagline: sentence,
  hardwareFeatureName1: shortText,
  hardwareFeatureName2: shortText,
  hardwareFeatureName3: shortText,
  hardwareFeatureName4: shortText,
  hardwareFeatureInfo1: sentence,
  hardwareFeatureInfo2: sentence,
  hardwareFeatureInfo3: sentence,
  hardwareFeatureInfo4: sentence,
  countInStock: enteredStock,
  isPublished: z.boolean('Published must be yes or no'),
});
export type HardwareFields = z.output<typeof hardwareFields>;

export const hardware = z.extend(hardwareFields, {
  _id: id,
  worksWith: z._default(hardwareFields.shape.worksWith, ''),
  countInStock: stockCount,
  /** Of which month the factsheet is: the server's note, and missing in older records. */
  factsheetMonth: z.optional(documentMonth),
  updatedAt: timestamp,
});
export type Hardware = z.output<typeof hardware>;

/** What a freshly created item holds: nothing that could be sold by accident. */
export const blankHardware: HardwareFields = {
  name: '',
  category: 'fibre',
  worksWith: '',
  imagePath: '',
  imageAlt: '',
  factsheetPath: '',
  price: 0,
  shortDescription: '',
  introductionInfo: '',
  moreInfo: '',
  tagline: '',
  hardwareFeatureName1: '',
  hardwareFeatureName2: '',
  hardwareFeatureName3: '',
  hardwareFeatureName4: '',
  hardwareFeatureInfo1: '',
  hardwareFeatureInfo2: '',
  hardwareFeatureInfo3: '',
  hardwareFeatureInfo4: '',
  countInStock: 0,
  isPublished: false,
};

/**
 * Says what an item still lacks before customers may see it.
 *
 * @returns a message for each field in the way; no key means the item can be published
 */
export function listHardwarePublishProblems(
  fields: HardwareFields,
): Partial<Record<keyof HardwareFields, string>> {
  const problems: Partial<Record<keyof HardwareFields, string>> = {};
  if (fields.name === '') problems.name = 'Enter a name';
  // What is no number is no price either.
  if (!(fields.price > 0)) problems.price = 'Enter a price above 0';
  return problems;
}

/**
 * Picks the hardware that goes with the plans of a cart (specification, "Order add-ons"): each item whose category
 * is a plan's category, once, however many plans it matches.
 */
export function listHardwareForPlans<H extends { category: string }, P extends { category: string }>(
  hardware: readonly H[],
  plans: readonly P[],
): H[] {
  const categories = new Set(plans.map((plan) => plan.category));
  return hardware.filter((item) => categories.has(item.category));
}

type FittingItem = { category: PlanCategory; worksWith: string };
type NamedPlan = { name: string; category: string };

/** Tells whether an item goes with one of the plans. Where there is no plan yet, nothing speaks against it. */
export function goesWithPlans(item: FittingItem, plans: readonly NamedPlan[]): boolean {
  const names = listPlanNames(item).map((name) => name.toLowerCase());
  const fits = ({ name, category }: NamedPlan) =>
    category === item.category && (names.length === 0 || names.includes(name.trim().toLowerCase()));
  return plans.length === 0 || plans.some(fits);
}

/** Names what an item is made for: "Wireless Everyday and Wireless Plus", or "all fibre plans". */
export function describeFit(item: FittingItem): string {
  const names = listPlanNames(item);
  if (names.length === 0) return `all ${planCategoryNames[item.category].toLowerCase()} plans`;
  // Without Intl, whose first formatter keeps a phone waiting: cards say this as their page comes to life.
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ');
}

function listPlanNames({ worksWith }: FittingItem): string[] {
  return worksWith.split(',').flatMap((name) => name.trim() || []);
}

/** Tells what connects a home from what makes its Wi-Fi reach further. An item says by its name what it is. */
function isModem({ name }: { name: string }): boolean {
  return /\b(modem|router|gateway)\b/i.test(name);
}

/** Puts what goes with the plans first, and among that, modems, routers and gateways. */
export function sortForPlans<H extends FittingItem & { name: string }>(
  hardware: readonly H[],
  plans: readonly NamedPlan[],
): H[] {
  const rank = (item: H) => (goesWithPlans(item, plans) ? 0 : 2) + (isModem(item) ? 0 : 1);
  return hardware.toSorted((a, b) => rank(a) - rank(b));
}

/** The least dear modem, router or gateway that goes with a plan; one that is out of stock only where all are. */
export function findModem<H extends FittingItem & { name: string; price: number; countInStock: number }>(
  hardware: readonly H[],
  plan: NamedPlan,
): H | null {
  const fitting = hardware.filter((item) => isModem(item) && goesWithPlans(item, [plan]));
  const inStock = fitting.filter(({ countInStock }) => countInStock > 0);
  const [first] = (inStock.length > 0 ? inStock : fitting).toSorted((a, b) => a.price - b.price);
  return first ?? null;
}
