import { AppError } from '@kowhai/domain/app-error';
import { listOrderCounts } from '@kowhai/domain/desk/desk-counts';
import { orderStatusTable } from '@kowhai/domain/orders/order-status';
import { listLeftBehind } from '@kowhai/domain/orders/outside-work';
import { commit } from '#database/commit.ts';
import { readUpTo } from '#database/read-up-to.ts';
import { type Batch, store } from '#database/store.ts';
import { commitWithAudit, eraseAddressesFromAudit } from '#functions/audit/audit-trail.ts';
import { requireSeen } from '#functions/audit/require-seen.ts';
import { addCounts } from '#functions/shared/desk-record.ts';
import { queuePublishing } from '#functions/shared/page-state.ts';
import type { Handler } from '#http/handler.ts';
import { requireOrder, toAuditRecord } from './get-order.ts';
import { moveStock } from './move-stock.ts';
import { deleteNotes } from './order-notes.ts';

export const deleteOrder: Handler<'deleteOrder'> = async ({ params, query, caller }) => {
  const isRestocked = await commitWithAudit(caller, (batch) => prepareDeletion(batch, params.id, query));
  if (isRestocked) await queuePublishing();
  return { message: 'Order was successfully deleted' };
};

type Deletion = { seenAt?: string | undefined; outside?: 'stopped' | undefined };

async function prepareDeletion(batch: Batch, orderId: string, { seenAt, outside }: Deletion) {
  const snapshot = await store.orders.doc(orderId).get();
  const order = requireOrder(snapshot);
  await requireSeen('order', order, seenAt);
  const left = listLeftBehind(order, new Date().toISOString());
  if (left.length > 0 && outside !== 'stopped')
    throw new AppError('BAD_TRANSITION', `First: ${left.map(({ text }) => text).join('. ')}.`);

  batch.delete(snapshot.ref, { lastUpdateTime: snapshot.updateTime });
  addCounts(batch, listOrderCounts(order), []);
  const { status } = order;
  const { name, stock } = orderStatusTable[status];
  const isRestocked = stock === 'held' && (await moveStock(batch, order.orderHardwares, []));
  if (stock === 'sold') {
    batch.create(store.archivedOrders.doc(orderId), { ...order, archivedAt: new Date().toISOString() });
  } else {
    await Promise.all([deleteNotes(batch, orderId), eraseAddressesFromAudit(batch, orderId)]);
  }
  const changes = [{ field: 'status', from: name, to: null }];
  const details = { record: toAuditRecord(order), action: 'delete' as const, changes };
  return { answer: isRestocked, details };
}

const maxOrders = 20;

export async function sweepArchive(): Promise<void> {
  const expired = store.archivedOrders.where('expiresAt', '<=', store.toTimestamp(new Date().toISOString()));
  const { docs } = await readUpTo(expired.select(), maxOrders);
  for (const copy of docs) {
    await commit(async (batch) => {
      await deleteNotes(batch, copy.id);
      batch.delete(copy.ref);
    });
  }
}
