import { isNotice, type OrderMail } from '@kowhai/domain/mail/order-mail';
import { openStore } from '#firebase/store.ts';
import { readAll } from '#firebase/unreadable.ts';
import type { Handler } from '#http/handler.ts';
import { isCopy } from '#mail/delivery/mail-again.ts';
import { isKeptBack, type MailRecord } from '#mail/delivery/outbox.ts';

/** More than there are about one order, except by abuse. */
const maxMails = 100;

export const listOrderMails: Handler<'listOrderMails'> = async ({ params }) => {
  const { outbox } = await openStore();
  const found = await outbox.where('job.order._id', '==', params.id).limit(maxMails).get();
  const mails = await readAll(found.docs);
  return mails
    .flatMap((mail) => toOrderMail(mail) ?? [])
    .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
};

function toOrderMail(mail: MailRecord): OrderMail | null {
  const { _id, job, state, attempts, createdAt, notBefore, sentAt } = mail;
  // Nobody ever got it.
  if (!('order' in job) || state === 'unneeded') return null;
  const isResent = isCopy(_id);
  const to = isNotice(job.kind) ? {} : { to: job.order.user.email };
  return {
    ...{ _id, kind: job.kind, ...to, state, attempts, isResent, createdAt },
    ...(isKeptBack(mail) && { notBefore }),
    ...(sentAt && { sentAt }),
  };
}
