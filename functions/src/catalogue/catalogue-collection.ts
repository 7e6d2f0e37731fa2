import type { AuditKind } from '@kowhai/domain/audit/audit';
import { type Hardware, listHardwarePublishProblems } from '@kowhai/domain/catalogue/hardware';
import { blankHardware } from '@kowhai/domain/catalogue/hardware-fields';
import { decideOfferSummary, madeSummaryStart } from '@kowhai/domain/catalogue/offer-summary';
import { listPlanPublishProblems, type Plan } from '@kowhai/domain/catalogue/plan';
import type { PlanCategory } from '@kowhai/domain/catalogue/plan-category';
import { blankPlan } from '@kowhai/domain/catalogue/plan-fields';
import { makeFileName, storeFiles } from '#database/storage.ts';
import type { Batch, Collection, Store } from '#database/store.ts';
import { namePlans, renamePlan } from './name-plans.ts';

export type CatalogueItem = {
  _id: string;
  name: string;
  category: PlanCategory;
  price: number;
  isPublished: boolean;
  updatedAt: string;
  editedAt: string;
  countInStock?: number;
};

type FileField<T> = {
  path: keyof T & string;
  missing: string;
  month?: keyof T & string;
};

export type CatalogueCollection<T extends CatalogueItem> = {
  kind: AuditKind;
  priceKind: 'plan' | 'hardware';
  title: string;
  open: (store: Store) => Collection<T>;
  blank: Omit<T, '_id' | 'updatedAt' | 'editedAt'>;
  /** Not copied: files name the original, and stock is counted once. */
  resetInCopy: Partial<T>;
  listPublishProblems: (item: T) => Partial<Record<string, string>>;
  files: readonly FileField<T>[];
  changeAlong?: (before: T, after: T) => Promise<Partial<T>>;
  /** Changes other records in the same transaction. @returns whether customers see one of them */
  changeOthers?: (batch: Batch, before: T, after: T) => Promise<boolean>;
};

export const planCollection: CatalogueCollection<Plan> = {
  kind: 'plan',
  priceKind: 'plan',
  title: 'Service',
  open: (store) => store.products,
  blank: blankPlan,
  resetInCopy: { offerSummaryPath: '' },
  listPublishProblems: listPlanPublishProblems,
  files: [
    {
      path: 'offerSummaryPath',
      missing: 'The offer summary file is missing. Upload it again.',
      month: 'offerSummaryMonth',
    },
  ],
  changeAlong: renewOfferSummary,
  changeOthers: renamePlan,
};

export const hardwareCollection: CatalogueCollection<Hardware> = {
  kind: 'hardware',
  priceKind: 'hardware',
  title: 'Hardware',
  open: (store) => store.hardwares,
  blank: blankHardware,
  resetInCopy: { countInStock: 0, factsheetPath: '' },
  listPublishProblems: listHardwarePublishProblems,
  files: [
    { path: 'imagePath', missing: 'The image file is missing. Upload it again.' },
    {
      path: 'factsheetPath',
      missing: 'The factsheet file is missing. Upload it again.',
      month: 'factsheetMonth',
    },
  ],
  changeAlong: namePlans,
};

export async function storeOfferSummary(plan: Plan): Promise<{ offerSummaryPath: string }> {
  const offerSummaryPath = `${madeSummaryStart}${makeFileName()}.pdf`;
  const { renderOfferSummary } = await import('@kowhai/documents/offer-summary');
  const bytes = await renderOfferSummary({ ...plan, updatedAt: new Date().toISOString() });
  await storeFiles(offerSummaryPath, [{ path: offerSummaryPath, bytes, contentType: 'application/pdf' }]);
  return { offerSummaryPath };
}

export async function renewOfferSummary(before: Plan, after: Plan): Promise<Partial<Plan>> {
  const decision = decideOfferSummary(before, after);
  if (decision === 'make') return storeOfferSummary(after);
  return decision === 'remove' ? { offerSummaryPath: '' } : {};
}
