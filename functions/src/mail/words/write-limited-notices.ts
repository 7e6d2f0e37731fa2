import type { LimitedNoticeKind, MailJob } from '@kowhai/domain/mail/mail-job';
import { pathTo } from '@kowhai/domain/pages';
import type { MailWords } from './mail-blocks.ts';

const names: Record<LimitedNoticeKind, string> = {
  'order-submitted': 'New order requests',
  'order-changed-notice': 'Order requests changed by the customer',
  'order-cancelled-notice': 'Order requests cancelled by the customer',
  'send-enquiry': 'Enquiries',
  'new-user': 'New customers',
};

export function writeLimitedNotices(
  held: Extract<MailJob, { kind: 'limited-notices' }>['held'],
  siteAddress: string,
): MailWords {
  const total = held.reduce((sum, { count }) => sum + count, 0);
  return {
    subject: `${total} more notices in the last hour`,
    preheader: 'They’re all at the desk.',
    title: 'More than we email about',
    blocks: [
      'Kia ora. In the last hour so much came in that we stopped emailing about each. It’s all at the desk, besides what we’ve emailed:',
      { kind: 'facts', rows: held.map(({ kind, count }) => [names[kind], String(count)]) },
      { kind: 'button', text: 'Open the desk', href: siteAddress + pathTo('admin') },
      'Didn’t expect so many? Someone may be flooding the shop. Tell the person who looks after it.',
    ],
  };
}
