import { AppError } from '@kowhai/domain/app-error';
import { type Order, ourTeam } from '@kowhai/domain/orders/order';
import {
  checkTransition,
  isCancelledStatus,
  isWaitingStatus,
  type OrderStatus,
  orderStatusTable,
  type StatusAction,
  statusAfter,
  storeStatus,
} from '@kowhai/domain/orders/order-status';
import { cancelOutside, dropVisit } from '@kowhai/domain/orders/outside-work';
import { nameActor } from '@kowhai/domain/people/staff';
import { siteSettings } from '@kowhai/domain/site-settings';
import { toStaffMember } from '#functions/audit/audit-trail.ts';
import { findLastEntry, isSeen, requireSeen } from '#functions/audit/require-seen.ts';
import type { Caller } from '#http/handler.ts';
import { listStatusMails } from './order-mail-ids.ts';
import { takeStep } from './take-step.ts';

type StatusCall = {
  params: { id: string };
  body: Pick<Change, 'seenAt' | 'reason' | 'message'>;
  caller: Caller;
};

const take =
  (action: StatusAction, by: Change['by']) =>
  ({ params, body, caller }: StatusCall) =>
    changeStatus(params.id, action, { caller, by, ...body });

export const statusHandlers = {
  processOrder: take('process', 'staff'),
  completeOrder: take('complete', 'staff'),
  resetOrder: take('reset', 'staff'),
  cancelOrder: take('cancel', 'customer'),
  cancelOrderAsStaff: take('cancel', 'staff'),
};

type Change = {
  caller: Caller;
  by: 'staff' | 'customer';
  reason?: string | undefined;
  message?: string | undefined;
  seenAt?: string | undefined;
};

function changeStatus(orderId: string, action: StatusAction, change: Change): Promise<Order> {
  const { caller, by, reason, message, seenAt } = change;
  return takeStep(orderId, { caller, by }, async (order, at) => {
    if (by === 'staff') await requireSeen('order', order, seenAt);
    const [from, to] = [order.status, statusAfter(action)];
    const verdict = checkTransition(from, action, by);
    if (verdict === 'done') return null;
    if (verdict === 'refused') throw by === 'staff' ? await refuseStaff(order) : refuseCustomer();
    // Staff were refused above, with a colleague's name, which customers do not learn.
    if (!isSeen(order, seenAt))
      throw new AppError(
        'VERSION',
        'We’ve just changed this order. Have a look, and cancel it if you still want to.',
      );
    const done = {
      action,
      at,
      by: by === 'staff' ? ourTeam : toStaffMember(caller),
      ...(reason && { reason }),
      ...(message && { message }),
    };
    return {
      change: {
        ...storeStatus(to),
        history: [...order.history, done],
        ...leaveDay(order, to, at),
        missedDay: undefined,
      },
      mails: (changed) => listStatusMails(changed, action),
      details: {
        action,
        changes: [{ field: 'status', from: orderStatusTable[from].name, to: orderStatusTable[to].name }],
      },
    };
  });
}

/** What is reviewed again or cancelled is no longer connected on its day; a cancellation's mail still names it. */
function leaveDay(order: Order, to: OrderStatus, at: string): Partial<Order> {
  if (isCancelledStatus(to)) return cancelOutside(order, at);
  if (!isWaitingStatus(to)) return {};
  return { ...dropVisit(order, at), connectionDate: null, connectionWindow: undefined };
}

async function refuseStaff(order: Order): Promise<AppError> {
  const { name } = orderStatusTable[order.status];
  const last = await findLastEntry('order', order._id, ({ changes }) =>
    changes.some(({ field }) => field === 'status'),
  );
  const what = last ? `${nameActor(last.by)} set this order to ${name}` : `This order is ${name}`;
  return new AppError('BAD_TRANSITION', `${what}, so it can’t take that step.`);
}

function refuseCustomer(): AppError {
  return new AppError(
    'BAD_TRANSITION',
    `We’ve started on your order, so it can no longer be cancelled here. Call ${siteSettings.freephone}.`,
  );
}
