/** What staff do with an order: process it, complete it, or put it back. */
import { AppError } from '@kowhai/domain/app-error';
import type { Order, OrderEvent } from '@kowhai/domain/order';
import {
  judgeAction,
  type OrderAction,
  orderActions,
  orderStatusNames,
  statusOf,
  storeStatus,
} from '@kowhai/domain/order-status';
import { type Batch, openStore } from '#firebase/store.ts';
import { commitWithAudit, nameStaffMember } from '#functions/audit-trail.ts';
import type { Caller, Handler } from '#functions/handler.ts';
import { addMail, openOutbox, queueMails } from '#mail/outbox.ts';
import { nameOrder, noSuchOrder } from './get-order.ts';
import { findStatusMail } from './status-mail.ts';

export const processOrder: Handler<'processOrder'> = ({ params, caller }) =>
  changeStatus(params.id, 'process', caller);

export const completeOrder: Handler<'completeOrder'> = ({ params, caller }) =>
  changeStatus(params.id, 'complete', caller);

export const resetOrder: Handler<'resetOrder'> = ({ params, caller }) =>
  changeStatus(params.id, 'reset', caller);

async function changeStatus(orderId: string, action: OrderAction, caller: Caller): Promise<Order> {
  // Two people at once: the later one reads again what the earlier one made of it, and is judged by that.
  const { order, mailIds } = await commitWithAudit(caller, (batch, at) =>
    prepareChange(batch, orderId, { action, at, by: nameStaffMember(caller) }),
  );
  await queueMails(mailIds);
  return order;
}

async function prepareChange(batch: Batch, orderId: string, event: OrderEvent & { action: OrderAction }) {
  const [{ orders, toFields }, outbox] = await Promise.all([openStore(), openOutbox()]);
  const snapshot = await orders.doc(orderId).get();
  const order = snapshot.data();
  if (!order) throw noSuchOrder();

  const [from, to] = [statusOf(order), orderActions[event.action].to];
  const verdict = judgeAction(from, event.action);
  const mailIds: string[] = [];
  if (verdict === 'done') return { answer: { order, mailIds }, deed: null };
  if (verdict === 'refused') {
    throw new AppError('BAD_TRANSITION', `An order that is ${from} cannot take that step.`);
  }
  const change = { ...storeStatus(to), history: [...order.history, event], updatedAt: event.at };
  const changed = { ...order, ...change };
  batch.update(snapshot.ref, toFields(change), { lastUpdateTime: snapshot.updateTime });
  const mail = findStatusMail(changed, event.action);
  if (mail) mailIds.push(addMail(batch, outbox, mail.mailId, mail.job));
  const changes = [{ field: 'status', from: orderStatusNames[from], to: orderStatusNames[to] }];
  return {
    answer: { order: changed, mailIds },
    deed: { item: nameOrder(order), action: event.action, changes },
  };
}
