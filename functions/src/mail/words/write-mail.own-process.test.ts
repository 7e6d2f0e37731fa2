import type { MailJob } from '@kowhai/domain/mail/mail-job';
import type { Order } from '@kowhai/domain/orders/order';
import { describe, expect, it, vi } from 'vitest';
import {
  at,
  changedOrder,
  enquiry,
  order,
  provider,
  receivedAt,
  toProvider,
  toUnprovenAddress,
} from '#functions/testing/example-mails.ts';
import { addressMail } from './address-mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { withholdTyped } from './withhold-typed.ts';
import { writeMail as writeMailAt } from './write-mail.ts';

// A code is made with a secret, which is read when its module is loaded.
vi.hoisted(() => {
  process.env.FUNCTIONS_EMULATOR = 'true';
});

const siteAddress = 'https://shop.example';
const writeMail = (job: MailJob, address: string, now = at) => writeMailAt(job, address, now, '7F3K29QD');

it.each(toUnprovenAddress)(
  'the mail $kind carries nobody’s own words to an address that is not proven',
  (job) => {
    const said = withholdTyped(job);
    const mail = writeMail(said, siteAddress);
    const { to } = addressMail(said, provider);
    const all = [mail.subject, mail.preheader, renderText(mail), renderHtml(mail, siteAddress), to.name];
    expect(all.join('\n')).not.toMatch(/onerror|victim|Bcc/);
  },
);

it.each(toProvider)('the mail $kind has a stranger’s words for staff in its quote alone', (job) => {
  const said = 'order' in job ? { ...job, order: { ...changedOrder, user: order.user } } : job;
  const { blocks, ...mail } = writeMail(said, siteAddress);
  const ours = { ...mail, blocks: blocks.filter(({ kind }) => kind !== 'quote') };
  const { replyTo } = addressMail(said, provider);
  const all = [mail.subject, mail.preheader, renderText(ours), renderHtml(ours, siteAddress), replyTo?.name];
  expect(all.join('\n')).not.toMatch(/onerror|victim|Bcc/);
});

describe('an order’s mail', () => {
  const textOf = (
    changes: Partial<Order> = {},
    kind: 'confirm-order' | 'order-completed' = 'confirm-order',
  ) => renderText(writeMail({ kind, order: { ...order, ...changes } }, siteAddress));

  it('says which switch was agreed to, to the customer and to the shop', () => {
    const switching = {
      setup: { provider: 'Spark', account: 'A-5550199', arrangeSwitch: 'yes' as const },
      switchConsent: { words: '', provider: 'Spark', account: 'A-5550199', consentedAt: at },
    };
    expect(textOf(switching)).toContain('From Spark, account ending in 0199. We arrange it, as you agreed');
    const notice = writeMail({ kind: 'order-submitted', order: { ...order, ...switching } }, siteAddress);
    expect(renderText(notice)).toContain(
      'From Spark, account A-5550199. The customer agreed that we arrange it',
    );
    expect(textOf({ setup: {}, switchConsent: undefined })).not.toContain('Switch');
  });

  it('says below its amounts what a year, connecting and leaving cost', () => {
    const text = textOf();
    expect(text).toContain('First twelve months: $1,009.85 in total');
    expect(text).toContain('Leaving: Free. Your plan stops at the end of the month you’ve paid for');
  });

  it('names postage also where it costs nothing, and explains no total that is the month’s price', () => {
    const planAlone = textOf({ orderHardwares: [], shippingPrice: 0, totalPrice: 64.99, taxPrice: 8.48 });
    expect(planAlone).toContain('Shipping, Standard Shipping (NZ-Wide): $0.00');
    expect(planAlone).toContain('Total: $64.99');
    expect(planAlone).not.toMatch(/one-off|first bill/i);
  });

  it('writes days as the order’s page does', () => {
    // 10 pm UTC on a Friday is Saturday in New Zealand, so the days count from Monday.
    const text = textOf({ createdAt: '2026-11-20T22:00:00.000Z' });
    expect(text).toContain('Received: Saturday 21 November');
    expect(text).toContain('By Tuesday 24 November (1-2 business days)');
    expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  });

  it('that is delivered or previewed later promises no past day', () => {
    const later = '2026-11-27T01:00:00.000Z';
    for (const kind of ['confirm-order', 'order-submitted'] as const) {
      const text = renderText(writeMail({ kind, order }, siteAddress, later));
      expect(text).toContain('Submitted, being reviewed: We’ll be in touch');
      expect(text).not.toContain('By Tuesday 24 November');
    }
  });

  it('says who cancelled it, and what for', () => {
    const cancelledBy = (by: string, reason: string) => {
      const history = [
        { action: 'cancel' as const, at: '2026-11-25T01:00:00.000Z', by: { _id: by, name: 'X' }, reason },
      ];
      return renderText(writeMail({ kind: 'order-cancelled', order: { ...order, history } }, siteAddress));
    };
    const byStaff = cancelledBy('staff', 'The address cannot be connected');
    expect(byStaff).toContain('We cancelled order request KB-7F3K-29QD on Wednesday 25 November.');
    expect(byStaff).toContain('Reason: The address cannot be connected');
    const byCustomer = cancelledBy('u1', 'It takes too long');
    expect(byCustomer).toContain('You cancelled order request');
    expect(byCustomer).toContain('Reason: It takes too long');
    expect(cancelledBy('staff', 'Another reason')).not.toContain('Reason');
  });

  it('tells staff that hardware is back in stock where the cancelled order had any', () => {
    const noticeOf = (of: Partial<Order>) =>
      renderText(writeMail({ kind: 'order-cancelled-notice', order: { ...order, ...of } }, siteAddress));
    expect(noticeOf({})).toContain('Its hardware is back in stock.');
    expect(noticeOf({ orderHardwares: [] })).not.toContain('stock');
  });

  it('says in lists of mails when the customer is connected', () => {
    const processed = { ...order, isProcessing: true, connectionDate: '2026-11-27' };
    const mail = writeMail({ kind: 'order-processing', order: processed }, siteAddress);
    expect(mail.preheader).toMatch(/^We’re setting it up\. Connected: .*Friday 27 November\.$/);
  });

  it('tells the customer that they are connected, and since when', () => {
    const by = { _id: 'staff', name: 'Staff' };
    const history = [{ action: 'complete' as const, at: '2026-11-25T01:00:00.000Z', by }];
    const mail = writeMail({ kind: 'order-completed', order: { ...order, history } }, siteAddress);
    expect(mail.subject).toBe('You’re connected: order KB-7F3K-29QD');
    expect(renderText(mail)).toContain('completed on Wednesday 25 November');
  });
});

it('an answer to an enquiry has the person’s own words below, each line marked as theirs', () => {
  const asked = { ...enquiry, firstName: 'Aroha', enquiryMessage: 'Is it fast?\nReally?' };
  const job: MailJob = { kind: 'enquiry-reply', enquiryId: 'e1', enquiry: asked, receivedAt, text: 'It is.' };
  const mail = writeMail(job, siteAddress);
  expect(mail.subject).toBe('Re: General Enquiry');
  expect(renderText(mail)).toMatch(
    /^Kia ora Aroha\n\nIt is\..*YOU WROTE ON TUESDAY 24 NOVEMBER, 2:05 PM\n\n> Is it fast\?\n> Really\?\n/s,
  );
});

describe('the receipt of an enquiry', () => {
  const textOf = (job: MailJob) => renderText(writeMail(job, siteAddress));

  it('names the subject and the time', () => {
    const text = textOf({ kind: 'confirm-enquiry', enquiry, receivedAt });
    expect(text).toContain('Subject: General Enquiry');
    expect(text).toContain('Received: Tuesday 24 November, 2:05 pm');
  });
});
