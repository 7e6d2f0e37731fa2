import type { Order } from '@kowhai/domain/orders/order';
import { storeStatus } from '@kowhai/domain/orders/order-status';
import { describe, expect, it } from 'vitest';
import { renderText } from './render-text.ts';
import { withholdTyped } from './withhold-typed.ts';
import { writeMail } from './write-mail.ts';

const at = '2026-11-20T10:00:00.000Z';
const line = { _id: 'p', name: 'Fibre 300', category: 'fibre' as const, price: 64.99, qty: 1 };
const order: Order = {
  _id: 'o1',
  number: 'KB-7F3K-29QD',
  history: [],
  setup: {},
  createdAt: at,
  updatedAt: at,
  editedAt: at,
  user: {
    _id: 'u1',
    firstName: 'Aroha',
    lastName: 'Rata',
    email: 'aroha@kowhai.example',
    phone: '021 000 000',
    address: '',
  },
  orderServices: [line],
  orderHardwares: [],
  orderItems: [line],
  modemNeeded: true,
  serviceAddress: {
    address: '1 Kōwhai St',
    city: 'Dunedin',
    region: 'Otago',
    postalCode: '9010',
    country: 'New Zealand',
  },
  status: 'submitted',
  isProcessing: false,
  isCompleted: false,
  connectionDate: null,
  itemsPrice: 64.99,
  shippingPrice: 0,
  totalPrice: 64.99,
  taxPrice: 8.48,
};
const siteAddress = 'https://shop.example';

it('about a cancellation repeats the words of staff', () => {
  const cancel = { action: 'cancel' as const, at, by: { name: 'our team' }, message: 'The line is full.' };
  const mail = writeMail(
    { kind: 'order-cancelled', order: { ...order, history: [cancel] } },
    siteAddress,
    at,
  );
  expect(renderText(mail)).toContain('The line is full.');
});

it('names the day of the connection and when on that day', () => {
  const agreed = { ...order, connectionDate: '2026-11-27', connectionWindow: 'morning' };
  const mail = writeMail({ kind: 'order-connection', order: agreed }, siteAddress, at);
  expect(mail.subject).toBe('Your connection day is Friday 27 November: order KB-7F3K-29QD');
  expect(renderText(mail)).toContain('We’ll connect you on Friday 27 November, in the morning.');
});

it.each([
  [
    'the evening before',
    '2026-11-26T05:00:00.000Z',
    'Your connection day is Friday 27 November: order KB-7F3K-29QD',
  ],
  [
    'after midnight, where it was held up',
    '2026-11-26T11:30:00.000Z',
    'Your connection day is today: order KB-7F3K-29QD',
  ],
])('reminds of the day and says how it goes, %s', (_, now, subject) => {
  const agreed = { ...order, connectionDate: '2026-11-27', connectionWindow: 'morning' };
  const mail = writeMail({ kind: 'order-reminder', order: agreed }, siteAddress, now);
  expect(mail.subject).toBe(subject);
  expect(renderText(mail)).toContain('A technician visits between 8 am and noon.');
});

it('promises no day for a connection without one', () => {
  const mail = writeMail({ kind: 'order-connection', order }, siteAddress, at);
  expect(mail.subject).toBe('Your connection day: order KB-7F3K-29QD');
  expect(mail.title).toContain('your connection day isn’t set yet');
  expect(mail.preheader).toBe('We’ll tell you the day once we know it.');
});

it('says sorry for a day that has passed, and promises the one that staff have chosen', () => {
  const now = '2026-11-25T01:00:00.000Z';
  const promised = { ...order, reviewDate: '2026-11-26', missedDay: '2026-11-24' };
  const mail = writeMail({ kind: 'order-late', order: promised }, siteAddress, now);
  expect(mail.preheader).toBe('We’ll review it by Thursday 26 November.');
  expect(renderText(mail)).toContain('We said Tuesday 24 November for your order KB-7F3K-29QD');
});

it('lists what has changed in the order, and the new total', () => {
  const changes = [
    { _id: 'a', name: 'Fibre 100', from: 1, to: 0 },
    { _id: 'p', name: 'Fibre 300', from: 0, to: 1 },
  ];
  const history = [{ action: 'change' as const, at, by: { name: 'our team' }, changes }];
  const mail = writeMail({ kind: 'order-changed', order: { ...order, history } }, siteAddress, at);
  expect(mail.preheader).toBe('Total now: $64.99.');
  expect(renderText(mail)).toMatch(/Fibre 100: removed\nFibre 300: added/);
});

it('tells both sides of a change by the customer, with the home where that is another', () => {
  const by = { _id: order.user._id, name: 'Aroha Example' };
  const fields = ['serviceAddress' as const];
  const changed = { ...order, history: [{ action: 'change' as const, at, by, changes: [], fields }] };
  const [own, notice] = (['order-changed', 'order-changed-notice'] as const).map((kind) =>
    writeMail({ kind, order: changed }, siteAddress, at),
  );
  expect(own?.subject).toBe('You’ve changed your order KB-7F3K-29QD');
  expect(own && renderText(own)).toMatch(/You changed your order.*Service address: changed/s);
  expect(notice?.subject).toMatch(/^Order request KB-7F3K-29QD was changed by the customer$/);
  for (const mail of [own, notice]) expect(mail && renderText(mail)).toContain('Dunedin, Otago 9010');
});

const agreed = { words: 'I ask', provider: 'Example Net', account: '12', consentedAt: at };

it.each([
  [
    'asked for, that we ask again',
    { switchConsent: { ...agreed, withdrawnAt: at } },
    'Shall we for this one?',
  ],
  [
    'arranged, that we tell the provider',
    { switchConsent: agreed, outside: [{ work: 'move switch' as const, of: at }] },
    'we’ll tell your old provider',
  ],
])('says of a switch that was %s of another address', (_, moved, words) => {
  const fields = ['serviceAddress' as const];
  const history = [{ action: 'change' as const, at, by: { name: 'our team' }, changes: [], fields }];
  const mail = writeMail({ kind: 'order-changed', order: { ...order, history, ...moved } }, siteAddress, at);
  expect(renderText(mail)).toContain(words);
});

describe.each(['confirm-order', 'order-processing', 'order-completed'] as const)('the mail %s', (kind) => {
  const textOf = (user: object, address: string) => {
    const place = { ...order.serviceAddress, address };
    const typed = { ...order, user: { ...order.user, ...user }, serviceAddress: place };
    return renderText(writeMail(withholdTyped({ kind, order: typed }), siteAddress, at));
  };

  it('says nothing in a stranger’s words to an address that is not proven', () => {
    const stranger = { firstName: 'Your line is cut off', lastName: 'tonight' };
    const text = textOf(stranger, 'Unpaid bill, ring 0900 555 0199 now');
    expect(text).not.toMatch(/cut off|tonight|Unpaid|0900/i);
    expect(text).toMatch(/^Kia ora, .*The address you gave.*\/order\/o1/s);
  });

  it('repeats a name and a place that look like such', () => {
    const text = textOf({ firstName: 'Aroha', lastName: 'O’Māhony-Rata' }, 'Flat 2/12 St. Kilda Rd');
    expect(text).toMatch(/^Kia ora Aroha, .*Flat 2\/12 St\. Kilda Rd, Dunedin, Otago 9010/s);
  });
});

it('says what was under way outside the shop and who stops it, and never that nothing is left to do', () => {
  const switchConsent = {
    words: '',
    provider: 'Example Net',
    account: '12-34',
    consentedAt: order.createdAt,
  };
  const cancelled = {
    ...order,
    ...storeStatus('cancelled'),
    switchConsent,
    outside: [
      { work: 'stop switch' as const, of: order.createdAt },
      { work: 'stop visit' as const, of: '2026-11-27' },
    ],
  };
  const write = (kind: 'order-cancelled' | 'order-cancelled-notice', of = cancelled) =>
    writeMail({ kind, order: of }, siteAddress, at);
  const customers = write('order-cancelled');
  expect(renderText(customers)).toContain('we’ll call your old provider to stop it');
  expect(renderText(customers)).toContain('We’ll call off the technician of Friday 27 November.');
  expect(renderText(customers)).not.toContain('Example Net');
  const ours = write('order-cancelled-notice');
  expect(renderText(ours)).toContain(
    'Left to do: Stop the switch: call Example Net, account 12-34. Call off the technician of Friday 27 November.',
  );
  for (const mail of [customers, ours])
    expect(mail.preheader + renderText(mail)).not.toContain('nothing left to do');
});
