import type { MailJob, MailKind } from '@kowhai/domain/mail/mail-job';
import { maxMailsPerHour, normalizeMailbox } from '@kowhai/domain/mail/mail-limit';
import { isCausedByStaff, isNotice, type OrderMailKind } from '@kowhai/domain/mail/order-mail';
import { getMailSettings } from '#firebase/params.ts';
import { consumeRateLimitOnce } from '#http/rate-limit.ts';
import { addressMail } from './address-mail.ts';
import type { MailRecord } from './outbox.ts';

const perAddress = { name: 'mail-address', max: maxMailsPerHour, windowMinutes: 60 };

type Cause = 'anybody' | 'account' | 'shop';

/**
 * Who can cause a mail. `anybody` who knows the address. `account`: without it somebody may be locked out of theirs, or not
 * hear of what was done with it, so it counts and is always sent; its causes have limits of their own. `shop`: staff, or
 * it goes to the provider.
 */
const causes: Record<Exclude<MailKind, OrderMailKind>, Cause> = {
  welcome: 'anybody',
  'confirm-email': 'anybody',
  'confirm-enquiry': 'anybody',
  'reset-code': 'account',
  'password-changed': 'account',
  'email-changed': 'account',
  'account-closed': 'account',
  // Staff alone have one.
  'second-factor': 'shop',
  'new-user': 'shop',
  'send-enquiry': 'shop',
  'enquiry-reply': 'shop',
};

/** Counts a mail, once however often it is tried, and tells whether it may go to its address this hour. */
export async function isWithinRecipientLimit(mail: MailRecord): Promise<boolean> {
  const cause = causeOf(mail.job);
  if (cause === 'shop' || mail.isByStaff === true) return true;
  const { to } = addressMail(mail.job, getMailSettings().providerAddress);
  const isWithin = await consumeRateLimitOnce(perAddress, normalizeMailbox(to.email), mail._id);
  return isWithin || cause === 'account';
}

function causeOf(job: MailJob): Cause {
  if (!('order' in job)) return causes[job.kind];
  return isNotice(job.kind) || isCausedByStaff(job.kind) ? 'shop' : 'anybody';
}
