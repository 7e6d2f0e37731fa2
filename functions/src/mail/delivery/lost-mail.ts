/** A mail that did not arrive is work until someone has called: its order is listed, and its enquiry is open again. */
import { unanswered } from '@kowhai/domain/enquiries/stored-enquiry';
import { isNotice } from '@kowhai/domain/mail/order-mail';
import { withoutOpen } from '@kowhai/domain/orders/outside-list';
import { collections } from '#database/collections.ts';
import { commit } from '#database/commit.ts';
import { type Batch, store } from '#database/store.ts';
import { findReadable } from '#database/unreadable.ts';
import { updateRecord } from '#functions/shared/update-record.ts';
import type { MailRecord } from './outbox.ts';

const call = 'call customer' as const;

/** @param at an ISO 8601 string: when it was lost */
export async function addLoss(batch: Batch, { job }: MailRecord, at: string): Promise<void> {
  if (job.kind === 'enquiry-reply') return reopenEnquiry(batch, job.enquiryId);
  if (!('order' in job) || isNotice(job.kind)) return;
  const snapshot = await store.orders.doc(job.order._id).get();
  const order = findReadable(snapshot);
  const isNewest = order?.outside?.every(({ work, of }) => work !== call || of < at) ?? true;
  if (!order || !isNewest) return;
  const outside = [...withoutOpen(order, call), { work: call, of: at }];
  updateRecord(batch, collections.orders, snapshot, { outside });
}

/** Of a mail that was given up. */
export async function storeLoss(mail: MailRecord): Promise<void> {
  const at = new Date().toISOString();
  await commit((batch) => addLoss(batch, mail, at));
}

/** A later mail about the same order has arrived, so no one has to call. */
export async function clearLoss(batch: Batch, { job, sentAt = '' }: MailRecord): Promise<void> {
  if (!('order' in job) || isNotice(job.kind)) return;
  const snapshot = await store.orders.doc(job.order._id).get();
  const order = findReadable(snapshot);
  const lost = order?.outside?.find(({ work, doneAt }) => work === call && doneAt === undefined);
  if (order && lost && sentAt > lost.of)
    updateRecord(batch, collections.orders, snapshot, { outside: withoutOpen(order, call) });
}

async function reopenEnquiry(batch: Batch, enquiryId: string): Promise<void> {
  const snapshot = await store.enquiries.doc(enquiryId).get();
  if (!findReadable(snapshot)?.isAnswered) return;
  updateRecord(batch, collections.enquiries, snapshot, unanswered);
}
