import { describe, expect, it } from 'vitest';
import { connectionWithinDays, listNextSteps } from './next-steps.ts';
import type { OrderEvent } from './order.ts';
import { type OrderStatus, storeStatus } from './order-status.ts';
import { siteSettings } from './site-settings.ts';

const friday = '2026-11-20T01:00:00.000Z';

function orderIn(status: OrderStatus, events: readonly [OrderEvent['action'], string][] = []) {
  const history = events.map(([action, at]) => ({ action, at, by: { _id: 'staff', name: 'Staff' } }));
  return { createdAt: friday, history, ...storeStatus(status) };
}

describe('the next steps of an order', () => {
  it('names the days of review and connection while it waits', () => {
    expect(listNextSteps(orderIn('submitted'))).toEqual([
      { title: 'We received your order request', when: 'Friday 20 November', state: 'done' },
      {
        title: 'We review it and confirm by phone or email',
        when: 'By Tuesday 24 November (1-2 business days)',
        state: 'current',
      },
      {
        title: 'We connect you',
        when: '1-3 business days after approval, so by Friday 27 November',
        state: 'upcoming',
      },
    ]);
  });

  it('counts the connection from the approval once there is one', () => {
    const steps = listNextSteps(orderIn('processing', [['process', '2026-11-23T01:00:00.000Z']]));
    expect(steps[1]).toMatchObject({ when: 'Monday 23 November', state: 'done' });
    expect(steps[2]).toMatchObject({ when: 'By Thursday 26 November (1-3 business days after approval)' });
  });

  it('names the day that was arranged, until the order is completed', () => {
    const arranged = { connectionDay: '2026-12-01' };
    expect(listNextSteps({ ...orderIn('submitted'), ...arranged })[2]).toEqual({
      title: 'We connect you',
      when: 'On Tuesday 1 December',
      state: 'upcoming',
    });
    const done = orderIn('completed', [['complete', '2026-11-30T01:00:00.000Z']]);
    expect(listNextSteps({ ...done, ...arranged })[2]).toMatchObject({ when: 'Monday 30 November' });
  });

  it('has nothing left to do when the order is completed', () => {
    const steps = listNextSteps(
      orderIn('completed', [
        ['process', '2026-11-23T01:00:00.000Z'],
        ['complete', '2026-11-25T01:00:00.000Z'],
      ]),
    );
    expect(steps.map((step) => step.state)).toEqual(['done', 'done', 'done']);
    expect(steps[2]?.when).toBe('Wednesday 25 November');
  });

  it('waits again after a reset', () => {
    const steps = listNextSteps(
      orderIn('submitted', [
        ['process', '2026-11-23T01:00:00.000Z'],
        ['reset', '2026-11-24T01:00:00.000Z'],
      ]),
    );
    expect(steps.map((step) => step.state)).toEqual(['done', 'current', 'upcoming']);
  });
});

it('counts what the settings promise', () => {
  expect(siteSettings.promises.connectionDays).toBe(`1-${connectionWithinDays} business days`);
});
