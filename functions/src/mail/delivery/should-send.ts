import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { findAccountByEmail } from '#firebase/auth.ts';

/** Whether an account exists is asked here, long after the call, so that neither answer nor time can tell. */
export async function shouldSend(job: MailJob): Promise<boolean> {
  if (job.kind !== 'reset-code' && job.kind !== 'confirm-email') return true;
  // An expired code would only puzzle.
  if (Date.parse(job.expiresAt) <= Date.now()) return false;
  if (job.kind === 'confirm-email') return true;
  const account = await findAccountByEmail(job.email);
  return account !== null && !account.disabled;
}
