/**
 * The outbox: each mail is a record, stored in the same commit as its cause, and delivered later. Its id says what it
 * is about, so nothing is mailed twice.
 */
import { timestamp } from '@kowhai/domain/text';
import * as z from 'zod/mini';
import { describeError, log } from '#firebase/log.ts';
import { openStore, type Writer } from '#firebase/store.ts';
import { enqueueTask } from '#firebase/task-queue.ts';
import { type MailJob, mailJob } from './mail-job.ts';

const mailRecord = z.object({
  _id: z.string(),
  job: mailJob,
  /**
   * queued: to be sent. sending: somebody is at it until `dueAt`. failed: SendGrid will never take it. unneeded: when
   * its turn came there was nobody to send it to. limited: its address had its hour's share of mails.
   */
  state: z.enum(['queued', 'sending', 'sent', 'failed', 'unneeded', 'limited']),
  /** Staff asked for it, so the limit of mails to an address does not hold it back. */
  isByStaff: z.optional(z.boolean()),
  attempts: z.int(),
  createdAt: timestamp,
  /** When the sweep takes the mail up if nobody else has; absent when there is nothing left to do. */
  dueAt: z.optional(timestamp),
  sentAt: z.optional(timestamp),
  expiresAt: timestamp,
});
export type MailRecord = z.output<typeof mailRecord>;

/** How long the task queue gets to deliver a mail before the sweep takes it for lost. */
const queueGraceMs = 30_000;
/** How long a mail is kept, so that staff see what was mailed and a repeated call sends nothing. */
export const mailRetentionMs = 90 * 24 * 60 * 60 * 1000;
/**
 * How long a call waits for the task queue before it answers: what is not done by then goes on with next to no CPU, and
 * the mail waits for the sweep. Long enough for a new instance, which has to ask for a token first.
 */
const enqueueMs = 2000;

export async function openOutbox() {
  const { collection } = await openStore();
  return collection('outbox', mailRecord);
}
export type Outbox = Awaited<ReturnType<typeof openOutbox>>;

type MailOptions = {
  /** How long its record is kept. */
  retentionMs?: number;
  isByStaff?: boolean;
};

/**
 * Adds a mail to a commit.
 *
 * @returns its id
 */
export function addMail(
  writer: Writer,
  outbox: Outbox,
  mailId: string,
  job: MailJob,
  { retentionMs = mailRetentionMs, isByStaff = false }: MailOptions = {},
): string {
  const now = Date.now();
  const record: MailRecord = {
    _id: mailId,
    job,
    state: 'queued',
    attempts: 0,
    createdAt: new Date(now).toISOString(),
    dueAt: new Date(now + queueGraceMs).toISOString(),
    expiresAt: new Date(now + retentionMs).toISOString(),
    ...(isByStaff && { isByStaff }),
  };
  writer.create(outbox.doc(mailId), record);
  return mailId;
}

/**
 * Asks the task queue to deliver mails that are committed. To be awaited before the call is answered; it never fails and
 * never takes long.
 */
export async function queueMails(mailIds: readonly string[]): Promise<void> {
  if (mailIds.length === 0) return;
  let timer: NodeJS.Timeout | undefined;
  const timeOut = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, enqueueMs);
  });
  const all = Promise.all(
    mailIds.map((mailId) =>
      enqueueTask('deliverMail', { mailId }).catch((error: unknown) => {
        log('WARNING', 'A mail was not queued; the sweep will find it', describeError(error));
      }),
    ),
  );
  await Promise.race([all, timeOut]);
  clearTimeout(timer);
}

/** Takes back mails whose cause did not come about after all. */
export async function withdrawMails(mailIds: readonly string[]): Promise<void> {
  const [{ db }, outbox] = await Promise.all([openStore(), openOutbox()]);
  const batch = db.batch();
  for (const mailId of mailIds) batch.delete(outbox.doc(mailId));
  await batch.commit();
}
