import { AppError } from '@kowhai/domain/app-error';
import { type FieldChange, listFieldChanges } from '@kowhai/domain/field-changes';
import type { Order } from '@kowhai/domain/orders/order';
import { listLineChanges } from '@kowhai/domain/orders/order-lines';
import { orderStatusTable } from '@kowhai/domain/orders/order-status';
import { store } from '#database/store.ts';
import { findReadable } from '#database/unreadable.ts';
import type { Handler } from '#http/handler.ts';
import { isKeptBack, type MailRecord } from '#mail/delivery/outbox.ts';
import { requireNoneSince } from './require-last-step.ts';
import { takeStep } from './take-step.ts';

/** For customers the step never happened; the trail keeps both. It stays if restocked hardware was sold. */
export const undoOrder: Handler<'undoOrder'> = ({ params, body: { stepAt }, caller }) =>
  takeStep(params.id, { caller }, async (order, at) => {
    await requireNoneSince(order, stepAt);
    const ofOrder = store.outbox.where('job.order._id', '==', order._id);
    const { docs } = await ofOrder.where('state', '==', 'queued').get();
    const mail = docs.find((found) => isOfStep(findReadable(found), stepAt));
    const before = mail?.data().before;
    if (!mail || !before)
      throw new AppError('BAD_TRANSITION', 'The email has already gone, so this can’t be undone.');
    return {
      change: { ...pick(before, undoneFields), updatedAt: at },
      also: (batch) => batch.delete(mail.ref, { lastUpdateTime: mail.updateTime }),
      details: { action: 'undo', changes: listChanges(order, before) },
    };
  });

function isOfStep(mail: MailRecord | undefined, stepAt: string): boolean {
  return (
    mail !== undefined &&
    'order' in mail.job &&
    isKeptBack(mail) &&
    mail.before !== undefined &&
    Date.parse(mail.job.order.updatedAt) === Date.parse(stepAt)
  );
}

/** What a step writes; the customer's answers since then stay. */
const undoneFields = [
  ...(['status', 'isProcessing', 'isCompleted', 'history'] as const),
  ...(['orderServices', 'orderHardwares', 'orderItems'] as const),
  ...(['itemsPrice', 'shippingPrice', 'taxPrice', 'totalPrice'] as const),
  ...(['reviewDate', 'missedDay', 'connectionDate', 'connectionWindow', 'droppedVisits'] as const),
  ...(['isLarge', 'isBeyondCoverage'] as const),
] as const satisfies readonly (keyof Order)[];

const pick = <K extends keyof Order>(order: Order, fields: readonly K[]) =>
  Object.fromEntries(fields.map((field) => [field, order[field]])) as Pick<Order, K>;

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
