import type { Order } from '@kowhai/domain/order';
import { type Batch, openStore } from '#firebase/store.ts';
import { markPagesStale } from '#functions/page-state.ts';

/**
 * Adds to a batch what puts an order's hardware back on the shelf. What is no longer sold is left out.
 * @returns whether something is on sale again that had run out
 */
export async function returnStock(batch: Batch, { orderHardwares }: Order): Promise<boolean> {
  const { getAll, hardwares, increment, serverTime } = await openStore();
  const items = await getAll(orderHardwares.map((line) => hardwares.doc(line._id)));
  for (const [index, item] of items.entries()) {
    const countInStock = increment(orderHardwares[index]?.qty ?? 0);
    if (item.exists) batch.update(item.ref, { countInStock, updatedAt: serverTime() });
  }
  const isRestocked = items.some(
    (item) => item.get('isPublished') === true && item.get('countInStock') === 0,
  );
  if (isRestocked) await markPagesStale(batch);
  return isRestocked;
}
