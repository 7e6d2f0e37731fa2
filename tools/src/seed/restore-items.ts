import { shippedHardware } from '@kowhai/catalogue/hardware';
import { CATALOGUE_DATE, shippedPlans } from '@kowhai/catalogue/plans';
import { type Hardware, hardware } from '@kowhai/domain/catalogue/hardware';
import { type Plan, plan } from '@kowhai/domain/catalogue/plan';
import type { Coverage } from '@kowhai/domain/coverage/coverage';
import { type Collection, collections, toDocument } from '@kowhai/functions/database/collections';
import type { App } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { markPagesChanged, writePriceList } from './write-records.ts';

export type CatalogueName = 'products' | 'hardwares' | 'coverage';
export type Shipped = Plan | Hardware | Coverage;

/** The shipped plans and hardware, and no others. */
export async function restoreItems(app: App): Promise<{ plans: number; hardware: number }> {
  const { plans, items } = readShipped();
  await Promise.all([restoreCollection(app, 'products', plans), restoreCollection(app, 'hardwares', items)]);
  await writePriceList(app);
  await markPagesChanged(app);
  return { plans: plans.length, hardware: items.length };
}

export function readShipped(): { plans: Plan[]; items: Hardware[] } {
  const publish = (item: object) => ({
    ...item,
    isPublished: true,
    updatedAt: CATALOGUE_DATE,
    editedAt: CATALOGUE_DATE,
  });
  return {
    plans: shippedPlans.map((item) => plan.parse(publish(item))),
    items: shippedHardware.map((item) => hardware.parse(publish(item))),
  };
}

export async function restoreCollection(
  app: App,
  name: CatalogueName,
  records: readonly Shipped[],
): Promise<void> {
  const firestore = getFirestore(app);
  const collection = firestore.collection(name);
  const shipped = new Set(records.map((record) => record._id));
  const strangers = (await collection.listDocuments()).filter((document) => !shipped.has(document.id));

  const batch = firestore.batch();
  for (const stranger of strangers) batch.delete(stranger);
  for (const record of records) {
    batch.set(
      collection.doc(record._id),
      toDocument(collections[name] as Collection<Shipped>, record, Timestamp),
    );
    if ('countInStock' in record)
      batch.set(firestore.doc(`audit/shipped-stock_${record._id}`), makeStockEntry(record));
  }
  await batch.commit();
}

/** The data checks count stock from this audit entry on, so it never expires. */
function makeStockEntry({ _id: itemId, name, countInStock }: Hardware) {
  const entry = {
    _id: `shipped-stock_${itemId}`,
    at: new Date().toISOString(),
    by: { _id: 'seed', name: 'The shipped catalogue' },
    record: { kind: 'hardware' as const, _id: itemId, name },
    action: 'update' as const,
    changes: [{ field: 'countInStock', from: null, to: countInStock }],
  };
  const { expiresAt: _, ...fields } = toDocument(collections.audit, entry, Timestamp);
  return fields;
}
