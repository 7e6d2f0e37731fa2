import { isCausedByStaff, isNotice, type OrderMailKind } from '@kowhai/domain/mail/order-mail';
import type { MailJob, MailKind } from '@kowhai/domain/outbox/mail-job';
import { normalizeMailbox } from '@kowhai/domain/outbox/mail-limit';
import { getMailSettings } from '#firebase/params.ts';
import { retryOnConflict } from '#firebase/retry.ts';
import { openStore } from '#firebase/store.ts';
import { readRateLimits } from '#http/rate-limit.ts';
import { rateLimits } from '#http/rate-limits.ts';
import { addressMail } from '#mail/words/address-mail.ts';
import type { MailRecord } from './outbox.ts';

type Cause = 'anybody' | 'account' | 'shop';

/**
 * Who can cause a mail. `anybody`: whoever knows the address. `account`: counted but always sent, since without it
 * somebody may be locked out or not learn what was done with their account; its causes have limits of their own.
 * `shop`: staff cause it, or the provider gets it.
 */
const causes: Record<Exclude<MailKind, OrderMailKind>, Cause> = {
  welcome: 'anybody',
  'confirm-email': 'anybody',
  'confirm-enquiry': 'anybody',
  'reset-code': 'account',
  'password-changed': 'account',
  'email-changed': 'account',
  'account-closed': 'account',
  // Only staff have one.
  'second-factor': 'shop',
  'admin-changed': 'shop',
  'new-user': 'shop',
  'send-enquiry': 'shop',
  'enquiry-reply': 'shop',
};

/** Counts a mail, once however often it is tried, and tells whether it may go to its address this hour. */
export async function isWithinRecipientLimit(mail: MailRecord): Promise<boolean> {
  const cause = causeOf(mail.job);
  if (cause === 'shop' || mail.isByStaff === true) return true;
  const { to } = addressMail(mail.job, getMailSettings().providerAddress);
  const { db } = await openStore();
  // Not a transaction: those wait for each other's locks, and ten at once took up every delivery for half a minute.
  return retryOnConflict(async () => {
    const uses = await readRateLimits([rateLimits.mailByAddress, normalizeMailbox(to.email), mail._id]);
    if (!uses.isWithinLimits) return cause === 'account';
    const batch = db.batch();
    uses.countIn(batch);
    await batch.commit();
    return true;
  });
}

function causeOf(job: MailJob): Cause {
  if (!('order' in job)) return causes[job.kind];
  return isNotice(job.kind) || isCausedByStaff(job.kind) ? 'shop' : 'anybody';
}
