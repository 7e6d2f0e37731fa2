import type { MailJob } from '@kowhai/domain/outbox/mail-job';
import { getMailAddresses } from '#firebase/params.ts';
import { addressMail } from './address-mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { writeMail } from './write-mail.ts';

/** A mail as it leaves. */
export function renderMail(job: MailJob) {
  const { providerAddress, siteAddress } = getMailAddresses();
  const mail = writeMail(job, siteAddress, new Date().toISOString());
  return {
    ...addressMail(job, providerAddress),
    subject: mail.subject,
    text: renderText(mail),
    html: renderHtml(mail, siteAddress),
  };
}

/** A mail as staff look at it before they send it. */
export function previewMail(job: MailJob) {
  const { to, subject, html } = renderMail(job);
  return { to: to.email, subject, html };
}
