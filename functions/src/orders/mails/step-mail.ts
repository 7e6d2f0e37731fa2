/** A step's mail waits for a while. It leaves only if the step still holds by then. */
import type { Order } from '@kowhai/domain/orders/order';
import { orderStatusTable, statusOf } from '@kowhai/domain/orders/order-status';
import { type Batch, openStore, type Snapshot } from '#firebase/store.ts';
import { findReadable } from '#firebase/unreadable.ts';
import { dueAfter, isKeptBack, type MailRecord, undoMs } from '#mail/delivery/outbox.ts';
import { listStatusMails } from './order-mail-ids.ts';

/** The mail to the customer about an order's last step; undefined for a step of which nobody is mailed. */
export async function readStepMail(order: Order): Promise<Snapshot<MailRecord> | undefined> {
  const { outbox } = await openStore();
  const [mail] = listStatusMails(order, statusOf(order));
  return mail && outbox.doc(mail.mailId).get();
}

/**
 * Adds to a batch what keeps the mail about the last step from leaving: the order goes on without that step. A mail that
 * is under way is left alone, and so is one about a cancellation: it holds even where the order is deleted.
 */
export async function withdrawStepMail(batch: Batch, order: Order): Promise<void> {
  if (orderStatusTable[statusOf(order)].stock === 'returned') return;
  const { toFields, deleteField } = await openStore();
  const snapshot = await readStepMail(order);
  const mail = await findMail(snapshot);
  if (!snapshot || mail?.state !== 'queued' || mail.notBefore === undefined) return;
  const withdrawn = { state: 'unneeded', dueAt: deleteField() };
  batch.update(snapshot.ref, toFields(withdrawn), { lastUpdateTime: snapshot.updateTime });
}

/** Undoes `withdrawStepMail`, as the step after it is taken back. @returns the mail that waits again */
export async function restoreStepMail(batch: Batch, order: Order): Promise<string[]> {
  const { toFields } = await openStore();
  const snapshot = await readStepMail(order);
  if (!snapshot || (await findMail(snapshot))?.state !== 'unneeded') return [];
  const waiting = { state: 'queued', ...dueAfter(undoMs) };
  batch.update(snapshot.ref, toFields(waiting), { lastUpdateTime: snapshot.updateTime });
  return [snapshot.id];
}

/** Adds to a batch what brings the mail about the last step, while it waits, up to the order as it is now. */
export async function refreshStepMail(batch: Batch, order: Order): Promise<void> {
  const { toFields } = await openStore();
  const snapshot = await readStepMail(order);
  const mail = await findMail(snapshot);
  if (!snapshot || !mail || !isKeptBack(mail)) return;
  batch.update(snapshot.ref, toFields({ job: { ...mail.job, order } }), {
    lastUpdateTime: snapshot.updateTime,
  });
}

async function findMail(snapshot: Snapshot<MailRecord> | undefined): Promise<MailRecord | undefined> {
  return snapshot && findReadable(snapshot);
}
