import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { isCausedByStaff, isNotice } from '@kowhai/domain/mail/order-mail';
import { formatFullName } from '@kowhai/domain/people/user';
import type { MailAddress, OutgoingMail } from '#mail/provider/outgoing-mail.ts';
import { looksLikeName } from './withhold-typed.ts';

/** RFC 3834 and Exchange's own: no out-of-office note comes back to us, or goes to a customer by the address for replies. */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' };

/**
 * What a person wrote and sent is not automatic: help desks set automatic mails aside, and an enquiry would be lost.
 * Staff may also hear that the customer whom they answer is away.
 */
export function headersOf({ kind }: MailJob): Record<string, string> {
  return kind === 'send-enquiry' || kind === 'enquiry-reply' ? {} : automatic;
}

/** A typed name appears beside an address only once staff have read it, as addresses are unverified. */
export function addressMail(
  job: MailJob,
  providerAddress: string,
): Pick<OutgoingMail, 'to' | 'copies' | 'replyTo'> {
  const provider = { email: providerAddress };
  switch (job.kind) {
    case 'welcome':
    case 'password-changed':
    case 'second-factor':
    case 'account-closed':
      return { to: { email: job.user.email }, replyTo: provider };
    case 'reset-code':
    case 'confirm-email':
    case 'more-security-mails':
      return { to: { email: job.email }, replyTo: provider };
    case 'email-changed':
      return {
        to: { email: job.recipient === 'new' ? job.user.email : job.formerEmail },
        replyTo: provider,
      };
    case 'confirm-enquiry':
      return { to: { email: job.enquiry.email }, replyTo: provider };
    case 'enquiry-reply':
      return { to: toNamedAddress(job.enquiry), replyTo: provider };
    case 'admin-changed':
      return { to: provider, copies: job.recipients.map((email) => ({ email })), replyTo: provider };
    case 'limited-notices':
      return { to: provider, replyTo: provider };
    case 'new-user':
      return { to: provider, replyTo: toNamedAddress(job.user) };
    case 'send-enquiry':
      return { to: provider, replyTo: toNamedAddress(job.enquiry) };
    default: {
      const customer = toNamedAddress(job.order.user);
      if (isNotice(job.kind)) return { to: provider, replyTo: customer };
      return { to: isCausedByStaff(job.kind) ? customer : { email: customer.email }, replyTo: provider };
    }
  }
}

function toNamedAddress(person: { firstName: string; lastName: string; email: string }): MailAddress {
  const name = formatFullName(person);
  return looksLikeName(name) ? { email: person.email, name } : { email: person.email };
}

export function toHeaderText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
