import { formatFullName } from '@kowhai/domain/user';
import type { MailJob } from './mail-job.ts';

type MailAddress = { email: string; name?: string };

/**
 * Says who gets a mail and who gets the answer to it: customers get what is about them, the provider what there is to
 * do, and staff can answer a customer by answering the notice.
 */
export function addressMail(
  job: MailJob,
  providerAddress: string,
): { to: MailAddress; replyTo?: MailAddress } {
  const provider = { email: providerAddress };
  switch (job.kind) {
    case 'welcome':
    case 'password-changed':
    case 'account-closed':
      return { to: nameAddress(job.user), replyTo: provider };
    case 'reset-code':
      // Anybody can ask for a code for anybody's address.
      return { to: { email: job.email }, replyTo: provider };
    case 'email-changed':
      return {
        to: nameAddress(job.recipient === 'new' ? job.user : { ...job.user, email: job.formerEmail }),
        replyTo: provider,
      };
    case 'confirm-order':
    case 'order-processing':
      return { to: nameAddress(job.order.user), replyTo: provider };
    case 'confirm-enquiry':
      // Anybody can type anybody's address into the form, so the name beside it is not repeated either.
      return { to: { email: job.enquiry.email }, replyTo: provider };
    case 'new-user':
      return { to: provider, replyTo: nameAddress(job.user) };
    case 'order-submitted':
      return { to: provider, replyTo: nameAddress(job.order.user) };
    case 'send-enquiry':
      return { to: provider, replyTo: nameAddress(job.enquiry) };
  }
}

function nameAddress(person: { firstName: string; lastName: string; email: string }): MailAddress {
  const name = toHeaderText(formatFullName(person));
  return name === '' ? { email: person.email } : { email: person.email, name };
}

/** Leaves out of a header what could end it or start another. */
export function toHeaderText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
