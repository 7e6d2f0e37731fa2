/** A mail is stored in the same commit as its cause and delivered later. Its id keeps it from being sent twice. */
import { timestamp } from '@kowhai/domain/text';
import * as z from 'zod/mini';
import { openStore, type Writer } from '#firebase/store.ts';
import { enqueueTasks } from '#firebase/task-queue.ts';
import { addressMail } from './address-mail.ts';
import { type MailJob, mailJob } from './mail-job.ts';

const mailRecord = z.object({
  _id: z.string(),
  job: mailJob,
  /** The address that it goes to. Records from before lack it. */
  to: z.optional(z.string()),
  /**
   * sending: until `dueAt` somebody else is at it. failed: the provider will never take it. unneeded: nobody was left
   * to send it to, or what it tells no longer holds. limited: its address had its hour's share of mails.
   */
  state: z.enum(['queued', 'sending', 'sent', 'failed', 'unneeded', 'limited']),
  /** Not held back by the limit of mails to an address. */
  isByStaff: z.optional(z.boolean()),
  attempts: z.int(),
  createdAt: timestamp,
  /** It is kept back until then, so that its cause can still be taken back. */
  notBefore: z.optional(timestamp),
  /** When the sweep takes over; absent when there is nothing left to do. */
  dueAt: z.optional(timestamp),
  sentAt: z.optional(timestamp),
  expiresAt: timestamp,
});
export type MailRecord = z.output<typeof mailRecord>;

const queueGraceMs = 30_000;
/** So that staff see what was mailed, and a repeated call sends nothing. */
export const mailRetentionMs = 90 * 24 * 60 * 60 * 1000;

export async function openOutbox() {
  const { collection } = await openStore();
  return collection('outbox', mailRecord);
}
export type Outbox = Awaited<ReturnType<typeof openOutbox>>;

/** For 10 seconds staff can take back what they did before its mail leaves; the rest is for the call's own way. */
export const undoMs = 12_000;

/** Whether what caused a mail can still be taken back with it. */
export function isKeptBack(mail: MailRecord | undefined): boolean {
  return mail?.state === 'queued' && Date.parse(mail.notBefore ?? '') > Date.now();
}

type MailOptions = {
  retentionMs?: number;
  isByStaff?: boolean;
  holdMs?: number;
};

export function addMail(
  writer: Writer,
  outbox: Outbox,
  mailId: string,
  job: MailJob,
  { retentionMs = mailRetentionMs, isByStaff = false, holdMs = 0 }: MailOptions = {},
): string {
  const now = Date.now();
  // Those to the provider have none.
  const { to } = addressMail(job, '');
  const record: MailRecord = {
    _id: mailId,
    job,
    ...(to.email && { to: to.email }),
    state: 'queued',
    attempts: 0,
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + retentionMs).toISOString(),
    ...(isByStaff && { isByStaff }),
    ...dueAfter(holdMs),
  };
  writer.create(outbox.doc(mailId), record);
  return mailId;
}

/** When a mail may leave that is kept back for a while, and when the sweep takes over. */
export function dueAfter(holdMs: number): { dueAt: string; notBefore?: string } {
  const now = Date.now();
  return {
    dueAt: new Date(now + holdMs + queueGraceMs).toISOString(),
    ...(holdMs > 0 && { notBefore: new Date(now + holdMs).toISOString() }),
  };
}

/** Queues committed mails. To be awaited before the call is answered. */
export async function queueMails(mailIds: readonly string[], delayMs = 0): Promise<void> {
  await enqueueTasks(
    'deliverMail',
    mailIds.map((mailId) => ({ mailId })),
    delayMs,
  );
}

export async function withdrawMails(mailIds: readonly string[]): Promise<void> {
  const [{ db }, outbox] = await Promise.all([openStore(), openOutbox()]);
  const batch = db.batch();
  for (const mailId of mailIds) batch.delete(outbox.doc(mailId));
  await batch.commit();
}
