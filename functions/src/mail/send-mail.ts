import { siteSettings } from '@kowhai/domain/site-settings';
import { getMailSettings } from '#firebase/params.ts';
import { addressMail } from './address-mail.ts';
import type { MailJob } from './mail-job.ts';
import type { MailProvider } from './mail-provider.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { sendGridProvider } from './sendgrid.ts';
import { writeMail } from './write-mail.ts';

export const mailProvider: MailProvider = sendGridProvider;

export async function sendMail(mailId: string, job: MailJob): Promise<void> {
  const { providerAddress, senderAddress, siteAddress } = getMailSettings();
  const mail = writeMail(job, siteAddress);
  await mailProvider.send({
    mailId,
    from: { email: senderAddress, name: siteSettings.name },
    ...addressMail(job, providerAddress),
    subject: mail.subject,
    text: renderText(mail),
    html: renderHtml(mail, siteAddress),
  });
}
