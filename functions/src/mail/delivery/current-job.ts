/** A mail about an order is written on delivery, from the order's current state. */

import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { whyStale } from '@kowhai/domain/mail/stale-mail';
import type { Order } from '@kowhai/domain/orders/order';
import { orderStatusTable } from '@kowhai/domain/orders/order-status';
import { openStore } from '#database/store.ts';
import { findReadable } from '#database/unreadable.ts';
import { mailHoldMs } from './outbox.ts';

export type OrderJob = Extract<MailJob, { order: Order }>;

/** `undoableUntil`: until when the step that made the mail stale can be undone. */
export type CurrentJob<J> = { job: J; stale?: { why: string; undoableUntil: number } };

export async function readCurrentJob(job: MailJob): Promise<CurrentJob<MailJob>> {
  if (!('order' in job)) return { job };
  const { orders } = await openStore();
  return updateJob(job, findReadable(await orders.doc(job.order._id).get()));
}

export function updateJob(job: OrderJob, order: Order | undefined): CurrentJob<OrderJob> {
  const why = whyStale(job.kind, job.order, order, new Date().toISOString());
  const current = { job: order ? { ...job, order } : job };
  if (why === null) return current;
  // A reset sends no mail and cannot be undone.
  const isUndoable = order && orderStatusTable[order.status].mail !== null;
  return {
    ...current,
    stale: { why, undoableUntil: isUndoable ? Date.parse(order.updatedAt) + mailHoldMs : 0 },
  };
}
