import { lowStock } from '@kowhai/domain/catalogue/catalogue-change';
import type { Dashboard } from '@kowhai/domain/desk/dashboard';
import { listSorted } from '#firebase/lists/list-sorted.ts';
import { openStore } from '#firebase/store.ts';
import { readAll } from '#firebase/unreadable.ts';

const maxItems = 50;
const maxChecked = 200;

export async function listLowStock(): Promise<Dashboard['lowStock']> {
  const { hardwares } = await openStore();
  const low = hardwares.where('isPublished', '==', true).where('countInStock', '<=', lowStock);
  const order = { by: ['countInStock'], isAscending: true } as const;
  const { items } = await listSorted(low, { limit: maxItems }, order);
  return items.map(({ _id, name, countInStock }) => ({ _id, name, countInStock }));
}

/** Browsers read the catalogue without the server, so damaged items are looked for here. */
export async function checkCatalogue(): Promise<void> {
  const { products, hardwares } = await openStore();
  await Promise.all(
    [products, hardwares].map(async (collection) => {
      const { docs } = await collection.limit(maxChecked).get();
      await readAll<unknown>(docs);
    }),
  );
}

export async function countNewUsers(since: string): Promise<number> {
  const { users, toTimestamp } = await openStore();
  return (await users.where('createdAt', '>=', toTimestamp(since)).count().get()).data().count;
}

export async function countUnansweredEnquiries(): Promise<number> {
  const { enquiries } = await openStore();
  return (await enquiries.where('isAnswered', '==', false).count().get()).data().count;
}
