import type { MailStatus } from '@kowhai/domain/api/mail';
import { AppError } from '@kowhai/domain/app-error';
import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { keptMs } from '#database/collections.ts';
import { commit } from '#database/commit.ts';
import { store } from '#database/store.ts';
import { retry } from '#server/retry.ts';
import { addMail, queueMails } from './outbox.ts';

/** Queues a mail whose trigger queued none; an expired one counts as sent. @throws AppError BAD_TRANSITION */
export async function requestMail(mailId: string, job: MailJob, causedAt: string): Promise<MailStatus> {
  const mail = (await retry(() => store.outbox.doc(mailId).get())).data();
  if (mail?.state === 'withdrawn') throw withdrawn();
  if (mail) return mail.state === 'sent' ? 'sent' : 'queued';
  if (Date.parse(causedAt) + keptMs('outbox') / 2 < Date.now()) return 'sent';
  await commit((batch) => addMail(batch, mailId, job), { onceBy: store.outbox.doc(mailId) });
  await queueMails([mailId]);
  return 'queued';
}

function withdrawn(): AppError {
  return new AppError('BAD_TRANSITION', 'This email is no longer needed, so we won’t send it.');
}
