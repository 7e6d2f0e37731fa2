import { storeStatus } from '@kowhai/domain/orders/order-status';
import { expect, it } from 'vitest';
import { exampleOrder } from '#testing/example-order.ts';
import { listStepDoubts } from './ask-before-step.ts';

const now = '2026-11-24T01:00:00.000Z';
const processing = { ...exampleOrder, ...storeStatus('processing') };
const dated = { ...processing, connectionDate: '2026-11-27' };
const consent = { words: '', provider: 'Example Net', account: '1', consentedAt: now };

it.each<[string, Parameters<typeof listStepDoubts>[0], typeof processing, string[]]>([
  [
    'skips the review',
    'complete',
    { ...processing, ...storeStatus('submitted') },
    ['It isn’t reviewed yet.'],
  ],
  [
    'comes before the connection day',
    'complete',
    dated,
    ['Its connection day is still to come, Friday 27 November.'],
  ],
  [
    'leaves a switch that nobody arranged',
    'complete',
    {
      ...processing,
      switchConsent: consent,
      outside: [{ work: 'arrange switch' as const, of: consent.consentedAt }],
    },
    ['Still to do: Arrange the switch from Example Net, account 1.'],
  ],
  [
    'takes a promised day away',
    'reset',
    dated,
    ['It loses its connection day, Friday 27 November, and the customer gets no email about it.'],
  ],
  ['is ordinary on its day', 'complete', { ...processing, connectionDate: '2026-11-24' }, []],
  ['is ordinary after the review', 'complete', processing, []],
  ['processes one order', 'process', { ...processing, ...storeStatus('submitted') }, []],
])('asks about a step that %s', (_, action, order, doubts) => {
  expect(listStepDoubts(action, [order], now)).toEqual(doubts);
});

it('asks about more than three emails at once, and names the orders of each doubt', () => {
  const orders = ['1', '2', '3', '4'].map((number) => ({ ...processing, number }));
  const [first, ...others] = orders;
  expect(listStepDoubts('process', others, now)).toEqual([]);
  expect(listStepDoubts('process', orders, now)).toEqual(['4 customers get an email.']);
  expect(listStepDoubts('complete', [{ ...first, ...dated, number: '1' }, ...others], now)).toEqual([
    '4 customers get an email.',
    'Its connection day is still to come, Friday 27 November: 1.',
  ]);
  expect(listStepDoubts('reset', orders, now)).toEqual([]);
});
