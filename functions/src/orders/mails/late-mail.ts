import { AppError } from '@kowhai/domain/app-error';
import { findLateness } from '@kowhai/domain/orders/promised-days';
import { openStore } from '#firebase/store.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import { requireOrder, toAuditItem } from '#functions/orders/get-order.ts';
import { requireLastStep } from '#functions/orders/require-last-step.ts';
import type { Handler } from '#http/handler.ts';
import { addMail, isKeptBack, queueMails, undoMs } from '#mail/delivery/outbox.ts';

/** Of two who press at once one sends it: the mail's id is made of the new day. */
export const sendLateMail: Handler<'sendLateMail'> = async ({ params, body, caller }) => {
  const { order, mailIds } = await commitWithAudit(caller, async (batch, at) => {
    const { order, mail } = await readLateMail(params.id, at);
    await requireLastStep(order, body.lastStepAt);
    if (mail.exists) return { answer: { order, mailIds: [] }, details: null };
    const { outbox } = await openStore();
    addMail(batch, outbox, mail.id, { kind: 'order-late', order }, { holdMs: undoMs, isByStaff: true });
    return {
      answer: { order, mailIds: [mail.id] },
      details: { item: toAuditItem(order), action: 'send mail', changes },
    };
  });
  await queueMails(mailIds, undoMs);
  return { ...order, isQueued: mailIds.length > 0 };
};

export const withdrawLateMail: Handler<'withdrawLateMail'> = ({ params, caller }) =>
  commitWithAudit(caller, async (batch, at) => {
    const { order, mail } = await readLateMail(params.id, at);
    if (!isKeptBack(mail.data())) throw new AppError('BAD_TRANSITION', 'The email has already gone.');
    batch.delete(mail.ref, { lastUpdateTime: mail.updateTime });
    return { answer: order, details: { item: toAuditItem(order), action: 'withdraw mail', changes } };
  });

const changes = [{ field: 'mail', from: null, to: 'order-late' }];

/** @throws AppError NOT_FOUND, or BAD_TRANSITION where the order is on time */
async function readLateMail(orderId: string, at: string) {
  const { orders, outbox } = await openStore();
  const order = requireOrder(await orders.doc(orderId).get());
  const lateness = findLateness(order, at);
  if (!lateness)
    throw new AppError('BAD_TRANSITION', 'This order isn’t late, so there’s nothing to say sorry for.');
  return { order, mail: await outbox.doc(`order-late_${orderId}_${lateness.day}`).get() };
}
