import { describe, expect, it } from 'vitest';
import { storeStatus } from './order-status.ts';
import { describeStops, dropVisit, listLeftBehind, listOutsideWork, markOutside } from './outside-work.ts';

const now = '2026-11-24T01:00:00.000Z';
const consent = {
  words: 'I ask',
  provider: 'Example Net',
  account: '12-34',
  consentedAt: '2026-11-20T01:00:00.000Z',
};
const arranged = { ...consent, arrangedAt: now };
const booked = {
  ...storeStatus('processing'),
  connectionDate: '2026-11-27',
  orderServices: [{ category: 'fibre' as const }],
};
const textsOf = (order: Parameters<typeof listOutsideWork>[0]) =>
  listOutsideWork(order, now).map(({ text }) => text);

describe('work outside the shop', () => {
  it.each<[string, Parameters<typeof listOutsideWork>[0], string[]]>([
    ['needs a consent', storeStatus('submitted'), []],
    [
      'is a consent, from the moment on that it is given',
      { ...storeStatus('submitted'), switchConsent: consent },
      ['Arrange the switch from Example Net, account 12-34'],
    ],
    [
      'is a consent that nobody acted on before the order was completed',
      { ...storeStatus('completed'), switchConsent: consent },
      ['Arrange the switch from Example Net, account 12-34'],
    ],
    ['ends with the arranging', { ...storeStatus('processing'), switchConsent: arranged }, []],
    [
      'is the new address of an arranged switch',
      { ...storeStatus('submitted'), switchConsent: { ...arranged, movedAt: now } },
      ['Tell Example Net, account 12-34, of the new address'],
    ],
    [
      'ends with the taking back',
      { ...storeStatus('submitted'), switchConsent: { ...consent, withdrawnAt: now } },
      [],
    ],
    [
      'is a switch to stop, where the order of an arranged one is cancelled',
      { ...storeStatus('cancelled'), switchConsent: arranged },
      ['Stop the switch: call Example Net, account 12-34'],
    ],
    [
      'is a call to the customer whose email was lost, also once the order is over',
      { ...storeStatus('cancelled'), lostMail: { at: now } },
      ['Call the customer: our email didn’t arrive'],
    ],
    ['ends with the call', { ...storeStatus('submitted'), lostMail: { at: now, calledAt: now } }, []],
    ['is nothing to stop that was not arranged', { ...storeStatus('cancelled'), switchConsent: consent }, []],
    [
      'ends with the stopping',
      { ...storeStatus('cancelled'), switchConsent: { ...arranged, stoppedAt: now } },
      [],
    ],
    [
      'is each technician to call off',
      {
        ...storeStatus('submitted'),
        droppedVisits: [{ day: '2026-11-27' }, { day: '2026-11-30', stoppedAt: now }],
      },
      ['Call off the technician of Friday 27 November'],
    ],
  ])('%s', (_, order, texts) => {
    expect(textsOf(order)).toEqual(texts);
  });

  it.each([
    ['a day that is still to come', booked, [{ day: '2026-11-27' }]],
    ['today', { ...booked, connectionDate: '2026-11-24' }, [{ day: '2026-11-24' }]],
    ['no day that is over', { ...booked, connectionDate: '2026-11-23' }, undefined],
    [
      'no day of wireless, for which nobody comes',
      { ...booked, orderServices: [{ category: 'wireless' as const }] },
      undefined,
    ],
    ['no day at all', { ...booked, connectionDate: null }, undefined],
    [
      'a day beside an earlier one, once each',
      { ...booked, droppedVisits: [{ day: '2026-11-26' }, { day: '2026-11-27', stoppedAt: now }] },
      [{ day: '2026-11-26' }, { day: '2026-11-27' }],
    ],
  ])('a technician is to be called off for %s', (_, order, visits) => {
    expect(dropVisit(order, now).droppedVisits).toEqual(visits);
  });

  it('is shown before an order is cancelled or deleted, as it will be then', () => {
    const texts = (order: Parameters<typeof listLeftBehind>[0]) =>
      listLeftBehind(order, now).map(({ work }) => work);
    expect(texts({ ...booked, switchConsent: arranged })).toEqual(['stop switch', 'stop visit']);
    expect(texts({ ...booked, switchConsent: consent, connectionDate: null })).toEqual([]);
    expect(texts({ ...booked, ...storeStatus('completed'), switchConsent: consent })).toEqual([
      'arrange switch',
    ]);
  });

  it('is told to the customer without the names that were typed', () => {
    const visits = [{ day: '2026-11-27' }];
    const told = describeStops({ switchConsent: arranged, droppedVisits: visits }, now).join(' ');
    expect(told).toContain('we’ll call your old provider to stop it');
    expect(told).toContain('We’ll call off the technician of Friday 27 November.');
    expect(told).not.toContain('Example Net');
    expect(describeStops({ switchConsent: { ...arranged, stoppedAt: now } }, now)).toEqual([
      'We’ve stopped your switch with your old provider.',
    ]);
    expect(describeStops({ switchConsent: consent }, now)).toEqual([]);
  });
});

describe('marking it', () => {
  const of = consent.consentedAt;
  const setup = { provider: 'Example Net', account: '12-34', arrangeSwitch: 'yes' as const };
  const open = { ...storeStatus('processing'), setup, switchConsent: consent };
  const underWay = { ...open, switchConsent: arranged };

  it('arranges a switch, and takes that back', () => {
    const mark = (order: typeof open, isDone: boolean) =>
      markOutside(order, { work: 'arrange switch', of, isDone }, now);
    expect(mark(open, true)).toEqual({ switchConsent: arranged });
    expect(mark(underWay, false)).toEqual({ switchConsent: consent });
  });

  it('stops a switch that was arranged, after which the customer can agree anew, and takes that back', () => {
    const stopped = markOutside(underWay, { work: 'stop switch', of, isDone: true }, now);
    expect(stopped).toEqual({
      setup: { ...setup, arrangeSwitch: 'no' },
      switchConsent: { ...arranged, stoppedAt: now },
    });
    const again = markOutside({ ...underWay, ...stopped }, { work: 'stop switch', of, isDone: false }, now);
    expect(again).toEqual({ setup, switchConsent: arranged });
    expect(markOutside(open, { work: 'stop switch', of, isDone: true }, now)).toBeNull();
  });

  it('tells the provider of a new address, and takes that back', () => {
    const moved = { ...underWay, switchConsent: { ...arranged, movedAt: now } };
    const mark = (order: typeof open, isDone: boolean) =>
      markOutside(order, { work: 'move switch', of, isDone }, now);
    expect(mark(moved, true)).toEqual({ switchConsent: arranged });
    expect(mark(underWay, false)).toEqual({ switchConsent: moved.switchConsent });
    expect(mark(open, true)).toBeNull();
  });

  it('notes a call to the customer about that lost email alone, and takes that back', () => {
    const mark = (at: string, isDone: boolean) =>
      markOutside({ ...open, lostMail: { at } }, { work: 'call customer', of, isDone }, now);
    expect(mark(of, true)).toEqual({ lostMail: { at: of, calledAt: now } });
    expect(mark(of, false)).toEqual({ lostMail: { at: of } });
    expect(mark(now, true)).toBeNull();
  });

  it('calls a visit off', () => {
    const visits = [{ day: '2026-11-26' }, { day: '2026-11-27' }];
    const mark = { work: 'stop visit' as const, of: '2026-11-27', isDone: true };
    expect(markOutside({ ...open, droppedVisits: visits }, mark, now)).toEqual({
      droppedVisits: [{ day: '2026-11-26' }, { day: '2026-11-27', stoppedAt: now }],
    });
  });

  it.each([
    ['another consent', open, { work: 'arrange switch' as const, of: now, isDone: true }],
    [
      'a consent that was taken back',
      { ...open, switchConsent: { ...consent, withdrawnAt: now } },
      { work: 'arrange switch' as const, of, isDone: true },
    ],
    ['an unknown visit', open, { work: 'stop visit' as const, of: '2026-11-27', isDone: true }],
  ])('marks nothing of %s', (_, order, mark) => {
    expect(markOutside(order, mark, now)).toBeNull();
  });
});
