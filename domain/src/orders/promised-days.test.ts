import { describe, expect, it } from 'vitest';
import { siteSettings } from '#domain/site-settings.ts';
import { type OrderStatus, storeStatus } from './order-status.ts';
import { connectionWithinDays, findLateness, listPromisedDays } from './promised-days.ts';

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
  return { createdAt: '2026-11-13T01:00:00.000Z', history, connectionDate, ...storeStatus(status) };
}
/** Two in the afternoon in New Zealand. */
const on = (day: number) => `2026-11-${day}T01:00:00.000Z`;

it('counts what the settings promise', () => {
  expect(siteSettings.promises.connectionDays).toBe(`1-${connectionWithinDays} business days`);
});

describe('the review that was promised by Tuesday 17 November', () => {
  it.each([
    ['holds on that day', 17, '2026-11-17', null],
    ['is promised two business days later once that has passed', 18, '2026-11-19', '2026-11-17'],
    ['keeps the new day until it has passed too', 19, '2026-11-19', '2026-11-17'],
    ['is promised anew after that, over a weekend', 20, '2026-11-23', '2026-11-17'],
    ['still names what was promised at first a week later', 24, '2026-11-25', '2026-11-17'],
  ])('%s', (_what, today, day, missed) => {
    expect(listPromisedDays(orderIn('submitted'), on(today)).review).toEqual({ day, missed });
  });

  it('moves the connection with it, which nobody has missed yet', () => {
    const { connection } = listPromisedDays(orderIn('submitted'), on(24));
    expect(connection).toEqual({ day: '2026-11-30', missed: null });
  });
});

describe('the connection', () => {
  it.each([
    ['is promised from the approval on', null, 17, '2026-11-19', null],
    ['is promised anew once that day has passed', null, 20, '2026-11-24', '2026-11-19'],
    ['is on the day that was agreed on', '2026-11-26', 20, '2026-11-26', null],
    ['is on that day until it has passed', '2026-11-20', 20, '2026-11-20', null],
    ['is promised anew once an agreed day has passed', '2026-11-20', 21, '2026-11-25', '2026-11-20'],
  ])('%s', (_what, agreed, today, day, missed) => {
    expect(listPromisedDays(orderIn('processing', agreed), on(today)).connection).toEqual({ day, missed });
  });
});

describe('what an order is late with', () => {
  it.each<[string, ReturnType<typeof orderIn>, number, ReturnType<typeof findLateness>]>([
    ['nothing on the day itself', orderIn('submitted'), 17, null],
    [
      'the review on the day after',
      orderIn('submitted'),
      18,
      { isReviewed: false, missed: '2026-11-17', day: '2026-11-19' },
    ],
    [
      'the connection, once it is reviewed',
      orderIn('processing'),
      20,
      { isReviewed: true, missed: '2026-11-19', day: '2026-11-24' },
    ],
    [
      'an agreed day',
      orderIn('processing', '2026-11-18'),
      19,
      { isReviewed: true, missed: '2026-11-18', day: '2026-11-23' },
    ],
    [
      'an agreed day before the review, where that alone has passed',
      orderIn('submitted', '2026-11-16'),
      17,
      { isReviewed: false, missed: '2026-11-16', day: '2026-11-19' },
    ],
    ['nothing once it is connected', orderIn('completed', '2026-11-18'), 24, null],
    ['nothing once it is cancelled', orderIn('cancelled', '2026-11-18'), 24, null],
  ])('is %s', (_what, order, today, lateness) => {
    expect(findLateness(order, on(today))).toEqual(lateness);
  });
});
