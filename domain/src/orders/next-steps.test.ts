import { describe, expect, it } from 'vitest';
import type { PlanCategory } from '#domain/catalogue/plan-category.ts';
import { listNextSteps } from './next-steps.ts';
import type { Order, OrderEvent } from './order.ts';
import { type OrderStatus, storeStatus } from './order-status.ts';

const friday = '2026-11-20T01:00:00.000Z';
const plan = { _id: 'p', name: 'Fibre', category: 'fibre' as PlanCategory, price: 70, qty: 1 };

type Event = [action: OrderEvent['action'], at: string];
function orderIn(
  status: OrderStatus,
  events: readonly Event[] = [],
  changes: Partial<Omit<Order, 'serviceAddress'>> = {},
) {
  const history = events.map(([action, at]) => ({ action, at, by: { name: 'our team' } }));
  const order = {
    createdAt: friday,
    history,
    connectionDate: null,
    modemNeeded: true,
    orderServices: [plan],
    serviceAddress: { region: 'Auckland' as const },
  };
  return { ...order, ...storeStatus(status), ...changes };
}

const onMonday: Event = ['process', '2026-11-23T01:00:00.000Z'];
const onWednesday: Event = ['complete', '2026-11-25T01:00:00.000Z'];
const tellSteps = (order: ReturnType<typeof orderIn>, now = friday) =>
  listNextSteps(order, now).map(({ title, when, state }) => `${title} (${state}): ${when}`);

describe('the journey of an order', () => {
  it.each<[string, ReturnType<typeof orderIn>, string[]]>([
    [
      'waits for its review',
      orderIn('submitted'),
      [
        'Received (done): Friday 20 November',
        'Submitted, being reviewed (current): By Tuesday 24 November (1-2 business days)',
        'Being set up (upcoming): After the review',
        'Connected (upcoming): By Friday 27 November (1-3 business days after approval)',
      ],
    ],
    [
      'says when it was changed, each time',
      orderIn('processing', [
        ['change', '2026-11-21T01:00:00.000Z'],
        ['change', '2026-11-22T01:00:00.000Z'],
        onMonday,
      ]),
      [
        'Received (done): Friday 20 November',
        'Changed (done): Saturday 21 November',
        'Changed (done): Sunday 22 November',
        'Reviewed (done): Monday 23 November',
        'Processing, being set up (current): Since Monday 23 November',
        'Connected (upcoming): By Thursday 26 November (1-3 business days after approval)',
      ],
    ],
    [
      'counts the connection from the approval once there is one',
      orderIn('processing', [onMonday]),
      [
        'Received (done): Friday 20 November',
        'Reviewed (done): Monday 23 November',
        'Processing, being set up (current): Since Monday 23 November',
        'Connected (upcoming): By Thursday 26 November (1-3 business days after approval)',
      ],
    ],
    [
      'names the time of day with it',
      orderIn('processing', [onMonday], { connectionDate: '2026-12-01', connectionWindow: 'afternoon' }),
      [
        'Received (done): Friday 20 November',
        'Reviewed (done): Monday 23 November',
        'Processing, being set up (current): Since Monday 23 November',
        'Connected (upcoming): On Tuesday 1 December, in the afternoon',
      ],
    ],
    [
      'names the day that was agreed on',
      orderIn('processing', [onMonday], { connectionDate: '2026-12-01' }),
      [
        'Received (done): Friday 20 November',
        'Reviewed (done): Monday 23 November',
        'Processing, being set up (current): Since Monday 23 November',
        'Connected (upcoming): On Tuesday 1 December',
      ],
    ],
    [
      'has nothing left to do when the order is completed',
      orderIn('completed', [onMonday, onWednesday]),
      [
        'Received (done): Friday 20 November',
        'Reviewed (done): Monday 23 November',
        'Set up (done): Wednesday 25 November',
        'Connected (done): Wednesday 25 November',
      ],
    ],
    [
      'was reviewed on the day of the connection where staff completed it at once',
      orderIn('completed', [onWednesday]),
      [
        'Received (done): Friday 20 November',
        'Reviewed (done): Wednesday 25 November',
        'Set up (done): Wednesday 25 November',
        'Connected (done): Wednesday 25 November',
      ],
    ],
    [
      'waits again after a reset',
      orderIn('submitted', [onMonday, ['reset', '2026-11-24T01:00:00.000Z']]),
      [
        'Received (done): Friday 20 November',
        'Submitted, being reviewed (current): By Tuesday 24 November (1-2 business days)',
        'Being set up (upcoming): After the review',
        'Connected (upcoming): By Friday 27 November (1-3 business days after approval)',
      ],
    ],
    [
      'ends where the request was cancelled',
      orderIn('cancelled', [['cancel', '2026-11-22T22:00:00.000Z']]),
      ['Received (done): Friday 20 November', 'Cancelled (stopped): Monday 23 November'],
    ],
  ])('%s', (_case, order, steps) => {
    expect(tellSteps(order)).toEqual(steps);
  });
});

it('an order of an earlier year shows the year', () => {
  const order = orderIn('completed', [onMonday, onWednesday]);
  expect(tellSteps(order, '2027-01-01T00:00:00.000Z')).toEqual([
    'Received (done): Friday 20 November 2026',
    'Reviewed (done): Monday 23 November 2026',
    'Set up (done): Wednesday 25 November 2026',
    'Connected (done): Wednesday 25 November 2026',
  ]);
});

describe('an order that is late', () => {
  const monthEnd = '2026-11-30T01:00:00.000Z';
  const agreed = orderIn('processing', [onMonday], { connectionDate: '2026-11-26' });

  it.each<[string, ReturnType<typeof orderIn>, string[]]>([
    [
      'with its review names no new day of its own',
      orderIn('submitted'),
      [
        'Received (done): Friday 20 November',
        'Submitted, being reviewed (current): We’ll be in touch',
        'Being set up (upcoming): After the review',
        'Connected (upcoming): 1-3 business days after approval',
      ],
    ],
    [
      'with its review names the day that staff have chosen',
      orderIn('submitted', [], { reviewDate: '2026-12-02', missedDay: '2026-11-24' }),
      [
        'Received (done): Friday 20 November',
        'Submitted, being reviewed (current): By Wednesday 2 December',
        'Being set up (upcoming): After the review',
        'Connected (upcoming): By Monday 7 December (1-3 business days after approval)',
      ],
    ],
    [
      'with its connection names no new day of its own',
      orderIn('processing', [onMonday]),
      [
        'Received (done): Friday 20 November',
        'Reviewed (done): Monday 23 November',
        'Processing, being set up (current): Since Monday 23 November',
        'Connected (upcoming): We’ll be in touch',
      ],
    ],
    [
      'for the day that was agreed on names no other one',
      agreed,
      [
        'Received (done): Friday 20 November',
        'Reviewed (done): Monday 23 November',
        'Processing, being set up (current): Since Monday 23 November',
        'Connected (upcoming): We’ll be in touch',
      ],
    ],
  ])('%s', (_case, order, steps) => {
    expect(tellSteps(order, monthEnd)).toEqual(steps);
  });

  it.each([
    [
      'review',
      orderIn('submitted'),
      /Sorry, we’re running late: we said Tuesday 24 November\. We’ll be in touch about a new day\. We’ll review/,
    ],
    [
      'connection',
      agreed,
      /Sorry, we’re running late: we said Thursday 26 November\. We’ll be in touch about a new day\. Have/,
    ],
    [
      'connection that has a new day',
      { ...agreed, connectionDate: '2026-12-03', missedDay: '2026-11-26' },
      /Sorry, we’re running late: we said Thursday 26 November\. We’ll connect you on the day below\./,
    ],
  ])('says sorry for the %s, and which day was said', (_what, order, note) => {
    const notes = listNextSteps(order, monthEnd).flatMap((step) => step.note ?? []);
    expect(notes.join()).toMatch(note);
  });
});

describe('what to have ready', () => {
  const noteOf = (order: ReturnType<typeof orderIn>, now = friday) =>
    listNextSteps(order, now)
      .flatMap(({ note }) => note ?? [])
      .join('\n');

  it.each<[string, ReturnType<typeof orderIn>, RegExp]>([
    ['a phone, for the review', orderIn('submitted'), /confirm it by phone or email.*Keep your phone handy/],
    [
      'someone at home, for fibre',
      orderIn('processing'),
      /Next we’ll book your connection.*at home that day/,
    ],
    [
      'that day, once it is agreed on',
      orderIn('processing', [], { connectionDate: '2026-12-01' }),
      /We’ll connect you on the day below.*at home that day/,
    ],
    [
      'a place for the modem, for wireless',
      orderIn('processing', [], { orderServices: [{ ...plan, category: 'wireless' }] }),
      /near a window/,
    ],
    ['one’s own modem', orderIn('processing', [], { modemNeeded: false }), /your modem and its power supply/],
    ['nothing, once connected', orderIn('completed'), /You’re all set.*0800/],
    ['nothing, once cancelled', orderIn('cancelled'), /nothing to pay/],
  ])('%s', (_what, order, note) => {
    expect(noteOf(order)).toMatch(note);
  });

  it('says why the request was cancelled', () => {
    const history = [
      {
        action: 'cancel' as const,
        at: friday,
        by: { _id: 'a', name: 'Aroha' },
        reason: 'I ordered by mistake',
      },
    ];
    expect(noteOf(orderIn('cancelled', [], { history }))).toContain('Reason: I ordered by mistake.');
  });

  it('shows our own words with their line breaks, and leaves out “another reason”', () => {
    const message = 'The line is full.\nNgā mihi';
    const by = { name: 'our team' };
    const history = [{ action: 'cancel' as const, at: friday, by, reason: 'Another reason', message }];
    expect(noteOf(orderIn('cancelled', [], { history }))).toBe(
      `${message}\nThere’s nothing to pay, and nothing more to do.`,
    );
  });
});

it('says on the day of the connection what happens when, and before it what to have ready', () => {
  const order = orderIn('processing', [onMonday], {
    connectionDate: '2026-12-01',
    connectionWindow: 'morning',
  });
  const noteAt = (now: string) => listNextSteps(order, now).find(({ state }) => state === 'current')?.note;
  // One minute before and after midnight in New Zealand.
  expect(noteAt('2026-11-30T10:59:00.000Z')).toMatch(/^We’ll connect you on the day below\. Have someone/);
  expect(noteAt('2026-11-30T11:01:00.000Z')).toMatch(
    /^It’s today\.\nA technician visits between 8 am and noon\./,
  );
});
