import { statusOf, storeStatus } from '@kowhai/domain/orders/order-status';
import { ignoring } from '#firebase/retry.ts';
import { openStore, type Snapshot } from '#firebase/store.ts';
import { goThroughOnce } from './go-through-once.ts';

/**
 * Orders of older versions have no status word, so no filter finds them: they are given the one that their flags mean.
 * @param end when to stop, in milliseconds since 1970; the next run goes on from there
 */
export async function backfillStatus(end: number): Promise<void> {
  const { orders } = await openStore();
  await goThroughOnce('status-of-orders', orders, (id) => addStatus(orders.doc(id)), end);
}

async function addStatus(ref: Snapshot['ref']): Promise<void> {
  const snapshot = await ref.get();
  if (!snapshot.exists || snapshot.get('status') !== undefined) return;
  // A change of the order meanwhile has stored its status already.
  await ref
    .update(readStatus(snapshot), { lastUpdateTime: snapshot.updateTime })
    .catch(ignoring('FAILED_PRECONDITION', 'NOT_FOUND'));
}

function readStatus(snapshot: Snapshot) {
  const isProcessing: unknown = snapshot.get('isProcessing');
  const isCompleted: unknown = snapshot.get('isCompleted');
  const stored = storeStatus(
    statusOf({ isProcessing: isProcessing === true, isCompleted: isCompleted === true }),
  );
  const isWhole = typeof isProcessing === 'boolean' && typeof isCompleted === 'boolean';
  // A damaged flag is left for people to look at; with a word it is not looked for again.
  return isWhole ? stored : { status: stored.status };
}
