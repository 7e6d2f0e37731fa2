import { statusOf, storeStatus } from '@kowhai/domain/orders/order-status';
import { countAll } from '#firebase/lists/count.ts';
import { log } from '#firebase/log.ts';
import { ignoring } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';

const pageSize = 400;

/**
 * Orders of older versions have no status word, so no filter finds them. Two counts tell whether any is left.
 * @param end when to stop, in milliseconds since 1970
 */
export async function backfillStatus(end: number): Promise<void> {
  const { documentId, ...store } = await openStore();
  const orders = store.orders.withConverter(null);
  if ((await countAll(orders)) === (await countAll(orders.orderBy('status')))) return;

  let filledIn = 0;
  let page = orders.orderBy(documentId).select('status', 'isProcessing', 'isCompleted').limit(pageSize);
  while (Date.now() < end) {
    const { docs } = await page.get();
    for (const snapshot of docs.filter((found) => found.get('status') === undefined)) {
      const status = readStatus(snapshot.data());
      // A change of the order meanwhile has stored its status already.
      await snapshot.ref
        .update(status, { lastUpdateTime: snapshot.updateTime })
        .catch(ignoring('FAILED_PRECONDITION', 'NOT_FOUND'));
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
  // A damaged flag is left for people to look at; with a word it is not looked for again.
  return isWhole ? stored : { status: stored.status };
}
