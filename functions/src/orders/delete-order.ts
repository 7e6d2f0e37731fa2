import { statusOf } from '@kowhai/domain/order-status';
import { isConflict, isTransient, retry } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';
import type { Handler } from '#functions/handler.ts';
import { noSuchOrder } from './get-order.ts';

/** Deletes an order. Its units go back on the shelf, unless it was completed: then it is kept out of every list. */
export const deleteOrder: Handler<'deleteOrder'> = async ({ params }) => {
  await retry(() => tryToDelete(params.id), {
    isWorthRetrying: (error) => isTransient(error) || isConflict(error),
  });
  return { message: 'Order was successfully deleted' };
};

async function tryToDelete(orderId: string): Promise<void> {
  const { db, getAll, orders, archivedOrders, hardwares, increment } = await openStore();
  const snapshot = await orders.doc(orderId).get();
  const order = snapshot.data();
  if (!order) throw noSuchOrder();

  const batch = db.batch();
  batch.delete(snapshot.ref, { lastUpdateTime: snapshot.updateTime });
  if (statusOf(order) === 'Completed') {
    batch.create(archivedOrders.doc(orderId), { ...order, archivedAt: new Date().toISOString() });
  } else {
    const items = await getAll(order.orderHardwares.map((line) => hardwares.doc(line._id)));
    for (const [index, item] of items.entries()) {
      // Hardware that is no longer sold has no shelf to go back to.
      if (item.exists)
        batch.update(item.ref, { countInStock: increment(order.orderHardwares[index]?.qty ?? 0) });
    }
  }
  await batch.commit();
}
