import { AppError } from '@kowhai/domain/app-error';
import { type Order, ourTeam } from '@kowhai/domain/orders/order';
import { listLineChanges } from '@kowhai/domain/orders/order-lines';
import { openStatuses, orderStatusTable } from '@kowhai/domain/orders/order-status';
import { queuePublishing } from '#database/page-state.ts';
import { type Batch, openStore } from '#database/store.ts';
import { findReadable } from '#database/unreadable.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import type { Handler } from '#http/handler.ts';
import { addMail, mailHoldMs, queueMails } from '#mail/delivery/outbox.ts';
import { previewMail } from '#mail/delivery/render-mail.ts';
import { requireOrder, toAuditItem, updateOrder } from './get-order.ts';
import { type OrderLines, parseOrderLines } from './parse-order-lines.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';
import { requireLastStep } from './require-last-step.ts';
import { moveStock } from './return-stock.ts';

export const changeOrderItems: Handler<'changeOrderItems'> = async ({ params, body, caller }) => {
  const wanted = parseOrderLines(body);
  const { order, mailIds, isPagesStale } = await commitWithAudit(caller, (batch, at) =>
    prepareChange(batch, params.id, { wanted, lastStepAt: body.lastStepAt, at }),
  );
  await Promise.all([queueMails(mailIds, mailHoldMs), isPagesStale && queuePublishing()]);
  return order;
};

export const previewItemsMail: Handler<'previewItemsMail'> = async ({ params, body }) => {
  const { db } = await openStore();
  const change = { wanted: parseOrderLines(body), lastStepAt: body.lastStepAt, at: new Date().toISOString() };
  const { answer } = await prepareChange(db.batch(), params.id, change);
  return previewMail({ kind: 'order-changed', order: answer.order });
};

type Change = { wanted: OrderLines; lastStepAt: string | undefined; at: string };

async function prepareChange(batch: Batch, orderId: string, { wanted, lastStepAt, at }: Change) {
  const { orders, outbox } = await openStore();
  const snapshot = await orders.doc(orderId).get();
  const order = requireOrder(snapshot);
  await requireLastStep(order, lastStepAt);
  const { status } = order;
  if (!openStatuses.includes(status)) {
    const { name } = orderStatusTable[status];
    throw new AppError('BAD_TRANSITION', `This order is ${name}, so what was ordered can’t change.`);
  }
  const priced = await priceChange(order, wanted);
  const changes = listLineChanges(order.orderItems, priced.orderItems);
  if (changes.length === 0) return { answer: { order, mailIds: [], isPagesStale: false }, details: null };
  const event = { action: 'change' as const, at, by: ourTeam, changes };
  const history = [...order.history, event];
  const changed = await updateOrder(batch, snapshot, { ...priced, history, updatedAt: at });
  const isPagesStale = await moveStock(batch, order.orderHardwares, priced.orderHardwares);
  const round = changed.history.filter(({ action }) => action === 'change').length;
  const mailId = `order-changed_${orderId}_${round}`;
  const hold = { holdMs: mailHoldMs, isByStaff: true, before: order };
  addMail(batch, outbox, mailId, { kind: 'order-changed', order: changed }, hold);
  return {
    answer: { order: changed, mailIds: [mailId], isPagesStale },
    details: {
      item: toAuditItem(order),
      action: 'change' as const,
      changes: changes.map(({ name, from, to }) => ({ field: name, from, to })),
    },
  };
}

/** What the order holds keeps its price, even if it is no longer sold or deleted; its units count as in stock. */
async function priceChange(order: Order, wanted: OrderLines): Promise<PricedOrder> {
  const { getAll, products, hardwares } = await openStore();
  const [plans, hardware] = await Promise.all([
    getAll(wanted.plans.map(({ _id }) => products.doc(_id))),
    getAll(wanted.hardware.map(({ _id }) => hardwares.doc(_id))),
  ]);
  const keptOf = (id: string) => {
    const line = order.orderItems.find(({ _id }) => _id === id);
    return line && { ...line, isPublished: true };
  };
  return priceOrder({}, wanted, {
    plans: await Promise.all(
      plans.map(async (snapshot) => {
        const item = findReadable(snapshot);
        return keptOf(snapshot.id) ?? item;
      }),
    ),
    hardware: await Promise.all(
      hardware.map(async (snapshot) => {
        const item = findReadable(snapshot);
        const kept = keptOf(snapshot.id);
        return kept ? { ...kept, countInStock: (item?.countInStock ?? 0) + kept.qty } : item;
      }),
    ),
  });
}
