import { AppError } from '@kowhai/domain/app-error';
import type { Order, OrderEvent } from '@kowhai/domain/order';
import {
  checkTransition,
  type OrderStatus,
  orderStatusTable,
  statusOf,
  storeStatus,
} from '@kowhai/domain/order-status';
import { siteSettings } from '@kowhai/domain/site-settings';
import { type Batch, openStore } from '#firebase/store.ts';
import { commitWithAudit, toStaffMember } from '#functions/audit-trail.ts';
import type { Caller, Handler } from '#functions/handler.ts';
import { queuePublishing } from '#functions/page-state.ts';
import { addMail, openOutbox, queueMails, undoMs } from '#mail/outbox.ts';
import { noSuchOrder, toAuditItem } from './get-order.ts';
import { listStatusMails } from './order-mail-ids.ts';
import { returnStock } from './return-stock.ts';

type StatusCall = { params: { id: string }; caller: Caller };

const cancelOrder: Handler<'cancelOrder'> = ({ params, body, caller }) =>
  changeStatus(params.id, 'cancelled', { caller, by: 'customer', ...body });
/** Nothing is undone here: the stock may be sold by then, so staff are asked beforehand. */
const cancelOrderAsStaff: Handler<'cancelOrderAsStaff'> = ({ params, body, caller }) =>
  changeStatus(params.id, 'cancelled', { caller, by: 'staff', ...body });

export const statusHandlers = {
  processOrder: ({ params, caller }: StatusCall) => changeStatus(params.id, 'processing', { caller }),
  completeOrder: ({ params, caller }: StatusCall) => changeStatus(params.id, 'completed', { caller }),
  resetOrder: ({ params, caller }: StatusCall) => changeStatus(params.id, 'submitted', { caller }),
  cancelOrder,
  cancelOrderAsStaff,
};

type Actor = 'staff' | 'customer';
type Change = { caller: Caller; by?: Actor; reason?: string };

async function changeStatus(
  orderId: string,
  to: OrderStatus,
  { caller, by = 'staff', reason }: Change,
): Promise<Order> {
  const holdMs = orderStatusTable[to].by === 'staff' ? undoMs : 0;
  // Of two at once, the later one reads again and is checked against what the earlier one made of it.
  const { order, mailIds, isRestocked } = await commitWithAudit(caller, (batch, at) => {
    const done = { at, by: toStaffMember(caller), ...(reason && { reason }) };
    return prepareChange(batch, orderId, to, done, by, { holdMs, isByStaff: by === 'staff' });
  });
  await Promise.all([queueMails(mailIds, holdMs), isRestocked && queuePublishing()]);
  return order;
}

async function prepareChange(
  batch: Batch,
  orderId: string,
  to: OrderStatus,
  done: Omit<OrderEvent, 'action'>,
  actor: Actor,
  mailOptions: { holdMs: number; isByStaff: boolean },
) {
  const [{ orders, toFields }, outbox] = await Promise.all([openStore(), openOutbox()]);
  const snapshot = await orders.doc(orderId).get();
  const order = snapshot.data();
  const { action, stock } = orderStatusTable[to];
  if (!order || (actor === 'customer' && order.user._id !== done.by._id)) throw noSuchOrder();

  const from = statusOf(order);
  const verdict = checkTransition(from, action);
  const mailIds: string[] = [];
  if (verdict === 'done') return { answer: { order, mailIds, isRestocked: false }, details: null };
  if (verdict === 'refused') throw refuse(order, actor);
  const event = { action, ...done };
  const change = { ...storeStatus(to), history: [...order.history, event], updatedAt: done.at };
  const changed = { ...order, ...change };
  batch.update(snapshot.ref, toFields(change), { lastUpdateTime: snapshot.updateTime });
  const isRestocked = stock === 'returned' && (await returnStock(batch, order));
  for (const { mailId, job } of listStatusMails(changed, to))
    mailIds.push(addMail(batch, outbox, mailId, job, mailOptions));
  const changes = [{ field: 'status', from: orderStatusTable[from].name, to: orderStatusTable[to].name }];
  return {
    answer: { order: changed, mailIds, isRestocked },
    details: { item: toAuditItem(order), action, changes },
  };
}

function refuse(order: Order, actor: Actor): AppError {
  const { name } = orderStatusTable[statusOf(order)];
  const by = order.history.at(-1)?.by.name;
  return new AppError(
    'BAD_TRANSITION',
    actor === 'staff'
      ? `This order was set to ${name}${by ? ` by ${by}` : ''}, and cannot take that step.`
      : `We have started on your order, so it can no longer be cancelled here. Call ${siteSettings.freephone}.`,
  );
}
