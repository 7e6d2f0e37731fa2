import { maxMailsPerHour, normalizeMailbox } from '@kowhai/domain/mail-limit';
import { isStatusMail, type StatusMailKind } from '@kowhai/domain/order-status';
import { getMailSettings } from '#firebase/params.ts';
import { retry } from '#firebase/retry.ts';
import { consumeRateLimitOnce } from '#functions/rate-limit.ts';
import { addressMail } from './address-mail.ts';
import type { MailKind } from './mail-job.ts';
import type { MailRecord } from './outbox.ts';

const perAddress = { name: 'mail-address', max: maxMailsPerHour, windowMinutes: 60 };

/**
 * What causes a mail. `anybody`: a stranger who knows the address can bring it about. `code`: so can they, and its
 * owner may be locked out without it, so it counts and goes out all the same; how many there are has a limit of its
 * own. `shop`: staff do, or it goes to the provider.
 */
const causes: Record<Exclude<MailKind, StatusMailKind>, 'anybody' | 'code' | 'shop'> = {
  welcome: 'anybody',
  'password-changed': 'anybody',
  'email-changed': 'anybody',
  'account-closed': 'anybody',
  'confirm-order': 'anybody',
  'confirm-enquiry': 'anybody',
  'reset-code': 'code',
  'new-user': 'shop',
  'order-submitted': 'shop',
  'send-enquiry': 'shop',
};

/**
 * Tells whether a mail may still go to its address this hour, and counts it. It is asked where mails leave, so that
 * whatever queued one counts; a mail that is tried again counts once.
 */
export async function isWithinRecipientLimit(mail: MailRecord): Promise<boolean> {
  const { kind } = mail.job;
  const cause = isStatusMail(kind) ? 'shop' : causes[kind];
  if (cause === 'shop' || mail.isByStaff === true) return true;
  const { to } = addressMail(mail.job, getMailSettings().providerAddress);
  const isWithin = await retry(() => consumeRateLimitOnce(perAddress, normalizeMailbox(to.email), mail._id));
  return isWithin || cause === 'code';
}
