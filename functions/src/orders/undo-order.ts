import { isDeepStrictEqual } from 'node:util';
import { formatServiceAddress } from '@kowhai/domain/address/format-address';
import { AppError } from '@kowhai/domain/app-error';
import { type FieldChange, listFieldChanges } from '@kowhai/domain/field-changes';
import type { Order } from '@kowhai/domain/orders/order';
import { listLineChanges } from '@kowhai/domain/orders/order-lines';
import { orderStatusTable } from '@kowhai/domain/orders/order-status';
import { takeBackOutside } from '@kowhai/domain/orders/outside-list';
import { store } from '#database/store.ts';
import { findReadable } from '#database/unreadable.ts';
import { requireSeen } from '#functions/audit/require-seen.ts';
import type { Handler } from '#http/handler.ts';
import { isKeptBack, type MailRecord } from '#mail/delivery/outbox.ts';
import { takeStep } from './take-step.ts';

/** For customers the step never happened; the trail keeps both. It stays if restocked hardware was sold. */
export const undoOrder: Handler<'undoOrder'> = ({ params, body: { seenAt }, caller }) =>
  takeStep(params.id, { caller }, async (order) => {
    await requireSeen('order', order, seenAt);
    const ofOrder = store.outbox.where('job.order._id', '==', order._id);
    const { docs } = await ofOrder.where('state', '==', 'queued').get();
    const mail = docs.find((found) => isOfStep(findReadable(found), seenAt));
    const { before, job } = mail?.data() ?? {};
    if (!mail || !before || !job || !('order' in job))
      throw new AppError('BAD_TRANSITION', 'The email has already gone, so this can’t be undone.');
    const undone = takeBack(order, before, job.order);
    return {
      change: undone,
      also: (batch) => batch.delete(mail.ref, { lastUpdateTime: mail.updateTime }),
      details: { action: 'undo', changes: listChanges(order, { ...order, ...undone }) },
    };
  });

function isOfStep(mail: MailRecord | undefined, seenAt: string): boolean {
  return (
    mail !== undefined &&
    'order' in mail.job &&
    isKeptBack(mail) &&
    mail.before !== undefined &&
    Date.parse(mail.job.order.editedAt) === Date.parse(seenAt)
  );
}

/** What the step wrote is as before; what its customer answered or staff marked since then stays. */
function takeBack(order: Order, before: Order, after: Order): Partial<Order> {
  const fields = Object.keys({ ...before, ...after }) as (keyof Order)[];
  const isUndone = (field: keyof Order) =>
    !isDeepStrictEqual(before[field], after[field]) && isDeepStrictEqual(order[field], after[field]);
  const undone = Object.fromEntries(fields.filter(isUndone).map((field) => [field, before[field]]));
  const isMarked = !isDeepStrictEqual(order.outside, after.outside);
  return { ...undone, ...(isMarked && { outside: takeBackOutside(order, before, after) }) };
}

function listChanges(from: Order, to: Order): FieldChange[] {
  const describe = (order: Order) => {
    const { reviewDate, connectionDate, connectionWindow } = order;
    return {
      status: orderStatusTable[order.status].name,
      serviceAddress: formatServiceAddress(order.serviceAddress),
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
