/** What staff do with an order: process it, complete it, or put it back. */
import { AppError } from '@kowhai/domain/app-error';
import type { Order, OrderEvent } from '@kowhai/domain/order';
import { flagsOf, judgeAction, type OrderAction, orderActions, statusOf } from '@kowhai/domain/order-status';
import { formatFullName } from '@kowhai/domain/user';
import { isConflict, isTransient, retry } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';
import type { Caller, Handler } from '#functions/handler.ts';
import { addMail, openOutbox, queueMails } from '#mail/outbox.ts';
import { noSuchOrder } from './get-order.ts';
import { orderMailIds } from './order-mail-ids.ts';

export const processOrder: Handler<'processOrder'> = ({ params, caller }) =>
  changeStatus(params.id, 'process', caller);

export const completeOrder: Handler<'completeOrder'> = ({ params, caller }) =>
  changeStatus(params.id, 'complete', caller);

export const resetOrder: Handler<'resetOrder'> = ({ params, caller }) =>
  changeStatus(params.id, 'reset', caller);

async function changeStatus(orderId: string, action: OrderAction, caller: Caller): Promise<Order> {
  const at = new Date().toISOString();
  const by = { _id: caller.uid, name: caller.user ? formatFullName(caller.user) : caller.email };
  // Two people at once: the later one reads again what the earlier one made of it, and is judged by that.
  const { order, mailIds } = await retry(() => tryToChange(orderId, { action, at, by }), {
    isWorthRetrying: (error) => isTransient(error) || isConflict(error),
  });
  await queueMails(mailIds);
  return order;
}

async function tryToChange(orderId: string, event: OrderEvent & { action: OrderAction }) {
  const [{ db, orders, toFields }, outbox] = await Promise.all([openStore(), openOutbox()]);
  const snapshot = await orders.doc(orderId).get();
  const order = snapshot.data();
  if (!order) throw noSuchOrder();

  const verdict = judgeAction(statusOf(order), event.action);
  if (verdict === 'done') return { order, mailIds: [] };
  if (verdict === 'refused') {
    throw new AppError(
      'BAD_TRANSITION',
      `An order that is ${statusOf(order).toLowerCase()} cannot take that step.`,
    );
  }
  const change = {
    ...flagsOf(orderActions[event.action].to),
    history: [...order.history, event],
    updatedAt: event.at,
  };
  const changed = { ...order, ...change };
  const batch = db.batch();
  batch.update(snapshot.ref, toFields(change), { lastUpdateTime: snapshot.updateTime });
  const mailIds: string[] = [];
  if (event.action === 'process') {
    const round = changed.history.filter((past) => past.action === 'process').length;
    mailIds.push(orderMailIds(orderId).processing(round));
    for (const mailId of mailIds)
      addMail(batch, outbox, mailId, { kind: 'order-processing', order: changed });
  }
  await batch.commit();
  return { order: changed, mailIds };
}
