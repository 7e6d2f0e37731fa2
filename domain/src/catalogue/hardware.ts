import * as z from 'zod/mini';
import { price } from '#domain/price-schema.ts';
import { documentMonth, documentPath, imagePath } from '#domain/stored-file.ts';
import { id, line, prose, timestamp } from '#domain/text-schema.ts';
import { planCategory } from './plan.ts';

const shortText = line('This text is invalid', { min: 0, max: 120 });
const sentence = line('This text is invalid', { min: 0, max: 400 });
const longText = prose('This text is invalid', { min: 0, max: 5000 });

/** A whole number of units. Unlimited, so that stock returned by deleted orders stays readable. */
export const stockCount = z.int('Stock must be a whole number').check(z.gte(0, 'Stock can’t be below 0'));

export const enteredStock = stockCount.check(z.lte(100_000, 'Stock is too high'));

/** A plan's id and its name; of a deleted plan, the last one. */
export const planName = z.object({ _id: id, name: line('This text is invalid', { min: 0, max: 120 }) });
export type PlanName = z.output<typeof planName>;

export const hardwareFields = z.object({
  name: shortText,
  category: planCategory,
  /** Empty for all plans of its category. The server keeps the names current. */
  worksWith: z.array(planName).check(z.maxLength(50, 'Choose at most 50 plans')),
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
  /** Set by the server with the document. */
  factsheetMonth: z.optional(documentMonth),
  updatedAt: timestamp,
  /** When staff last changed it: a sale makes it newer, but is no edit. */
  editedAt: timestamp,
});
export type Hardware = z.output<typeof hardware>;

/** @returns a message for each field that keeps the item from being published */
export function listHardwarePublishProblems(
  fields: HardwareFields,
): Partial<Record<keyof HardwareFields, string>> {
  const problems: Partial<Record<keyof HardwareFields, string>> = {};
  if (fields.name === '') problems.name = 'Enter a name';
  // Refuses NaN too.
  if (!(fields.price > 0)) problems.price = 'Enter a price above 0';
  return problems;
}
