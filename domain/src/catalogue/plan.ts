/** A broadband plan: the specification's "service", the wire's "product". */
import * as z from 'zod/mini';
import { price } from '#domain/price-schema.ts';
import { documentMonth, documentPath } from '#domain/stored-file.ts';
import { id, line, prose, timestamp } from '#domain/text-schema.ts';
import { listUnprintable } from './offer-summary.ts';
import { planCategories } from './plan-category.ts';
import { findTypicalProblems, needsUnit, readMbps } from './plan-speeds.ts';

export const planCategory = z.enum(planCategories, 'Category is invalid');

const shortText = line('This text is invalid', { min: 0, max: 120 });
const longText = prose('This text is invalid', { min: 0, max: 5000 });

export const planFields = z.object({
  name: shortText,
  category: planCategory,
  download: shortText,
  upload: shortText,
  /** Measured over a cable at busy times; empty until measured. */
  typicalDownload: shortText,
  typicalUpload: shortText,
  speedSource: shortText,
  dataCap: shortText,
  term: shortText,
  equipment: shortText,
  price,
  description: longText,
  productOverview: longText,
  feature1: line('This text is invalid', { min: 0, max: 300 }),
  feature2: line('This text is invalid', { min: 0, max: 300 }),
  feature3: line('This text is invalid', { min: 0, max: 300 }),
  modemReqs: longText,
  highlight: line('This text is invalid', { min: 0, max: 30 }),
  offerSummaryPath: documentPath,
  isPublished: z.boolean('Published must be yes or no'),
});
export type PlanFields = z.output<typeof planFields>;

export const plan = z.extend(planFields, {
  _id: id,
  /** Set by the server with the document. */
  offerSummaryMonth: z.optional(documentMonth),
  updatedAt: timestamp,
  /** When staff last changed it. */
  editedAt: timestamp,
});
export type Plan = z.output<typeof plan>;

const requiredToPublish = {
  name: 'Enter a name',
  download: 'Enter the download speed',
  upload: 'Enter the upload speed',
  dataCap: 'Enter the data cap',
  term: 'Enter the term',
  equipment: 'Enter the equipment',
} as const;

export function listPlanPublishProblems(fields: PlanFields): Partial<Record<keyof PlanFields, string>> {
  const problems = listUnprintable(fields);
  for (const [field, message] of Object.entries(requiredToPublish) as [
    keyof typeof requiredToPublish,
    string,
  ][]) {
    if (fields[field] === '') problems[field] = message;
  }
  for (const speed of ['download', 'upload'] as const) {
    if (fields[speed] !== '' && !(readMbps(fields[speed]) > 0)) problems[speed] = needsUnit;
  }
  Object.assign(problems, findTypicalProblems(fields));
  // Refuses NaN too.
  if (!(fields.price > 0)) problems.price = 'Enter a price above 0';
  return problems;
}
