/** Whether a mail about an order still applies. Checked on delivery and before it is sent again. */
import type { Order } from '#domain/orders/order.ts';
import {
  isCancelledStatus,
  isOpenStatus,
  isUnderWayStatus,
  orderStatuses,
  orderStatusTable,
  type StatusMailKind,
  type StatusNoticeKind,
} from '#domain/orders/order-status.ts';
import { findLateness } from '#domain/orders/promised-days.ts';
import { formatDate } from '#domain/time/date.ts';
import { mailHoldMs } from './mail-limit.ts';
import type { OrderMailKind } from './order-mail.ts';

/** @param cause the order when the mail was caused @param order the order now @returns a sentence for staff */
export function whyStale(
  kind: OrderMailKind,
  cause: Order,
  order: Order | undefined,
  now: string,
): string | null {
  const told = orderStatuses.find((status) => {
    const { mail, notice } = orderStatusTable[status];
    return mail === kind || notice === kind;
  });
  // A cancellation applies to a deleted order too.
  if (!order) return told && isCancelledStatus(told) ? null : 'This order was deleted.';
  const status = order.status;
  const isNow = `This order is ${orderStatusTable[status].name} now.`;
  if (told) {
    if (status !== told) return isNow;
    const { action } = orderStatusTable[told];
    return describeUnlessSame(lastOf(cause, action), lastOf(order, action), 'This step was taken again.');
  }
  if (!isOpenStatus(status)) return isNow;
  // Mails about a step have returned above.
  return ownStaleness[kind as OwnKind]({ cause, order, now });
}

type OwnKind = Exclude<OrderMailKind, StatusMailKind | StatusNoticeKind>;
type Moments = { cause: Order; order: Order; now: string };

/** When a mail that is about no step no longer applies to an open order. */
const ownStaleness: Record<OwnKind, (moments: Moments) => string | null> = {
  // An open order still is the request that they confirm.
  'confirm-order': () => null,
  'order-submitted': () => null,
  'order-connection': whyDayIsStale,
  // Only `order-connection` can say that a day was taken away.
  'order-reminder': (moments) =>
    moments.order.connectionDate ? whyDayIsStale(moments) : 'This order has no connection day now.',
  'order-late': ({ cause, order, now }) => {
    if (findLateness(order, now)) return 'The day in this email has passed.';
    if (!order.missedDay) return 'This order is not late now.';
    return describeUnlessSame(daysOf(cause), daysOf(order), 'The day in this email has changed since.');
  },
  'order-changed': whyChangeIsStale,
  'order-changed-notice': whyChangeIsStale,
};

function whyDayIsStale({ cause, order, now }: Moments): string | null {
  if (!order.connectionDate && cause.connectionDate) return 'This order has no connection day now.';
  if (order.connectionDate && order.connectionDate < formatDate(now)) return 'The connection day has passed.';
  return describeUnlessSame(daysOf(cause), daysOf(order), 'The connection day has changed since.');
}

function whyChangeIsStale({ cause, order }: Moments): string | null {
  return describeUnlessSame(
    lastOf(cause, 'change'),
    lastOf(order, 'change'),
    'This order was changed again.',
  );
}

/** Review and day are one mail, in either order, if the second follows before the first one's mail has left. */
export function isToldWithReview(
  kind: OrderMailKind,
  { connectionDate, updatedAt }: Order,
  order: Order | undefined,
): boolean {
  if (kind !== 'order-connection' || !order) return false;
  const processedAt = lastOf(order, 'process');
  if (connectionDate === null || processedAt === undefined || !isUnderWayStatus(order.status)) return false;
  return Math.abs(Date.parse(processedAt) - Date.parse(updatedAt)) < mailHoldMs;
}

/** Whether a mail would say a day that it was not caused with. */
export function saysAnotherDay(cause: Order, order: Order): boolean {
  return daysOf(cause) !== daysOf(order);
}

function describeUnlessSame(
  before: string | undefined,
  after: string | undefined,
  otherwise: string,
): string | null {
  return before === after ? null : otherwise;
}

function lastOf({ history }: Order, action: string): string | undefined {
  return history.findLast((event) => event.action === action)?.at;
}

function daysOf({ reviewDate, connectionDate, connectionWindow }: Order): string {
  return [reviewDate, connectionDate, connectionWindow].join();
}
