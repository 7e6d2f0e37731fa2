import { AppError } from '@kowhai/domain/app-error';
import { isNotice, type OrderMail } from '@kowhai/domain/mail/order-mail';
import type { Order } from '@kowhai/domain/orders/order';
import { isWaitingStatus } from '@kowhai/domain/orders/order-status';
import { type Snapshot, store } from '#database/store.ts';
import { findReadable, readAll } from '#database/unreadable.ts';
import { commitWithAudit } from '#functions/audit/audit-trail.ts';
import type { Handler } from '#http/handler.ts';
import { addMailCopy, isCopy } from '#mail/delivery/copy-mail.ts';
import { type OrderJob, rewriteJob, updateJob } from '#mail/delivery/current-job.ts';
import { isKeptBack, type MailRecord, queueMails, stateOf } from '#mail/delivery/outbox.ts';
import { previewMail } from '#mail/delivery/render-mail.ts';
import { requestMail } from '#mail/delivery/request-mail.ts';
import { retry } from '#server/retry.ts';
import { getVisibleOrder, toAuditRecord } from './get-order.ts';
import { listStatusMails, newOrderMailIds } from './order-mail-ids.ts';

export async function listMailsOf(order: Order): Promise<OrderMail[]> {
  const { docs } = await store.outbox.where('job.order._id', '==', order._id).get();
  return readAll(docs).flatMap((mail) => toOrderMail(mail, order) ?? []);
}

const kindsWithDay: readonly string[] = [
  'order-processing',
  'order-connection',
  'order-reminder',
  'order-late',
];

function toOrderMail(mail: MailRecord, order: Order): OrderMail | null {
  const { _id, job, attempts, createdAt, notBefore, sentAt } = mail;
  const state = stateOf(mail);
  if (!('order' in job) || state === null) return null;
  if (state === 'queued' && updateJob(job, order).stale) return null;
  const { stale } = rewriteJob(job, order);
  const isResent = isCopy(_id);
  const to = isNotice(job.kind) ? {} : { to: job.order.user.email };
  const day = kindsWithDay.includes(job.kind) ? job.order.connectionDate : null;
  return {
    _id,
    kind: job.kind,
    ...to,
    state,
    ...(mail.delivery?.reason && { reason: mail.delivery.reason }),
    attempts,
    isResent,
    createdAt,
    ...(isKeptBack(mail) && { notBefore }),
    ...(sentAt && { sentAt }),
    ...(day && { day }),
    ...(stale && { stale }),
  };
}

export const getOrderMail: Handler<'getOrderMail'> = async ({ params }) =>
  previewMail((await requireOrderMail(params)).job);

/** Of this order alone: other mails hold codes. @throws AppError BAD_TRANSITION for a stale mail */
export async function requireOrderMail({ id, mailId }: { id: string; mailId: string }): Promise<{
  job: OrderJob;
  snapshot: Snapshot<MailRecord>;
}> {
  const [snapshot, order] = await Promise.all([
    store.outbox.doc(mailId).get(),
    store.orders.doc(id).get().then(findReadable),
  ]);
  const mail = snapshot.data();
  if (!mail || !isAboutOrder(mail) || mail.job.order._id !== id) {
    throw new AppError('NOT_FOUND', 'We can’t find that email.');
  }
  const { job, stale } = rewriteJob(mail.job, order);
  if (stale) throw new AppError('BAD_TRANSITION', `${stale} This email can’t be sent again.`);
  return { job, snapshot };
}

function isAboutOrder(mail: MailRecord): mail is MailRecord & { job: OrderJob } {
  return 'order' in mail.job;
}

export const resendOrderMail: Handler<'resendOrderMail'> = async ({ params, caller }) => {
  const mailId = await commitWithAudit(caller, async (batch) => {
    const [{ job, snapshot }, all] = await Promise.all([
      requireOrderMail(params),
      store.outbox.where('job.order._id', '==', params.id).get(),
    ]);
    const again = addMailCopy(batch, snapshot, job, all.docs);
    const { kind, order } = job;
    const details = {
      record: toAuditRecord(order),
      action: 'resend mail' as const,
      changes: [{ field: 'mail', from: null, to: kind }],
    };
    return { answer: again.mailId, details: again.isNew ? details : null };
  });
  await queueMails([mailId]);
  return { status: 'queued', mailId };
};

export const sendConfirmOrder: Handler<'sendConfirmOrder'> = async ({ body, caller }) => {
  const order = await retry(() => getVisibleOrder(body.orderId, caller));
  const { confirmation } = newOrderMailIds(order._id);
  return { status: await requestMail(confirmation, { kind: 'confirm-order', order }, order.createdAt) };
};

export const sendOrderSubmitted: Handler<'sendOrderSubmitted'> = async ({ body, caller }) => {
  const order = await retry(() => getVisibleOrder(body.orderId, caller));
  const { notice } = newOrderMailIds(order._id);
  return { status: await requestMail(notice, { kind: 'order-submitted', order }, order.createdAt) };
};

export const sendOrderProcessing: Handler<'sendOrderProcessing'> = async ({ body, caller }) => {
  const order = await retry(() => getVisibleOrder(body.orderId, caller));
  const latest = order.history.findLast(({ action }) => action === 'process');
  const [mail] = listStatusMails(order, 'process');
  if (!latest || !mail || isWaitingStatus(order.status))
    throw new AppError('BAD_TRANSITION', 'This order isn’t being processed yet.');
  return { status: await requestMail(mail.mailId, mail.job, latest.at) };
};
