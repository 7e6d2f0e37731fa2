import type { MailJob } from '@kowhai/domain/mail/mail-job';
import type { Order } from '@kowhai/domain/orders/order';
import type { UserInfo } from '@kowhai/domain/people/user';
import { describe, expect, it, vi } from 'vitest';
import { addressMail } from './address-mail.ts';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import { withholdTyped } from './withhold-typed.ts';
import { writeMail as writeMailAt } from './write-mail.ts';

// A code is made with a secret, which is read when its module is loaded.
vi.hoisted(() => {
  process.env.FUNCTIONS_EMULATOR = 'true';
});

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
const change = { action: 'change' as const, at, by: { name: evil }, changes: [{ ...line, from: 1, to: 2 }] };
const order: Order = {
  _id: 'o1',
  number: 'KB-7F3K-29QD',
  user: { _id: 'u1', firstName: evil, lastName: evil, email: user.email, phone: evil, address: evil },
  orderServices: [line],
  orderHardwares: [{ ...line, price: 109.99, qty: 2 }],
  orderItems: [],
  serviceAddress: { address: evil, city: evil, region: 'Otago', postalCode: '9010', country: 'New Zealand' },
  modemNeeded: true,
  status: 'submitted',
  isProcessing: false,
  isCompleted: false,
  connectionDate: null,
  setup: {},
  history: [change],
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

const siteAddress = 'https://shop.example';
const writeMail = (job: MailJob, address: string, now = at) => writeMailAt(job, address, now, '7F3K29QD');
const provider = 'hello@kowhai.example';
const receivedAt = '2026-11-24T01:05:00.000Z';
const byEvil = { by: evil, changedAt: at };
const person = { firstName: evil, lastName: evil, email: user.email };
const toProvider: MailJob[] = [
  { kind: 'new-user', user },
  { kind: 'order-submitted', order },
  { kind: 'order-cancelled-notice', order },
  { kind: 'order-changed-notice', order },
  { kind: 'send-enquiry', enquiry },
];
/** What things are called is the shop's own, unlike all else about an order. */
const plan = { ...line, name: 'Fibre 300' };
const changedOrder = {
  ...order,
  orderServices: [plan],
  orderHardwares: [],
  history: [{ ...change, by: { _id: user._id, name: evil }, changes: [{ ...plan, from: 0, to: 1 }] }],
};
/** What a stranger can bring about, for an address that nobody has proven to be theirs. */
const toUnprovenAddress: MailJob[] = [
  { kind: 'welcome', user },
  { kind: 'welcome', user, isByStaff: true },
  { kind: 'reset-code', email: user.email, seed: 'seed', expiresAt: at },
  { kind: 'confirm-email', email: user.email, seed: 'seed', expiresAt: at },
  { kind: 'password-changed', user: person, changedAt: at },
  {
    kind: 'email-changed',
    user: person,
    formerEmail: 'former@kowhai.example',
    recipient: 'new',
    isProven: false,
  },
  { kind: 'more-notices', email: user.email },
  { kind: 'account-closed', user: person },
  { kind: 'confirm-order', order: { ...order, orderServices: [plan], orderHardwares: [] } },
  { kind: 'order-cancelled', order: { ...order, orderServices: [plan], orderHardwares: [] } },
  { kind: 'order-changed', order: changedOrder },
  { kind: 'confirm-enquiry', enquiry, receivedAt },
];
/** What staff bring about, after they have read the order. */
const toCustomer: MailJob[] = [
  { kind: 'order-processing', order },
  { kind: 'order-completed', order },
  { kind: 'order-connection', order: { ...order, connectionDate: '2026-11-27', connectionWindow: evil } },
  { kind: 'order-reminder', order: { ...order, connectionDate: '2026-11-27', connectionWindow: evil } },
  { kind: 'order-late', order: { ...order, createdAt: '2026-11-13T10:00:00.000Z' } },
  { kind: 'enquiry-reply', enquiryId: 'e1', enquiry, receivedAt, text: `Yes.\n${evil}` },
  { kind: 'admin-changed', user: person, admin: { ...person, _id: 'u2' }, change: 'added', ...byEvil },
  { kind: 'second-factor', user: person, change: 'removed', ...byEvil },
];
const cases: [MailJob, string][] = [
  ...[...toUnprovenAddress, ...toCustomer].map((job): [MailJob, string] => [job, user.email]),
  ...toProvider.map((job): [MailJob, string] => [job, provider]),
];

describe.each(cases)('the mail $kind', (job, recipient) => {
  const mail = writeMail(job, siteAddress);
  const { to, replyTo } = addressMail(job, provider);

  it('goes to the customer or the provider, and a reply to the other one', () => {
    expect(to.email).toBe(recipient);
    expect(replyTo?.email).toBe(recipient === provider ? user.email : provider);
  });

  it('has headers of one line', () => {
    expect([mail.subject, to.name ?? '', replyTo?.name ?? ''].join('')).not.toMatch(/\p{Cc}/u);
  });

  it('shows people’s own words as words', () => {
    const html = renderHtml(mail, siteAddress);
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('"&\'');
    for (const [, address] of html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address).toMatch(/^https:\/\/shop\.example\//);
    }
  });

  it('says the same as text and as HTML, signed by the shop', () => {
    const text = renderText(mail);
    const inText = new Set(listWords(text));
    const inHtml = listWords(readHtml(renderHtml(mail, siteAddress)));
    expect(inHtml.filter((word) => !inText.has(word))).toEqual([]);
    expect(text).toContain('Kōwhai Broadband');
    expect(text).toContain('0800 000 000');
    for (const block of mail.blocks) {
      if (block.kind === 'button') expect(text).toContain(block.href);
    }
  });

  it('has a line for lists of mails, and follows the dark scheme', () => {
    expect(mail.preheader).toMatch(/\S/);
    const html = renderHtml(mail, siteAddress);
    expect(html).toMatch(/<meta name="color-scheme" content="light dark">.*prefers-color-scheme:dark/s);
    expect(html).toMatch(/<img src="[^"]+\.png" alt="[^"]+"/);
  });
});

/** The visible text, without the head and the preview line. */
function readHtml(html: string): string {
  return html
    .replace(/^.*?<\/head>/s, '')
    .replace(/<div style="display:none.*?<\/div>/s, '')
    .replace(/<\/?span[^>]*>/g, '')
    .replace(/<!--.*?-->|<[^>]*>/gs, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}$.]+/gu) ?? [];
}

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

describe('an order’s mail', () => {
  const textOf = (
    changes: Partial<Order> = {},
    kind: 'confirm-order' | 'order-completed' = 'confirm-order',
  ) => renderText(writeMail({ kind, order: { ...order, ...changes } }, siteAddress));

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
      expect(text).toContain('Being reviewed: We’ll be in touch');
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
