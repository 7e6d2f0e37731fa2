import type { App } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';

/** Forgets what was counted under limits, so that the demo users may order and sign in again. */
export async function clearRateLimits(app: App): Promise<void> {
  const firestore = getFirestore(app);
  const counters = await firestore.collection('rateLimits').listDocuments();
  // A batch takes 500 writes.
  for (let start = 0; start < counters.length; start += 500) {
    const batch = firestore.batch();
    for (const counter of counters.slice(start, start + 500)) batch.delete(counter);
    await batch.commit();
  }
}
