/** A mail is stored in the same transaction as its trigger and delivered later. Its id prevents a second one. */

import type { MailJob } from '@kowhai/domain/mail/mail-job';
import type { MailState } from '@kowhai/domain/mail/mail-state';
import type { Order } from '@kowhai/domain/orders/order';
import { fromStored } from '@kowhai/domain/timestamps';
import { keptUntil, type RecordOf } from '#database/collections.ts';
import { commit } from '#database/commit.ts';
import { readUpTo } from '#database/read-up-to.ts';
import { type Snapshot, store, type Writer } from '#database/store.ts';
import { enqueueTasks } from '#firebase/task-queue.ts';
import { addressMail } from '#mail/words/address-mail.ts';
import { log } from '#server/log.ts';
import { ignoring } from '#server/retry.ts';

export type MailRecord = RecordOf<'outbox'>;

const queueGraceMs = 30_000;
/** A tried mail stays in its queue; after an hour it is lost. Requeued sooner, a backlog would be queued twice. */
export const retryGraceMs = 60 * 60_000;

export function isKeptBack(mail: MailRecord | undefined): boolean {
  return mail?.state === 'queued' && Date.parse(mail.notBefore ?? '') > Date.now();
}

/** What is shown of a mail: what became of it, once the mail provider has told. */
export function stateOf({ state, delivery }: Pick<MailRecord, 'state' | 'delivery'>): MailState | null {
  if (state === 'withdrawn') return null;
  return state === 'sent' && delivery ? delivery.outcome : state;
}

type MailOptions = {
  expiresAt?: string;
  isByStaff?: boolean;
  holdMs?: number;
  /** When it is due, in milliseconds, if that is long after the call. */
  from?: number;
  before?: Order;
};

export function addMail(
  writer: Writer,
  mailId: string,
  job: MailJob,
  {
    expiresAt = keptUntil('outbox'),
    isByStaff = false,
    holdMs = 0,
    from = Date.now(),
    before,
  }: MailOptions = {},
): string {
  // Mails to the provider store no address.
  const { to } = addressMail(job, '');
  const record: MailRecord = {
    _id: mailId,
    job,
    ...(to.email && { to: to.email }),
    state: 'queued',
    attempts: 0,
    createdAt: new Date(from).toISOString(),
    expiresAt,
    ...(isByStaff && { isByStaff }),
    ...(before && { before }),
    ...dueAfter(from - Date.now() + holdMs),
  };
  writer.create(store.outbox.doc(mailId), record);
  return mailId;
}

export function dueAfter(holdMs: number): { dueAt: string; notBefore?: string } {
  const now = Date.now();
  return {
    dueAt: new Date(now + holdMs + queueGraceMs).toISOString(),
    ...(holdMs > 0 && { notBefore: new Date(now + holdMs).toISOString() }),
  };
}

const isCode = (mailId: string) => /^(reset-code|confirm-email)_/.test(mailId);

/** Codes have a queue of their own, so that no backlog delays them. Await it before responding. */
export async function queueMails(mailIds: readonly string[], delayMs = 0): Promise<boolean> {
  const tasks = mailIds.map((mailId) => ({ mailId }));
  const queued = await Promise.all([
    enqueueTasks(
      'deliverCode',
      tasks.filter(({ mailId }) => isCode(mailId)),
      delayMs,
    ),
    enqueueTasks(
      'deliverMail',
      tasks.filter(({ mailId }) => !isCode(mailId)),
      delayMs,
    ),
  ]);
  return queued.every(Boolean);
}

export async function withdrawMails(mailIds: readonly string[]): Promise<void> {
  await commit((batch) => {
    for (const mailId of mailIds) batch.delete(store.outbox.doc(mailId));
  });
}

const maxMails = 400;
const concurrency = 40;

export async function sweepOutbox(): Promise<void> {
  const now = store.toTimestamp(new Date().toISOString());
  const due = store.outbox.where('dueAt', '<=', now).orderBy('dueAt');
  const { docs } = await readUpTo(due.select(), maxMails);
  for (let start = 0; start < docs.length; start += concurrency)
    await Promise.all(docs.slice(start, start + concurrency).map(requeue));
  const facts = { found: docs.length, oldestSeconds: await measureOldest() };
  // Even where nothing was due: an alert fires where no sweep logs this.
  log('INFO', 'The outbox was swept', { event: 'outbox', ...facts });
}

async function requeue({ id, ref, updateTime }: Snapshot): Promise<void> {
  if (!(await queueMails([id]))) return;
  const fields = store.toFields({
    state: 'queued',
    dueAt: new Date(Date.now() + retryGraceMs).toISOString(),
  });
  // A delivery may have stored an outcome already.
  await ref
    .update(fields, { lastUpdateTime: updateTime })
    .catch(ignoring('FAILED_PRECONDITION', 'NOT_FOUND'));
}

async function measureOldest(): Promise<number> {
  const waiting = store.outbox.where('state', 'in', ['queued', 'sending']).orderBy('createdAt');
  const { docs } = await waiting.limit(1).select('createdAt').get();
  const createdAt = fromStored(docs[0]?.get('createdAt'));
  return typeof createdAt === 'string'
    ? Math.max(0, Math.round((Date.now() - Date.parse(createdAt)) / 1000))
    : 0;
}
