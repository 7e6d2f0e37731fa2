import type { Order } from '@kowhai/domain/order';
import { orderStatusTable, statusOf } from '@kowhai/domain/order-status';
import { type Batch, openStore } from '#firebase/store.ts';
import { commitWithAudit } from '#functions/audit-trail.ts';
import type { Handler } from '#functions/handler.ts';
import { markPagesStale, queuePublishing } from '#functions/page-state.ts';
import { noSuchOrder, toAuditItem } from './get-order.ts';
import { maxNotes, openOrderNotes } from './order-notes.ts';

export const deleteOrder: Handler<'deleteOrder'> = async ({ params, caller }) => {
  let isBackOnSale = false;
  await commitWithAudit(caller, async (batch) => {
    const { isRestocked, ...change } = await prepareDeletion(batch, params.id);
    isBackOnSale = isRestocked;
    return change;
  });
  if (isBackOnSale) await queuePublishing();
  return { message: 'Order was successfully deleted' };
};

async function prepareDeletion(batch: Batch, orderId: string) {
  const { orders, archivedOrders } = await openStore();
  const snapshot = await orders.doc(orderId).get();
  const order = snapshot.data();
  if (!order) throw noSuchOrder();

  batch.delete(snapshot.ref, { lastUpdateTime: snapshot.updateTime });
  const status = statusOf(order);
  let isRestocked = false;
  if (status === 'completed') {
    batch.create(archivedOrders.doc(orderId), { ...order, archivedAt: new Date().toISOString() });
  } else {
    isRestocked = await putBack(batch, order);
  }
  const changes = [{ field: 'status', from: orderStatusTable[status].name, to: null }];
  return {
    isRestocked,
    answer: undefined,
    details: { item: toAuditItem(order), action: 'delete' as const, changes },
  };
}

/** @returns whether something is on sale again that had run out */
async function putBack(batch: Batch, order: Order): Promise<boolean> {
  const [{ getAll, hardwares, increment, serverTime }, notes] = await Promise.all([
    openStore(),
    openOrderNotes(),
  ]);
  const [items, written] = await Promise.all([
    getAll(order.orderHardwares.map((line) => hardwares.doc(line._id))),
    notes.where('orderId', '==', order._id).limit(maxNotes).select().get(),
  ]);
  for (const [index, item] of items.entries()) {
    const countInStock = increment(order.orderHardwares[index]?.qty ?? 0);
    if (item.exists) batch.update(item.ref, { countInStock, updatedAt: serverTime() });
  }
  for (const note of written.docs) batch.delete(note.ref);
  const isRestocked = items.some(
    (item) => item.get('isPublished') === true && item.get('countInStock') === 0,
  );
  if (isRestocked) await markPagesStale(batch);
  return isRestocked;
}
