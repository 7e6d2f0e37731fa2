import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { siteSettings } from '@kowhai/domain/site-settings';
import type { MailProvider } from '#mail/provider/mail-provider.ts';
import { sendGridProvider } from '#mail/provider/sendgrid.ts';
import { getMailAddresses } from '#server/params.ts';
import { renderMail } from './render-mail.ts';

export const mailProvider: MailProvider = sendGridProvider;

export async function sendMail(mailId: string, job: MailJob): Promise<void> {
  const from = { email: getMailAddresses().senderAddress, name: siteSettings.name };
  await mailProvider.send({ mailId, from, ...(await renderMail(job)) });
}
