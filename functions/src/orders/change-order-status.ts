import { AppError } from '@kowhai/domain/app-error';
import { mailHoldMs } from '@kowhai/domain/mail/mail-limit';
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
import { dropVisit } from '@kowhai/domain/orders/outside-work';
import { nameActor } from '@kowhai/domain/people/staff';
import { siteSettings } from '@kowhai/domain/site-settings';
import { queuePublishing } from '#database/page-state.ts';
import { type Batch, openStore } from '#database/store.ts';
import { updateOrder } from '#database/update-order.ts';
import { commitWithAudit, toStaffMember } from '#functions/audit/audit-trail.ts';
import type { Caller } from '#http/handler.ts';
import { addMail, queueMails } from '#mail/delivery/outbox.ts';
import { requireOrder, requireOwnOrder, toAuditItem } from './get-order.ts';
import { listStatusMails } from './order-mail-ids.ts';
import { findLastStep, isLastStep, requireLastStep } from './require-last-step.ts';
import { returnStock } from './return-stock.ts';

type StatusCall = {
  params: { id: string };
  body: Pick<Change, 'lastStepAt' | 'reason' | 'message'>;
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
  lastStepAt?: string | undefined;
};

async function changeStatus(orderId: string, action: StatusAction, change: Change): Promise<Order> {
  const holdMs = change.by === 'staff' ? mailHoldMs : 0;
  // Of two at once, the later one reads again and is checked against the earlier one.
  const { order, mailIds, isRestocked } = await commitWithAudit(change.caller, (batch, at) =>
    prepareChange(batch, orderId, action, { ...change, at, holdMs }),
  );
  await Promise.all([queueMails(mailIds, holdMs), isRestocked && queuePublishing()]);
  return order;
}

async function prepareChange(
  batch: Batch,
  orderId: string,
  action: StatusAction,
  { caller, by, reason, message, lastStepAt, at, holdMs }: Change & { at: string; holdMs: number },
) {
  const { orders, outbox } = await openStore();
  const snapshot = await orders.doc(orderId).get();
  const order = by === 'customer' ? requireOwnOrder(snapshot, caller.uid) : requireOrder(snapshot);
  const to = statusAfter(action);
  if (by === 'staff') await requireLastStep(order, lastStepAt);

  const from = order.status;
  const verdict = checkTransition(from, action, by);
  const mailIds: string[] = [];
  if (verdict === 'done') return { answer: { order, mailIds, isRestocked: false }, details: null };
  if (verdict === 'refused') throw by === 'staff' ? await refuseStaff(order) : refuseCustomer();
  // Staff were refused above, with a colleague's name, which customers do not learn.
  if (!isLastStep(order, lastStepAt))
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
  const history = [...order.history, done];
  const changed = await updateOrder(batch, snapshot, {
    ...storeStatus(to),
    history,
    ...leaveDay(order, to, at),
    missedDay: undefined,
    updatedAt: at,
  });
  const isRestocked = isCancelledStatus(to) && (await returnStock(batch, order));
  for (const { mailId, job } of listStatusMails(changed, action))
    mailIds.push(
      addMail(batch, outbox, mailId, job, {
        holdMs,
        ...(by === 'staff' && { isByStaff: true, before: order }),
      }),
    );
  const changes = [{ field: 'status', from: orderStatusTable[from].name, to: orderStatusTable[to].name }];
  return {
    answer: { order: changed, mailIds, isRestocked },
    details: { item: toAuditItem(order), action, changes },
  };
}

/** What is reviewed again or cancelled is no longer connected on its day; a cancellation's mail still names it. */
function leaveDay(order: Order, to: OrderStatus, at: string): Partial<Order> {
  if (isCancelledStatus(to)) return dropVisit(order, at);
  if (!isWaitingStatus(to)) return {};
  return { ...dropVisit(order, at), connectionDate: null, connectionWindow: undefined };
}

async function refuseStaff(order: Order): Promise<AppError> {
  const { name } = orderStatusTable[order.status];
  const last = await findLastStep(order._id);
  const what = last ? `${nameActor(last.by)} set this order to ${name}` : `This order is ${name}`;
  return new AppError('BAD_TRANSITION', `${what}, so it can’t take that step.`);
}

function refuseCustomer(): AppError {
  return new AppError(
    'BAD_TRANSITION',
    `We’ve started on your order, so it can no longer be cancelled here. Call ${siteSettings.freephone}.`,
  );
}
