/** Orders of older versions have no status word. They are read right all the same, but no filter finds them. */
import { statusOf, storeStatus } from '@kowhai/domain/order-status';
import { log } from '#firebase/log.ts';
import { isConflict } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';

const pageSize = 400;

/**
 * Gives every stored order its status word. Two counts tell whether any lacks it, one read for each thousand orders;
 * only then are the orders looked through.
 *
 * @param end when to stop, in milliseconds since 1970; the next sweep does the rest
 */
export async function backfillStatus(end: number): Promise<void> {
  const { db, documentId } = await openStore();
  const orders = db.collection('orders');
  const [all, withStatus] = await Promise.all([orders.count().get(), orders.orderBy('status').count().get()]);
  if (all.data().count === withStatus.data().count) return;

  let filledIn = 0;
  let page = orders.orderBy(documentId).select('status', 'isProcessing', 'isCompleted').limit(pageSize);
  while (Date.now() < end) {
    const { docs } = await page.get();
    for (const snapshot of docs.filter((found) => found.get('status') === undefined)) {
      const status = readStatus(snapshot.data());
      // Somebody who changed the order meanwhile has stored its word, too.
      await snapshot.ref.update(status, { lastUpdateTime: snapshot.updateTime }).catch((error: unknown) => {
        if (!isConflict(error)) throw error;
      });
      filledIn++;
    }
    const last = docs.at(-1);
    if (last === undefined || docs.length < pageSize) break;
    page = page.startAfter(last);
  }
  log('INFO', 'Orders of an older version were given their status word', { filledIn });
}

function readStatus({ isProcessing, isCompleted }: Record<string, unknown>) {
  const stored = storeStatus(
    statusOf({ isProcessing: isProcessing === true, isCompleted: isCompleted === true }),
  );
  const isWhole = typeof isProcessing === 'boolean' && typeof isCompleted === 'boolean';
  // What is no flag is left as it is, for people to look at; with a word it is not looked for every minute.
  return isWhole ? stored : { status: stored.status };
}
