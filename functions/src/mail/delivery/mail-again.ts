/** A mail that was sent, or given up, goes out again because staff asked for it. */
import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { type Batch, openStore, type Snapshot } from '#database/store.ts';
import { readAll } from '#database/unreadable.ts';
import { addMail, type MailRecord, type Outbox } from './outbox.ts';

/** What was sent is sent again as a record of its own, named after the first. */
const copySuffix = /_again_\d+$/;

/** Two requests within this time are one. */
const tooSoonMs = 10_000;

export function isCopy(mailId: string): boolean {
  return copySuffix.test(mailId);
}

/** @returns the id of the mail that this one repeats; its own where it is the first */
export function findFirstId(mailId: string): string {
  return mailId.replace(copySuffix, '');
}

/**
 * Adds what makes a mail go out again: one that was sent as a copy, one that was given up as it is. One that is on its
 * way is left alone.
 *
 * @param snapshot the mail as it was read; it has to exist
 * @param job what it says now
 * @param related mails of the same matter, among them all of its copies
 * @returns the mail that goes out, to be queued, and whether this call is what makes it go
 */
export async function addMailAgain(
  batch: Batch,
  outbox: Outbox,
  snapshot: Snapshot<MailRecord>,
  job: MailJob,
  related: readonly Snapshot<MailRecord>[],
): Promise<{ mailId: string; isNew: boolean }> {
  const mailId = snapshot.id;
  const mail = snapshot.data();
  switch (mail?.state) {
    case 'failed':
    case 'limited': {
      const { toFields } = await openStore();
      const queued = { job, state: 'queued', attempts: 0, dueAt: new Date().toISOString(), isByStaff: true };
      batch.update(snapshot.ref, toFields(queued), { lastUpdateTime: snapshot.updateTime });
      return { mailId, isNew: true };
    }
    case 'sent': {
      const first = findFirstId(mailId);
      const copies = related.filter(({ id }) => isCopy(id) && findFirstId(id) === first);
      const recent = readAll(copies).find(
        (copy) => isUnderWay(copy) || Date.parse(copy.createdAt) > Date.now() - tooSoonMs,
      );
      if (recent) return { mailId: recent._id, isNew: false };
      const copyId = `${first}_again_${copies.length + 1}`;
      return { mailId: addMail(batch, outbox, copyId, job, { isByStaff: true }), isNew: true };
    }
    default:
      return { mailId, isNew: false };
  }
}

function isUnderWay({ state }: MailRecord): boolean {
  return state === 'queued' || state === 'sending';
}
