import type { MailJob, MailKind } from '@kowhai/domain/mail/mail-job';
import { isCausedByStaff, isNotice, type OrderMailKind } from '@kowhai/domain/mail/order-mail';
import { countWithin } from '#limits/rate-limit.ts';
import { type RateLimit, rateLimits } from '#limits/rate-limits.ts';
import { addressMail } from '#mail/words/address-mail.ts';
import { getMailSettings } from '#server/params.ts';
import type { MailRecord } from './outbox.ts';

type Cause = 'stranger' | 'code' | 'notice' | 'shop';

/** stranger: with any address. code: always sent, as its trigger is limited. notice: limited apart. shop: no limit. */
const causes: Record<Exclude<MailKind, OrderMailKind>, Cause> = {
  welcome: 'stranger',
  'confirm-email': 'stranger',
  'confirm-enquiry': 'stranger',
  'reset-code': 'code',
  'password-changed': 'notice',
  'email-changed': 'notice',
  'account-closed': 'notice',
  'more-notices': 'notice',
  'second-factor': 'shop',
  'admin-changed': 'shop',
  'new-user': 'shop',
  'send-enquiry': 'shop',
  'enquiry-reply': 'shop',
};

export type Verdict = 'send' | 'hold' | 'tell of more';

export async function judgeMail(mail: MailRecord): Promise<Verdict> {
  const cause = causeOf(mail.job);
  if (cause === 'shop' || mail.isByStaff === true) return 'send';
  const { to } = addressMail(mail.job, getMailSettings().providerAddress);
  const isWithin = (limit: RateLimit) => countWithin(limit, to.email, mail._id);
  if (await isWithin(rateLimits.mailByAddress)) return 'send';
  if (cause === 'code') return 'send';
  if (cause === 'stranger') return 'hold';
  if (await isWithin(rateLimits.noticeByAddress)) return 'send';
  return (await isWithin(rateLimits.moreNoticesByAddress)) ? 'tell of more' : 'hold';
}

/** Whose doing a mail is, which decides what limits it. */
export function causeOf(job: MailJob): Cause {
  if (!('order' in job)) return causes[job.kind];
  return isNotice(job.kind) || isCausedByStaff(job.kind) ? 'shop' : 'stranger';
}
