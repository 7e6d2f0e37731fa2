import { keptUntil } from '#database/collections.ts';
import { processDue } from '#database/process-due.ts';
import { readUpTo } from '#database/read-up-to.ts';
import { removeFile } from '#database/storage.ts';
import { store } from '#database/store.ts';

const maxUploads = 50;

/** Removes files that neither an item nor an order names any more. Others are checked again a day later. */
export async function sweepUploads(): Promise<void> {
  const now = store.toTimestamp(new Date().toISOString());
  const due = await readUpTo(store.uploads.where('dueAt', '<=', now), maxUploads);
  await processDue(due.docs, async (snapshot) => {
    const upload = snapshot.data();
    if (upload && (await isNamed(upload.path))) {
      await snapshot.ref.update(store.toFields({ dueAt: keptUntil('uploads') }));
    } else {
      await Promise.all(upload?.files.map(removeFile) ?? []);
      await snapshot.ref.delete();
    }
  });
}

async function isNamed(path: string): Promise<boolean> {
  const found = await Promise.all([
    store.products.where('offerSummaryPath', '==', path).limit(1).select().get(),
    store.hardwares.where('imagePath', '==', path).limit(1).select().get(),
    store.hardwares.where('factsheetPath', '==', path).limit(1).select().get(),
    store.orders.where('documentPaths', 'array-contains', path).limit(1).select().get(),
    store.archivedOrders.where('documentPaths', 'array-contains', path).limit(1).select().get(),
  ]);
  return found.some((list) => !list.empty);
}
