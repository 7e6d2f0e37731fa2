/** What else a day begins with: what runs out, who is new, and who waits for an answer. */
import { lowStock } from '@kowhai/domain/catalogue-change';
import type { Dashboard } from '@kowhai/domain/dashboard';
import { openStore } from '#firebase/store.ts';

/** So many items are shown; whoever has more of them out of stock knows it. */
const mostItems = 50;

export async function listLowStock(): Promise<Dashboard['lowStock']> {
  const { hardwares } = await openStore();
  const low = await hardwares
    .where('isPublished', '==', true)
    .where('countInStock', '<=', lowStock)
    .orderBy('countInStock')
    .limit(mostItems)
    .get();
  return low.docs.map((snapshot) => {
    const { _id, name, countInStock } = snapshot.data();
    return { _id, name, countInStock };
  });
}

/** @param since as an ISO 8601 string */
export async function countNewUsers(since: string): Promise<number> {
  const { users, toTimestamp } = await openStore();
  return (await users.where('createdAt', '>=', toTimestamp(since)).count().get()).data().count;
}

export async function countUnansweredEnquiries(): Promise<number> {
  const { db } = await openStore();
  return (await db.collection('enquiries').where('isAnswered', '==', false).count().get()).data().count;
}
