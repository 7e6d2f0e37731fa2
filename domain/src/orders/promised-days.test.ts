import { describe, expect, it } from 'vitest';
import { siteSettings } from '#domain/site-settings.ts';
import { type OrderEvent, ourTeam } from './order.ts';
import { type OrderStatus, storeStatus } from './order-status.ts';
import {
  connectionWithinDays,
  describeDue,
  findDue,
  findLateness,
  listPromisedDays,
  reviewDueDay,
  reviewWithinDays,
  type Timing,
  timingOf,
  workAtOf,
} from './promised-days.ts';

const by = { name: 'our team' };

/** Placed on Friday 13 November: the review is due on Tuesday 17, and the connection three business days later. */
function orderIn(status: OrderStatus, connectionDate: string | null = null) {
  const history =
    status === 'submitted'
      ? []
      : [
          { action: 'process' as const, at: '2026-11-16T01:00:00.000Z', by },
          { action: 'change' as const, at: '2026-11-18T01:00:00.000Z', by },
        ];
  const serviceAddress = { region: 'Auckland' as const };
  return {
    createdAt: '2026-11-13T01:00:00.000Z',
    history,
    connectionDate,
    serviceAddress,
    ...storeStatus(status),
  };
}
/** Two in the afternoon in New Zealand. */
const on = (day: number) => `2026-11-${day}T01:00:00.000Z`;

it('counts what the settings promise', () => {
  expect(siteSettings.promises.connectionDays).toBe(`1-${connectionWithinDays} business days`);
  expect(siteSettings.promises.reviewDays).toBe(`1-${reviewWithinDays} business days`);
});

it.each([
  ['on a Friday', '2026-11-20T01:00:00.000Z', '2026-11-24'],
  ['on a Saturday, which counts from Monday', '2026-11-21T01:00:00.000Z', '2026-11-24'],
  ['before Labour Day, which is not counted', '2026-10-22T01:00:00.000Z', '2026-10-27'],
])('promises the review of an order %s', (_, createdAt, day) => {
  expect(reviewDueDay({ createdAt })).toBe(day);
});

const { history: approved } = orderIn('processing');

it.each<[string, Parameters<typeof listPromisedDays>[0], object]>([
  ['both from the placing', orderIn('submitted'), { review: '2026-11-17', connection: '2026-11-20' }],
  [
    'the connection from the approval',
    orderIn('processing'),
    { review: '2026-11-17', connection: '2026-11-19' },
  ],
  [
    'the connection on the agreed day',
    orderIn('processing', '2026-11-26'),
    { review: '2026-11-17', connection: '2026-11-26' },
  ],
  [
    'the review on the day that staff have chosen, and the connection after that',
    { ...orderIn('submitted'), reviewDate: '2026-11-24' },
    { review: '2026-11-24', connection: '2026-11-27' },
  ],
  [
    'the connection from the review again, after a reset',
    { ...orderIn('submitted'), history: approved },
    { review: '2026-11-17', connection: '2026-11-20' },
  ],
  [
    'the connection after the anniversary day of Canterbury there, which Auckland does not keep',
    {
      ...orderIn('processing'),
      history: [{ action: 'process', at: '2026-11-10T01:00:00.000Z', by }],
      serviceAddress: { region: 'Canterbury' },
    },
    { review: '2026-11-17', connection: '2026-11-16' },
  ],
])('promises %s', (_what, order, days) => {
  expect(listPromisedDays(order)).toEqual(days);
});

describe('what an order is waiting for', () => {
  it.each<[string, ReturnType<typeof orderIn>, ReturnType<typeof findDue>]>([
    ['the review, while it is submitted', orderIn('submitted'), { what: 'review', day: '2026-11-17' }],
    [
      'an agreed day, where that comes before the review',
      orderIn('submitted', '2026-11-16'),
      { what: 'connection', day: '2026-11-16' },
    ],
    ['the connection, once it is approved', orderIn('processing'), { what: 'connection', day: '2026-11-19' }],
    ['nothing, once it is connected', orderIn('completed', '2026-11-18'), null],
    ['nothing, once it is cancelled', orderIn('cancelled', '2026-11-18'), null],
  ])('is %s', (_what, order, due) => {
    expect(findDue(order)).toEqual(due);
  });

  it.each<[string, string, Timing, string]>([
    ['on the Monday before', '2026-11-23T04:00:00.000Z', 'on time', 'Tue 24 Nov, in 1 business day'],
    ['on the Friday before', '2026-11-20T04:00:00.000Z', 'on time', 'Tue 24 Nov, in 2 business days'],
    ['on the day', '2026-11-23T20:00:00.000Z', 'due today', 'Tue 24 Nov, today'],
    ['on the day after', '2026-11-24T20:00:00.000Z', 'late', 'Tue 24 Nov, 1 business day late'],
    ['on the Monday after', '2026-11-29T20:00:00.000Z', 'late', 'Tue 24 Nov, 4 business days late'],
  ])('is, %s, %s', (_, now, timing, words) => {
    const due = { what: 'review', day: '2026-11-24' } as const;
    expect([timingOf(due, now), describeDue(due, now)]).toEqual([timing, words]);
  });

  it('is late on the Saturday after a Friday, and ahead on the Saturday before a Sunday', () => {
    const on = (day: string) => describeDue({ what: 'review', day }, '2026-11-21T04:00:00.000Z');
    expect([on('2026-11-20'), on('2026-11-22')]).toEqual(['Fri 20 Nov, late', 'Sun 22 Nov']);
  });

  it('makes it late once that day has passed, and no day of its own takes its place', () => {
    const late = { what: 'review', day: '2026-11-17' };
    expect([17, 18, 24].map((day) => findLateness(orderIn('submitted'), on(day)))).toEqual([
      null,
      late,
      late,
    ]);
  });
});

const step = (action: OrderEvent['action'], day: number): OrderEvent => ({
  action,
  at: `2026-11-${day}T01:00:00.000Z`,
  by: ourTeam,
});
const history = [step('place', 16), step('process', 17)];
const base = {
  createdAt: '2026-11-16T01:00:00.000Z',
  updatedAt: '2026-11-20T01:00:00.000Z',
  editedAt: '2026-11-20T01:00:00.000Z',
  connectionDate: null as string | null,
  serviceAddress: { region: 'Auckland' as const },
  history,
};

it.each([
  ['waits, by the day of its review', { ...base, ...storeStatus('submitted') }, '2026-11-17T11:00:00.000Z'],
  [
    'waits, by the new day of its review',
    { ...base, ...storeStatus('submitted'), reviewDate: '2026-11-26' },
    '2026-11-25T11:00:00.000Z',
  ],
  [
    'is processed without a day, by the one that the shop promises',
    { ...base, ...storeStatus('processing') },
    '2026-11-19T11:00:00.000Z',
  ],
  [
    'is processed, by its day',
    { ...base, ...storeStatus('processing'), connectionDate: '2026-11-26' },
    '2026-11-25T11:00:00.000Z',
  ],
  [
    'is completed, by when that was, whatever was corrected since',
    { ...base, ...storeStatus('completed'), history: [...history, step('complete', 19)] },
    '2026-11-19T01:00:00.000Z',
  ],
])('an order that %s', (_, order, at) => {
  expect(workAtOf(order)).toBe(at);
});
