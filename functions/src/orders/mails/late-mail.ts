import { AppError } from '@kowhai/domain/app-error';
import { listFieldChanges } from '@kowhai/domain/field-changes';
import { mailHoldMs } from '@kowhai/domain/mail/mail-limit';
import type { LatePromise } from '@kowhai/domain/orders/order-request';
import { isWaitingStatus } from '@kowhai/domain/orders/order-status';
import { findLateness } from '@kowhai/domain/orders/promised-days';
import { formatDate } from '@kowhai/domain/time/date';
import { type Batch, openStore } from '#database/store.ts';
import { updateOrder } from '#database/update-order.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import { requireOrder, toAuditItem } from '#functions/orders/get-order.ts';
import { requireLastStep } from '#functions/orders/require-last-step.ts';
import { requirePromisable } from '#functions/orders/require-promisable.ts';
import type { Handler } from '#http/handler.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { previewMail } from '#mail/delivery/render-mail.ts';

export const sendLateMail: Handler<'sendLateMail'> = async ({ params, body, caller }) => {
  const { order, mailId } = await commitWithAudit(caller, (batch, at) =>
    preparePromise(batch, params.id, { ...body, at }),
  );
  await queueMails([mailId], mailHoldMs);
  return order;
};

export const previewLateMail: Handler<'previewLateMail'> = async ({ params, body }) => {
  const { db } = await openStore();
  const promise = { ...body, isDayMeant: true, at: new Date().toISOString() };
  const { answer } = await preparePromise(db.batch(), params.id, promise);
  return previewMail({ kind: 'order-late', order: answer.order });
};

/** A connection day before the review is cleared. @throws AppError NOT_FOUND, VERSION, VALIDATION, BAD_TRANSITION */
async function preparePromise(
  batch: Batch,
  orderId: string,
  { day, isDayMeant, lastStepAt, at }: LatePromise & { at: string },
) {
  const { orders, outbox } = await openStore();
  const snapshot = await orders.doc(orderId).get();
  const order = requireOrder(snapshot);
  await requireLastStep(order, lastStepAt);
  const late = findLateness(order, at);
  if (!late)
    throw new AppError('BAD_TRANSITION', 'This order isn’t late, so there’s nothing to say sorry for.');
  requirePromisable(order, { field: 'day', day, at, isDayMeant });
  const isReview = isWaitingStatus(order.status);
  const { connectionDate } = order;
  const hasPassed = connectionDate !== null && connectionDate < formatDate(at);
  const promised = isReview
    ? { reviewDate: day, ...(hasPassed && { connectionDate: null, connectionWindow: undefined }) }
    : { connectionDate: day, connectionWindow: undefined };
  const changed = await updateOrder(batch, snapshot, { ...promised, missedDay: late.day, updatedAt: at });
  const mailId = `order-late_${orderId}_${Date.parse(at)}`;
  const hold = { holdMs: mailHoldMs, isByStaff: true, before: order };
  addMail(batch, outbox, mailId, { kind: 'order-late', order: changed }, hold);
  const changes = listFieldChanges(
    { reviewDate: order.reviewDate, connectionDate: order.connectionDate },
    { reviewDate: changed.reviewDate, connectionDate: changed.connectionDate },
  );
  return {
    answer: { order: changed, mailId },
    details: { item: toAuditItem(order), action: 'update' as const, changes },
  };
}
