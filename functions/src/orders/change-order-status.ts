import { AppError } from '@kowhai/domain/app-error';
import type { Order, OrderEvent } from '@kowhai/domain/order';
import {
  checkTransition,
  type OrderStatus,
  orderStatusTable,
  statusOf,
  storeStatus,
} from '@kowhai/domain/order-status';
import { type Batch, openStore } from '#firebase/store.ts';
import { commitWithAudit, toStaffMember } from '#functions/audit-trail.ts';
import type { Caller } from '#functions/handler.ts';
import { addMail, openOutbox, queueMails } from '#mail/outbox.ts';
import { noSuchOrder, toAuditItem } from './get-order.ts';
import { findStatusMail } from './order-mail-ids.ts';

type StatusCall = { params: { id: string }; caller: Caller };

/** For 10 seconds staff can take a step back before its mail leaves; the rest is for the call's own way. */
const undoMs = 12_000;

export const statusHandlers = {
  processOrder: ({ params, caller }: StatusCall) => changeStatus(params.id, 'processing', caller),
  completeOrder: ({ params, caller }: StatusCall) => changeStatus(params.id, 'completed', caller),
  resetOrder: ({ params, caller }: StatusCall) => changeStatus(params.id, 'submitted', caller),
};

async function changeStatus(orderId: string, to: OrderStatus, caller: Caller): Promise<Order> {
  // Of two at once, the later one reads again and is checked against what the earlier one made of it.
  const { order, mailIds } = await commitWithAudit(caller, (batch, at) =>
    prepareChange(batch, orderId, to, { at, by: toStaffMember(caller) }),
  );
  await queueMails(mailIds, undoMs);
  return order;
}

async function prepareChange(
  batch: Batch,
  orderId: string,
  to: OrderStatus,
  done: Pick<OrderEvent, 'at' | 'by'>,
) {
  const [{ orders, toFields }, outbox] = await Promise.all([openStore(), openOutbox()]);
  const snapshot = await orders.doc(orderId).get();
  const order = snapshot.data();
  if (!order) throw noSuchOrder();

  const from = statusOf(order);
  const { action } = orderStatusTable[to];
  const verdict = checkTransition(from, action);
  const mailIds: string[] = [];
  if (verdict === 'done') return { answer: { order, mailIds }, details: null };
  if (verdict === 'refused') {
    throw new AppError('BAD_TRANSITION', `An order that is ${from} cannot take that step.`);
  }
  const event = { action, ...done };
  const change = { ...storeStatus(to), history: [...order.history, event], updatedAt: done.at };
  const changed = { ...order, ...change };
  batch.update(snapshot.ref, toFields(change), { lastUpdateTime: snapshot.updateTime });
  const mail = findStatusMail(changed, to);
  if (mail) mailIds.push(addMail(batch, outbox, mail.mailId, mail.job, { holdMs: undoMs }));
  const changes = [{ field: 'status', from: orderStatusTable[from].name, to: orderStatusTable[to].name }];
  return { answer: { order: changed, mailIds }, details: { item: toAuditItem(order), action, changes } };
}
