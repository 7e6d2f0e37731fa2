import type { Order } from '@kowhai/domain/orders/order';
import { markPagesStale } from '#firebase/page-state.ts';
import { type MergingWriter, openStore, type Updater } from '#firebase/store.ts';

/**
 * Adds to a commit what puts an order's hardware back on the shelf. What is no longer sold is left out.
 * @returns whether something is on sale again that had run out
 */
export async function returnStock(
  writer: Updater & MergingWriter,
  { orderHardwares }: Pick<Order, 'orderHardwares'>,
): Promise<boolean> {
  const { getAll, hardwares, increment, serverTime } = await openStore();
  const items = await getAll(orderHardwares.map((line) => hardwares.doc(line._id)));
  for (const [index, item] of items.entries()) {
    const countInStock = increment(orderHardwares[index]?.qty ?? 0);
    if (item.exists) writer.update(item.ref, { countInStock, updatedAt: serverTime() });
  }
  const isRestocked = items.some(
    (item) => item.get('isPublished') === true && item.get('countInStock') === 0,
  );
  if (isRestocked) await markPagesStale(writer);
  return isRestocked;
}
