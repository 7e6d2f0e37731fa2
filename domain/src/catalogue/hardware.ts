/** A piece of hardware: mesh units and routers that are sold once, not by the month. */
import * as z from 'zod/mini';
import { price } from '#domain/price-schema.ts';
import { documentMonth, documentPath, imagePath } from '#domain/stored-file.ts';
import { id, line, prose, timestamp } from '#domain/text-schema.ts';
import { planCategory } from './plan.ts';

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

/** A plan by its id, with its name as people read it: the last one that it had, where the plan is gone. */
export const planName = z.object({ _id: id, name: line('This text is invalid', { min: 0, max: 120 }) });
export type PlanName = z.output<typeof planName>;

/** The fields that staff edit. All texts may be empty while the item is a draft. */
export const hardwareFields = z.object({
  name: shortText,
  /** Matched to a plan's category: it decides with which plans the item is offered. */
  category: planCategory,
  /** The plans that it works with; none: all plans of its category. The server keeps the names up to date. */
  worksWith: z.array(planName).check(z.maxLength(50, 'Choose at most 50 plans')),
  /** Connects a home (modem, router, gateway), and does not only extend its Wi-Fi. */
  isModem: z.boolean('Modem must be yes or no'),
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
  countInStock: stockCount,
  /** The month of the factsheet; set by the server, missing in older records. */
  factsheetMonth: z.optional(documentMonth),
  updatedAt: timestamp,
});
export type Hardware = z.output<typeof hardware>;

/** What a freshly created item holds: nothing that could be sold by accident. */
export const blankHardware: HardwareFields = {
  name: '',
  category: 'fibre',
  worksWith: [],
  isModem: false,
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
  // Written so that NaN is refused, too.
  if (!(fields.price > 0)) problems.price = 'Enter a price above 0';
  return problems;
}
