import { AppError } from '@kowhai/domain/app-error';
import type { MailJob, MailKind } from '@kowhai/domain/mail/mail-job';
import { isCausedByStaff, isNotice, type OrderMailKind } from '@kowhai/domain/mail/order-mail';
import { consumeRateLimits, countWithin } from '#limits/rate-limit.ts';
import { noticeToStaff, type RateLimit, rateLimits } from '#limits/rate-limits.ts';
import { addressMail } from '#mail/words/address-mail.ts';
import { getMailSettings } from '#server/params.ts';
import type { MailRecord } from './outbox.ts';

type Cause = 'stranger' | 'code' | 'security' | 'to staff' | 'shop';

/** stranger: with any address. code: always sent, as its trigger is limited. security: limited apart.
 * to staff: limited for each kind. shop: no limit. */
const causes: Record<Exclude<MailKind, OrderMailKind>, Cause> = {
  welcome: 'stranger',
  'confirm-email': 'stranger',
  'confirm-enquiry': 'stranger',
  'reset-code': 'code',
  'password-changed': 'security',
  'email-changed': 'security',
  'account-closed': 'security',
  'more-security-mails': 'security',
  'second-factor': 'shop',
  'admin-changed': 'shop',
  'new-user': 'to staff',
  'send-enquiry': 'to staff',
  'limited-notices': 'shop',
  'enquiry-reply': 'shop',
};

export type Verdict = 'send' | 'limit' | 'tell of more' | 'count';

export async function judgeMail(mail: MailRecord): Promise<Verdict> {
  const cause = causeOf(mail.job);
  if (cause === 'shop' || mail.isByStaff === true) return 'send';
  const { to } = addressMail(mail.job, getMailSettings().providerAddress);
  if (cause === 'to staff') return judgeNotice(mail, to.email);
  const isWithin = (limit: RateLimit) => countWithin(limit, to.email, mail._id);
  if (await isWithin(rateLimits.mailByAddress)) return 'send';
  if (cause === 'code') return 'send';
  if (cause === 'stranger') return 'limit';
  if (await isWithin(rateLimits.securityMailsByAddress)) return 'send';
  return (await isWithin(rateLimits.moreSecurityMailsByAddress)) ? 'tell of more' : 'limit';
}

/** Counted by increments, once each: many arrive at the same moment. */
async function judgeNotice({ job, attempts }: MailRecord, email: string): Promise<Verdict> {
  if (attempts > 1) return 'send';
  try {
    await consumeRateLimits([noticeToStaff(job.kind), email]);
    return 'send';
  } catch (error) {
    if (error instanceof AppError && error.code === 'RATE_LIMITED') return 'count';
    throw error;
  }
}

/** Whose doing a mail is, which decides what limits it. */
export function causeOf(job: MailJob): Cause {
  if (!('order' in job)) return causes[job.kind];
  if (isNotice(job.kind)) return 'to staff';
  return isCausedByStaff(job.kind) ? 'shop' : 'stranger';
}
