import { AppError } from '@kowhai/domain/app-error';
import { type FieldChange, listFieldChanges } from '@kowhai/domain/field-changes';
import type { Order } from '@kowhai/domain/orders/order';
import { listLineChanges } from '@kowhai/domain/orders/order-lines';
import { isCancelledStatus, orderStatusTable } from '@kowhai/domain/orders/order-status';
import { queuePublishing } from '#database/page-state.ts';
import { type Batch, openStore } from '#database/store.ts';
import { readAll } from '#database/unreadable.ts';
import { updateOrder } from '#database/update-order.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import type { Handler } from '#http/handler.ts';
import { isKeptBack, type MailRecord } from '#mail/delivery/outbox.ts';
import { requireOrder, toAuditItem } from './get-order.ts';
import { requireNoneSince } from './require-last-step.ts';
import { moveStock } from './return-stock.ts';

export const undoOrder: Handler<'undoOrder'> = async ({ params, body, caller }) => {
  const { order, isPagesStale } = await commitWithAudit(caller, (batch, at) =>
    prepareUndo(batch, params.id, { at, stepAt: body.stepAt }),
  );
  if (isPagesStale) await queuePublishing();
  return order;
};

/** For customers the step never happened; the trail keeps both. It stays if restocked hardware was sold. */
async function prepareUndo(batch: Batch, orderId: string, { at, stepAt }: { at: string; stepAt: string }) {
  const { orders, outbox } = await openStore();
  const snapshot = await orders.doc(orderId).get();
  const order = requireOrder(snapshot);
  await requireNoneSince(order, stepAt);
  const mails = await outbox.where('job.order._id', '==', orderId).where('state', '==', 'queued').get();
  const mail = readAll(mails.docs).find((found) => isOfStep(found, stepAt));
  const record = mails.docs.find(({ id }) => id === mail?._id);
  const before = mail?.before;
  if (!record || !before)
    throw new AppError('BAD_TRANSITION', 'The email has already gone, so this can’t be undone.');
  const changed = await updateOrder(batch, snapshot, { ...pickUndone(before), updatedAt: at });
  batch.delete(record.ref, { lastUpdateTime: record.updateTime });
  const isPagesStale = await moveStock(batch, listTaken(order), listTaken(before));
  return {
    answer: { order: changed, isPagesStale },
    details: { item: toAuditItem(order), action: 'undo' as const, changes: listChanges(order, before) },
  };
}

function isOfStep(mail: MailRecord, stepAt: string): boolean {
  return (
    'order' in mail.job &&
    isKeptBack(mail) &&
    mail.before !== undefined &&
    Date.parse(mail.job.order.updatedAt) === Date.parse(stepAt)
  );
}

/** The fields that a step writes; the customer's answers since then stay. */
function pickUndone(order: Order) {
  const { status, isProcessing, isCompleted, history } = order;
  const { orderServices, orderHardwares, orderItems } = order;
  const { itemsPrice, shippingPrice, taxPrice, totalPrice } = order;
  const { reviewDate, missedDay, connectionDate, connectionWindow, droppedVisits } = order;
  const { isLarge, isBeyondCoverage } = order;
  return {
    status,
    isProcessing,
    isCompleted,
    history,
    orderServices,
    orderHardwares,
    orderItems,
    itemsPrice,
    shippingPrice,
    taxPrice,
    totalPrice,
    reviewDate,
    missedDay,
    connectionDate,
    connectionWindow,
    droppedVisits,
    isLarge,
    isBeyondCoverage,
  };
}

function listTaken(order: Order) {
  return isCancelledStatus(order.status) ? [] : order.orderHardwares;
}

function listChanges(from: Order, to: Order): FieldChange[] {
  const describe = (order: Order) => {
    const { reviewDate, connectionDate, connectionWindow } = order;
    return {
      status: orderStatusTable[order.status].name,
      reviewDate,
      connectionDate,
      connectionWindow,
    };
  };
  const lines = listLineChanges(from.orderItems, to.orderItems);
  return [
    ...listFieldChanges(describe(from), describe(to)),
    ...lines.map((line) => ({ field: line.name, from: line.from, to: line.to })),
  ];
}
