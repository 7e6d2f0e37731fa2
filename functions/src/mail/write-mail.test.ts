import type { Order } from '@kowhai/domain/order';
import type { UserInfo } from '@kowhai/domain/user';
import { describe, expect, test } from 'vitest';
import { addressMail } from './address-mail.ts';
import type { MailJob } from './mail-job.ts';
import { renderHtml, renderText } from './render-mail.ts';
import { writeMail } from './write-mail.ts';

const evil = '<img src=x onerror=alert(1)>\r\nBcc: victim@kowhai.example "&\'';
const at = '2026-11-20T10:00:00.000Z';
const user: UserInfo = {
  _id: 'u1',
  firstName: evil,
  lastName: evil,
  email: 'aroha@kowhai.example',
  phone: evil,
  address: evil,
  isAdmin: false,
  createdAt: at,
  updatedAt: at,
};
const line = { _id: 'p', name: evil, category: 'fibre' as const, price: 64.99, qty: 1 };
const order: Order = {
  _id: 'o1',
  number: 'KB-7F3K-29QD',
  user: { _id: 'u1', firstName: evil, lastName: evil, email: user.email, phone: evil },
  orderServices: [line],
  orderHardwares: [{ ...line, price: 109.99, qty: 2 }],
  orderItems: [],
  serviceAddress: { address: evil, city: evil, region: 'Otago', postalCode: '9010', country: 'New Zealand' },
  modemNeeded: true,
  isProcessing: false,
  isCompleted: false,
  history: [],
  itemsPrice: 284.97,
  shippingPrice: 9.99,
  totalPrice: 294.96,
  taxPrice: 38.47,
  createdAt: at,
  updatedAt: at,
};
const enquiry = {
  firstName: evil,
  lastName: evil,
  email: 'aroha@kowhai.example',
  phone: evil,
  enquirySubject: 'General Enquiry' as const,
  enquiryMessage: evil,
};

const provider = 'hello@kowhai.example';
const cases: [MailJob, string][] = [
  [{ kind: 'welcome', user }, user.email],
  [{ kind: 'new-user', user }, provider],
  [{ kind: 'confirm-order', order }, user.email],
  [{ kind: 'order-submitted', order }, provider],
  [{ kind: 'order-processing', order }, user.email],
  [{ kind: 'confirm-enquiry', enquiry }, enquiry.email],
  [{ kind: 'send-enquiry', enquiry }, provider],
];

describe.each(cases)('the mail $kind', (job, recipient) => {
  const mail = writeMail(job, 'https://shop.example');
  const { to, replyTo } = addressMail(job, provider);

  test('goes to whom it concerns, and an answer to the other side', () => {
    expect(to.email).toBe(recipient);
    expect(replyTo?.email).toBe(recipient === provider ? user.email : provider);
  });

  test('has headers of one line', () => {
    expect([mail.subject, to.name ?? '', replyTo?.name ?? ''].join('')).not.toMatch(/\p{Cc}/u);
  });

  test('shows people’s own words as words', () => {
    const html = renderHtml(mail);
    expect(html).not.toContain('<img');
    expect(html).not.toContain('"&\'');
    expect(html.match(/<a href="([^"]*)"/)?.[1] ?? 'https://shop.example/').toMatch(
      /^https:\/\/shop\.example\//,
    );
  });

  test('says the same as text and as HTML, signed by the shop', () => {
    for (const shown of [renderText(mail), renderHtml(mail)]) {
      expect(shown).toContain('Kōwhai Broadband');
      expect(shown).toContain('0800 000 000');
    }
    for (const block of mail.blocks) {
      if (block.kind === 'button') expect(renderText(mail)).toContain(block.href);
    }
  });
});

test('an order’s mail keeps what is paid each month apart from what is paid once', () => {
  const text = renderText(writeMail({ kind: 'confirm-order', order }, 'https://shop.example'));
  expect(text).toContain('Each month: $64.99');
  expect(text).toContain('One-off: $229.97');
  expect(text).toContain('Standard Shipping (NZ-Wide): $9.99');
  expect(text).toContain('First month and one-off together, GST included: $294.96');
});

test('the confirmation of an enquiry repeats nothing of it', () => {
  const mail = writeMail({ kind: 'confirm-enquiry', enquiry }, 'https://shop.example');
  expect(renderText(mail) + renderHtml(mail)).not.toMatch(/onerror|victim|Bcc/);
});
