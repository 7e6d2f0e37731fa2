import { listNextSteps } from '@kowhai/domain/orders/next-steps';
import { orderStatuses, storeStatus } from '@kowhai/domain/orders/order-status';
import { expect, it } from 'vitest';
import { exampleOrder } from '#testing/example-order.ts';
import { replyTemplates } from './reply-words.ts';

const now = '2026-11-24T00:00:00.000Z';
const order = { ...exampleOrder, number: 'KB-7F3K-29QD', createdAt: now, history: [] };
const progress = (about: typeof order | undefined) =>
  replyTemplates[0]?.write({ phone: '', order: about, now });

it.each([
  [
    'waits',
    storeStatus('submitted'),
    null,
    'Submitted, being reviewed: By Thursday 26 November (1-2 business days).',
  ],
  ['has its day', storeStatus('processing'), '2026-11-27', 'Connected: On Friday 27 November.'],
  [
    'has a day that has passed',
    storeStatus('processing'),
    '2026-11-20',
    'We’ll be in touch about a new day.',
  ],
  ['is complete', storeStatus('completed'), null, 'Connected: Tuesday 24 November. You’re all set.'],
])('an answer about an order that %s has its number and its day', (_, status, connectionDate, words) => {
  expect(progress({ ...order, ...status, connectionDate })).toContain('KB-7F3K-29QD');
  expect(progress({ ...order, ...status, connectionDate })).toContain(words);
});

it.each([
  ['waits', storeStatus('submitted'), 'You can change or cancel order KB-7F3K-29QD on its page'],
  ['is set up', storeStatus('processing'), 'We’ve started on order KB-7F3K-29QD'],
  [
    'is complete',
    storeStatus('completed'),
    'Order KB-7F3K-29QD is complete, so it can’t be changed or cancelled',
  ],
  ['is cancelled', storeStatus('cancelled'), 'Cancelled: Tuesday 24 November. There’s nothing to pay'],
])('the reply about changing an order that %s says what the customer can do', (_, status, words) => {
  const template = replyTemplates.find(({ name }) => name === 'Changing or cancelling');
  expect(template?.write({ phone: '', order: { ...order, ...status }, now })).toContain(words);
});

const switchConsent = {
  words: 'Please switch me.',
  provider: 'Old Net',
  account: '123',
  consentedAt: now,
};
const arrange = { work: 'arrange switch' as const, of: now };
const arranged = { switchConsent, outside: [{ ...arrange, doneAt: now }] };

it.each([
  [
    'Changing or cancelling',
    { ...storeStatus('processing'), ...arranged, connectionDate: '2026-11-27' },
    'If you cancel, we’ll stop your switch with your old provider and call off the technician.',
  ],
  [
    'Changing or cancelling',
    { ...storeStatus('cancelled'), outside: [{ work: 'stop switch' as const, of: now }] },
    'We’d already arranged your switch, so we’ll call your old provider to stop it.',
  ],
  [
    'All done',
    { ...storeStatus('cancelled'), outside: [{ work: 'stop visit' as const, of: '2026-11-27' }] },
    'We still have to call off the technician.',
  ],
  [
    'Where the order is',
    { ...storeStatus('completed'), switchConsent, outside: [arrange] },
    'We still have to arrange your switch with your old provider.',
  ],
])('the reply “%s” says what is under way outside the shop', (name, fields, words) => {
  const template = replyTemplates.find((one) => one.name === name);
  expect(template?.write({ phone: '', order: { ...order, ...fields }, now })).toContain(words);
});

it('an answer about an order says what its page says, word for word', () => {
  for (const status of orderStatuses) {
    const about = { ...order, ...storeStatus(status) };
    for (const { state, note } of listNextSteps(about, now))
      if (state !== 'done' && note) expect(progress(about)).toContain(note);
  }
});

it('where there is no order, each still makes a sentence', () => {
  for (const { write } of replyTemplates)
    expect(write({ phone: '', order: undefined, now })).not.toContain('undefined');
});
