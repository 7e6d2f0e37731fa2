import { isNotice, type OrderMail } from '@kowhai/domain/mail/order-mail';
import type { Order } from '@kowhai/domain/orders/order';
import { openStore } from '#database/store.ts';
import { findReadable, readAll } from '#database/unreadable.ts';
import type { Handler } from '#http/handler.ts';
import { updateJob } from '#mail/delivery/current-job.ts';
import { isCopy } from '#mail/delivery/mail-again.ts';
import { isKeptBack, type MailRecord } from '#mail/delivery/outbox.ts';

/** More than there are about one order, except by abuse. */
const maxMails = 100;

export const listOrderMails: Handler<'listOrderMails'> = async ({ params }) => {
  const { orders, outbox } = await openStore();
  const [found, order] = await Promise.all([
    outbox.where('job.order._id', '==', params.id).limit(maxMails).get(),
    orders.doc(params.id).get().then(findReadable),
  ]);
  const mails = readAll(found.docs);
  return mails
    .flatMap((mail) => toOrderMail(mail, order) ?? [])
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
};

const kindsWithDay: readonly string[] = ['order-connection', 'order-reminder', 'order-late'];

function toOrderMail(mail: MailRecord, order: Order | undefined): OrderMail | null {
  const { _id, job, state, attempts, createdAt, notBefore, sentAt } = mail;
  if (!('order' in job) || state === 'withdrawn') return null;
  // Nobody will get it.
  if (state === 'queued' && updateJob(job, order).stale) return null;
  const stale = updateJob({ ...job, order: order ?? job.order }, order).stale?.why;
  const isResent = isCopy(_id);
  const to = isNotice(job.kind) ? {} : { to: job.order.user.email };
  const day = kindsWithDay.includes(job.kind) ? job.order.connectionDate : null;
  return {
    ...{ _id, kind: job.kind, ...to, state, attempts, isResent, createdAt },
    ...(isKeptBack(mail) && { notBefore }),
    ...(sentAt && { sentAt }),
    ...(day && { day }),
    ...(stale && { stale }),
  };
}
