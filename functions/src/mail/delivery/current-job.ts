/** A mail about an order is written on delivery, from the order's current state. */

import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { mailHoldMs } from '@kowhai/domain/mail/mail-limit';
import { isToldWithReview, saysAnotherDay, whyStale } from '@kowhai/domain/mail/stale-mail';
import type { Order } from '@kowhai/domain/orders/order';
import { orderStatusTable } from '@kowhai/domain/orders/order-status';
import { store } from '#database/store.ts';
import { findReadable } from '#database/unreadable.ts';
import { countLimitedNotices } from './limited-notices.ts';
import type { MailRecord } from './outbox.ts';

export type OrderJob = Extract<MailJob, { order: Order }>;

/** `undoableUntil`: until when what the mail says, or what made it stale, can be undone. */
export type CurrentJob<J> = { job: J; stale?: string; undoableUntil: number };

export async function readCurrentJob({ _id, job }: MailRecord): Promise<CurrentJob<MailJob>> {
  if (job.kind === 'limited-notices') return { job: await countLimitedNotices(_id), undoableUntil: 0 };
  if (!('order' in job)) return { job, undoableUntil: 0 };
  return updateJob(job, findReadable(await store.orders.doc(job.order._id).get()));
}

/** A mail that waits. */
export function updateJob(job: OrderJob, order: Order | undefined): CurrentJob<OrderJob> {
  const why = isToldWithReview(job.kind, job.order, order)
    ? 'The email about the review says the day too.'
    : whyStale(job.kind, job.order, order, new Date().toISOString());
  // A reset sends no mail and cannot be undone.
  const isUndoable =
    order && (why === null ? saysAnotherDay(job.order, order) : orderStatusTable[order.status].mail !== null);
  return {
    job: order ? { ...job, order } : job,
    ...(why !== null && { stale: why }),
    undoableUntil: isUndoable ? Date.parse(order.updatedAt) + mailHoldMs : 0,
  };
}

/** A mail that was sent, written anew from the order as it is. */
export function rewriteJob(job: OrderJob, order: Order | undefined): { job: OrderJob; stale: string | null } {
  const now = order ?? job.order;
  return { job: { ...job, order: now }, stale: whyStale(job.kind, now, order, new Date().toISOString()) };
}
