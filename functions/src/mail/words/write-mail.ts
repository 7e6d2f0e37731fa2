import type { MailJob } from '@kowhai/domain/mail/mail-job';
import {
  writeAccountClosed,
  writeEmailChanged,
  writeEmailConfirmation,
  writeMoreSecurityMails,
  writePasswordChanged,
  writeResetCode,
  writeSecondFactorChanged,
} from './account-mails.ts';
import { toHeaderText } from './address-mail.ts';
import { writeConfirmEnquiry, writeEnquiryReply, writeSendEnquiry } from './enquiry-mails.ts';
import type { Mail, MailWords } from './mail-blocks.ts';
import { writeOrderMail } from './order-mails.ts';
import { writeAdminChanged, writeNewUser, writeWelcome } from './user-mails.ts';
import { writeLimitedNotices } from './write-limited-notices.ts';

/** @param siteAddress without a trailing slash @param now an ISO 8601 string @param code the code to send, if any */
export function writeMail(job: MailJob, siteAddress: string, now: string, code = ''): Mail {
  const { subject, blocks, ...mail } = write(job, siteAddress, now, code);
  return {
    ...mail,
    subject: toHeaderText(subject),
    blocks: blocks.map((block) => (typeof block === 'string' ? { kind: 'paragraph', text: block } : block)),
  };
}

function write(job: MailJob, siteAddress: string, now: string, code: string): MailWords {
  switch (job.kind) {
    case 'welcome':
      return writeWelcome(siteAddress, job.isByStaff);
    case 'new-user':
      return writeNewUser(job.user, siteAddress, now);
    case 'reset-code':
      return writeResetCode(code, siteAddress);
    case 'confirm-email':
      return writeEmailConfirmation(code, siteAddress);
    case 'password-changed':
      return writePasswordChanged(job.changedAt, now);
    case 'email-changed':
      return writeEmailChanged(job);
    case 'second-factor':
      return writeSecondFactorChanged(job, siteAddress, now);
    case 'admin-changed':
      return writeAdminChanged(job, siteAddress, now);
    case 'account-closed':
      return writeAccountClosed();
    case 'more-security-mails':
      return writeMoreSecurityMails();
    case 'limited-notices':
      return writeLimitedNotices(job.held, siteAddress);
    case 'confirm-enquiry':
      return writeConfirmEnquiry(job.enquiry.enquirySubject, job.receivedAt, now);
    case 'send-enquiry':
      return writeSendEnquiry(job.enquiry, now);
    case 'enquiry-reply':
      return writeEnquiryReply(job.enquiry, job.receivedAt, job.text, now);
    default:
      return writeOrderMail[job.kind](job.order, siteAddress, now);
  }
}
