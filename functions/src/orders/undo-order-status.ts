import { AppError } from '@kowhai/domain/app-error';
import {
  orderStatusTable,
  statusBeforeLast,
  statusOf,
  storeStatus,
} from '@kowhai/domain/orders/order-status';
import { queuePublishing } from '#firebase/page-state.ts';
import { type Batch, openStore } from '#firebase/store.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import type { Handler } from '#http/handler.ts';
import { isKeptBack, queueMails, undoMs } from '#mail/delivery/outbox.ts';
import { requireOrder, toAuditItem, updateOrder } from './get-order.ts';
import { readStepMail, restoreStepMail } from './mails/step-mail.ts';
import { requireLastStep } from './require-last-step.ts';
import { moveStock } from './return-stock.ts';

export const undoOrderStatus: Handler<'undoOrderStatus'> = async ({ params, body, caller }) => {
  const { order, mailIds, isPagesStale } = await commitWithAudit(caller, (batch, at) =>
    prepareUndo(batch, params.id, { at, lastStepAt: body.lastStepAt }),
  );
  await Promise.all([queueMails(mailIds, undoMs), isPagesStale && queuePublishing()]);
  return order;
};

/**
 * Takes back the step and its mail, while that waits. To the customer it never happened; the trail keeps both. Hardware that
 * went back in stock is taken again, and where it was sold meanwhile the step stays.
 */
async function prepareUndo(batch: Batch, orderId: string, step: { at: string; lastStepAt: string }) {
  const { orders } = await openStore();
  const snapshot = await orders.doc(orderId).get();
  const order = requireOrder(snapshot);
  await requireLastStep(order, step.lastStepAt);
  const from = statusOf(order);
  const mail = await readStepMail(order);
  const isLast = order.history.at(-1)?.action === orderStatusTable[from].action;
  if (!mail || !isLast || !isKeptBack(mail.data())) {
    throw new AppError('BAD_TRANSITION', 'The email has already gone. Reset the status instead.');
  }
  const history = order.history.slice(0, -1);
  const to = statusBeforeLast(order.history);
  const changed = await updateOrder(batch, snapshot, { ...storeStatus(to), history, updatedAt: step.at });
  batch.delete(mail.ref, { lastUpdateTime: mail.updateTime });
  const isPagesStale =
    orderStatusTable[from].stock === 'returned' && (await moveStock(batch, [], order.orderHardwares));
  const mailIds = await restoreStepMail(batch, changed);
  const changes = [{ field: 'status', from: orderStatusTable[from].name, to: orderStatusTable[to].name }];
  return {
    answer: { order: changed, mailIds, isPagesStale },
    details: { item: toAuditItem(order), action: 'undo' as const, changes },
  };
}
