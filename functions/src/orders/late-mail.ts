import { AppError } from '@kowhai/domain/app-error';
import { listFieldChanges } from '@kowhai/domain/field-changes';
import type { Order } from '@kowhai/domain/orders/order';
import type { LatePromise } from '@kowhai/domain/orders/order-request';
import { isWaitingStatus } from '@kowhai/domain/orders/order-status';
import { findLateness } from '@kowhai/domain/orders/promised-days';
import { formatDate } from '@kowhai/domain/time/date';
import { requireSeen } from '#functions/audit/require-seen.ts';
import type { Handler } from '#http/handler.ts';
import { previewMail } from '#mail/delivery/render-mail.ts';
import { getVisibleOrder } from './get-order.ts';
import { requirePromisable } from './require-promisable.ts';
import { type Step, takeStep } from './take-step.ts';

export const sendLateMail: Handler<'sendLateMail'> = ({ params, body, caller }) =>
  takeStep(params.id, { caller }, (order, at) => promiseAgain(order, body, at));

export const previewLateMail: Handler<'previewLateMail'> = async ({ params, body, caller }) => {
  const order = await getVisibleOrder(params.id, caller);
  const { change } = await promiseAgain(order, { ...body, isDayMeant: true }, new Date().toISOString());
  return previewMail({ kind: 'order-late', order: { ...order, ...change } });
};

/** A connection day before the review is cleared. @throws AppError VERSION, VALIDATION, BAD_TRANSITION */
async function promiseAgain(
  order: Order,
  { day, isDayMeant, seenAt }: LatePromise,
  at: string,
): Promise<Step> {
  await requireSeen('order', order, seenAt);
  const late = findLateness(order, at);
  if (!late)
    throw new AppError('BAD_TRANSITION', 'This order isn’t late, so there’s nothing to say sorry for.');
  requirePromisable(order, { field: 'day', day, at, isDayMeant });
  const { _id, reviewDate, connectionDate } = order;
  const hasPassed = connectionDate !== null && connectionDate < formatDate(at);
  const promised = isWaitingStatus(order.status)
    ? { reviewDate: day, ...(hasPassed && { connectionDate: null, connectionWindow: undefined }) }
    : { connectionDate: day, connectionWindow: undefined };
  const days = { reviewDate, connectionDate };
  return {
    change: { ...promised, missedDay: late.day },
    mails: (changed) => [
      { mailId: `order-late_${_id}_${Date.parse(at)}`, job: { kind: 'order-late', order: changed } },
    ],
    details: { action: 'update', changes: listFieldChanges(days, { ...days, ...promised }) },
  };
}
