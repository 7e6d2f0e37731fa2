import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { type Batch, type Snapshot, store } from '#database/store.ts';
import { readAll } from '#database/unreadable.ts';
import { addMail, type MailRecord } from './outbox.ts';

/** Resending creates a copy, named after the first. */
const copySuffix = /_again_\d+$/;

const resendIntervalMs = 10_000;

export function isCopy(mailId: string): boolean {
  return copySuffix.test(mailId);
}

export function findFirstId(mailId: string): string {
  return mailId.replace(copySuffix, '');
}

/** Copies a sent mail, requeues a failed one. @param related includes all copies */
export function addMailCopy(
  batch: Batch,
  snapshot: Snapshot<MailRecord>,
  job: MailJob,
  related: readonly Snapshot<MailRecord>[],
): { mailId: string; isNew: boolean } {
  const mailId = snapshot.id;
  const mail = snapshot.data();
  switch (mail?.state) {
    case 'failed':
    case 'limited': {
      const queued = { job, state: 'queued', attempts: 0, dueAt: new Date().toISOString(), isByStaff: true };
      batch.update(snapshot.ref, store.toFields(queued), { lastUpdateTime: snapshot.updateTime });
      return { mailId, isNew: true };
    }
    case 'sent': {
      const first = findFirstId(mailId);
      const copies = related.filter(({ id }) => isCopy(id) && findFirstId(id) === first);
      const recent = readAll(copies).find(
        (copy) => isUnderWay(copy) || Date.parse(copy.createdAt) > Date.now() - resendIntervalMs,
      );
      if (recent) return { mailId: recent._id, isNew: false };
      const copyId = `${first}_again_${copies.length + 1}`;
      return { mailId: addMail(batch, copyId, job, { isByStaff: true }), isNew: true };
    }
    default:
      return { mailId, isNew: false };
  }
}

function isUnderWay({ state }: MailRecord): boolean {
  return state === 'queued' || state === 'sending';
}
