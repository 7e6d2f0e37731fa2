import { pathToFileURL } from 'node:url';
import { auditEntry } from '@kowhai/domain/audit';
import { hardware } from '@kowhai/domain/hardware';
import { plan } from '@kowhai/domain/plan';
import type { App } from 'firebase-admin/app';
import {
  type DocumentData,
  FieldValue,
  type Firestore,
  getFirestore,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { repositoryPath } from '#tools/command/repository.ts';

type Shipped = DocumentData & { _id: string; updatedAt: string };

/**
 * Makes the catalogue's collections hold the shipped plans and hardware, and nothing else.
 * @returns how many of each there are
 */
export async function restoreCatalogue(app: App): Promise<{ plans: number; hardware: number }> {
  const { plans, items } = await readShipped();
  await Promise.all([restoreCollection(app, 'products', plans), restoreCollection(app, 'hardwares', items)]);
  // As each change of the catalogue does: the pages follow, where they do.
  await getFirestore(app).doc('site/pages').set({ changedAt: FieldValue.serverTimestamp() }, { merge: true });
  return { plans: plans.length, hardware: items.length };
}

/**
 * Puts the shipped plans and hardware where there are none at all; a collection that holds anything stays as it is.
 * @returns how many of each were added
 */
export async function fillCatalogue(app: App): Promise<{ plans: number; hardware: number }> {
  const { plans, items } = await readShipped();
  const fill = async (name: string, records: readonly Shipped[]) => {
    const { empty } = await getFirestore(app).collection(name).limit(1).get();
    if (empty) await restoreCollection(app, name, records);
    return empty ? records.length : 0;
  };
  return { plans: await fill('products', plans), hardware: await fill('hardwares', items) };
}

async function readShipped(): Promise<{ plans: Shipped[]; items: Shipped[] }> {
  const { shippedPlans, CATALOGUE_DATE } = await importCatalogue('plans.ts');
  const { shippedHardware } = await importCatalogue('hardware.ts');
  const publish = (item: object) => ({ ...item, isPublished: true, updatedAt: CATALOGUE_DATE });
  const plans: Shipped[] = shippedPlans.map((item: object) => plan.parse(publish(item)));
  const items: Shipped[] = shippedHardware.map((item: object) => hardware.parse(publish(item)));
  return { plans, items };
}

// The catalogue is data beside the workspaces, not a package: it is named by its path, and checked on arrival.
function importCatalogue(file: string) {
  return import(pathToFileURL(repositoryPath('catalogue/src', file)).href);
}

async function restoreCollection(app: App, name: string, records: readonly Shipped[]): Promise<void> {
  const firestore = getFirestore(app);
  const collection = firestore.collection(name);
  const shipped = new Set(records.map((record) => record._id));
  const strangers = (await collection.listDocuments()).filter((document) => !shipped.has(document.id));

  const batch = firestore.batch();
  for (const stranger of strangers) batch.delete(stranger);
  for (const { _id, updatedAt, ...fields } of records) {
    batch.set(collection.doc(_id), { ...fields, updatedAt: Timestamp.fromDate(new Date(updatedAt)) });
    if (name === 'hardwares') noteStock(firestore, batch, { _id, ...fields });
  }
  await batch.commit();
}

/** From this entry of the audit trail on, what was ordered and counted tells what there should be. */
function noteStock(
  firestore: Firestore,
  batch: WriteBatch,
  { _id: itemId, name, countInStock }: DocumentData,
) {
  const now = Timestamp.now();
  const { _id, at, ...entry } = auditEntry.parse({
    _id: `shipped-stock_${itemId}`,
    at: now.toDate().toISOString(),
    by: { _id: 'seed', name: 'The shipped catalogue' },
    item: { kind: 'hardware', _id: itemId, name },
    action: 'update',
    changes: [{ field: 'countInStock', from: null, to: countInStock }],
  });
  batch.set(firestore.doc(`audit/${_id}`), { ...entry, at: now, itemKey: `hardware:${itemId}` });
}
