import type { MailStatus } from '@kowhai/domain/api/mail';
import { hasStatus, retry } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';
import type { MailJob } from './mail-job.ts';
import { addMail, mailRetentionMs, openOutbox, queueMails } from './outbox.ts';

/**
 * Says how far a mail is. It was queued with its cause; where it was not, as for an account that was made elsewhere, it
 * is queued now. Records of mails expire, so what happened long ago counts as mailed.
 *
 * @param causedAt when that happened which the mail tells of
 */
export async function requestMail(mailId: string, job: MailJob, causedAt: string): Promise<MailStatus> {
  const [{ db }, outbox] = await Promise.all([openStore(), openOutbox()]);
  const mail = (await retry(() => outbox.doc(mailId).get())).data();
  if (mail) return mail.state === 'sent' ? 'sent' : 'queued';
  if (Date.parse(causedAt) + mailRetentionMs / 2 < Date.now()) return 'sent';
  await retry(async () => {
    const batch = db.batch();
    addMail(batch, outbox, mailId, job);
    await batch.commit();
  }).catch((error: unknown) => {
    // Somebody asked at the same time, or an attempt succeeded whose answer got lost.
    if (!hasStatus(error, 'ALREADY_EXISTS')) throw error;
  });
  await queueMails([mailId]);
  return 'queued';
}
