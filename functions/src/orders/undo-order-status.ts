import { AppError } from '@kowhai/domain/app-error';
import { orderStatusTable, statusBeforeLast, statusOf, storeStatus } from '@kowhai/domain/order-status';
import { type Batch, openStore } from '#firebase/store.ts';
import { commitWithAudit } from '#functions/audit-trail.ts';
import type { Handler } from '#functions/handler.ts';
import { isKeptBack, openOutbox } from '#mail/outbox.ts';
import { noSuchOrder, toAuditItem } from './get-order.ts';
import { listStatusMails } from './order-mail-ids.ts';

export const undoOrderStatus: Handler<'undoOrderStatus'> = ({ params, caller }) =>
  commitWithAudit(caller, (batch, at) => prepareUndo(batch, params.id, at));

/** Takes back the last step and its mail, while that waits. To the customer it never happened; the trail keeps both. */
async function prepareUndo(batch: Batch, orderId: string, at: string) {
  const [{ orders, toFields }, outbox] = await Promise.all([openStore(), openOutbox()]);
  const snapshot = await orders.doc(orderId).get();
  const order = snapshot.data();
  if (!order) throw noSuchOrder();
  const from = statusOf(order);
  const [{ mailId } = {}] = listStatusMails(order, from);
  const mail = mailId && (await outbox.doc(mailId).get());
  if (!mail || !isKeptBack(mail.data())) {
    throw new AppError('BAD_TRANSITION', 'The mail has left already. Reset the status instead.');
  }
  const history = order.history.slice(0, -1);
  const to = statusBeforeLast(order.history);
  const change = { ...storeStatus(to), history, updatedAt: at };
  batch.update(snapshot.ref, toFields(change), { lastUpdateTime: snapshot.updateTime });
  batch.delete(mail.ref, { lastUpdateTime: mail.updateTime });
  const changes = [{ field: 'status', from: orderStatusTable[from].name, to: orderStatusTable[to].name }];
  return {
    answer: { ...order, ...change },
    details: { item: toAuditItem(order), action: 'undo' as const, changes },
  };
}
