import { findAccountByEmail } from '#firebase/auth.ts';
import type { MailJob } from './mail-job.ts';

/**
 * Tells whether there is still somebody to send a mail to. Whether an account exists for a code is asked here, long
 * after the call was answered, so that neither the answer nor its time can tell.
 */
export async function hasRecipient(job: MailJob): Promise<boolean> {
  if (job.kind !== 'reset-code') return true;
  // A code that came too late would only puzzle.
  if (Date.parse(job.expiresAt) <= Date.now()) return false;
  const account = await findAccountByEmail(job.email);
  return account !== null && !account.disabled;
}
