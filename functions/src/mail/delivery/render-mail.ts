import type { MailJob } from '@kowhai/domain/mail/mail-job';
import { isNotice } from '@kowhai/domain/mail/order-mail';
import { makeConnectionCalendar } from '@kowhai/domain/orders/connection-calendar';
import { isEmailProven } from '@kowhai/domain/people/user';
import { store } from '#database/store.ts';
import { addressMail, headersOf } from '#mail/words/address-mail.ts';
import type { Mail } from '#mail/words/mail-blocks.ts';
import { linkTo } from '#mail/words/order-mail-parts.ts';
import { renderHtml } from '#mail/words/render-html.ts';
import { renderText } from '#mail/words/render-text.ts';
import { withholdTyped } from '#mail/words/withhold-typed.ts';
import { writeMail } from '#mail/words/write-mail.ts';
import { getMailAddresses } from '#server/params.ts';
import { retry } from '#server/retry.ts';
import { deriveResetCode, makeLinkCode } from './mail-codes.ts';

export const renderMail = (job: MailJob) => render(job, findOwner(job));

async function render(asked: MailJob, owner: Owner | null) {
  const job = (await isRecipientProven(asked)) ? asked : withholdTyped(asked);
  const { providerAddress, siteAddress } = getMailAddresses();
  const code = 'seed' in job ? deriveResetCode(job.seed) : undefined;
  const written = writeMail(job, siteAddress, new Date().toISOString(), code);
  const mail = owner ? addLinkCode(written, owner) : written;
  const isAboutDay =
    'order' in job &&
    !isNotice(job.kind) &&
    (job.order.connectionDate !== null || job.kind === 'order-connection');
  const calendar = isAboutDay ? makeConnectionCalendar(job.order, linkTo(job.order, siteAddress)) : null;
  return {
    ...addressMail(job, providerAddress),
    headers: headersOf(job),
    subject: mail.subject,
    text: renderText(mail),
    html: renderHtml(mail, siteAddress),
    ...(calendar && { attachments: [calendar] }),
  };
}

/** A mail as staff preview it: its links prove nothing. */
export async function previewMail(job: MailJob) {
  const { to, subject, html } = await render(job, null);
  return { to: to.email, subject, html };
}

async function isRecipientProven(job: MailJob): Promise<boolean> {
  if (!('order' in job) || isNotice(job.kind)) return job.kind !== 'enquiry-reply';
  const { _id, email } = job.order.user;
  const user = (await retry(() => store.users.doc(_id).get())).data();
  return user?.email === email && isEmailProven(user);
}

type Owner = { _id: string; email: string };

function findOwner(job: MailJob): Owner | null {
  if (job.kind === 'welcome') return job.user;
  return 'order' in job && !isNotice(job.kind) ? job.order.user : null;
}

function addLinkCode({ blocks, ...mail }: Mail, owner: Owner): Mail {
  const query = `?link-code=${makeLinkCode(owner)}`;
  return {
    ...mail,
    blocks: blocks.map((block) => (block.kind === 'button' ? { ...block, href: block.href + query } : block)),
  };
}
