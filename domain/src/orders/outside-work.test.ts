import { describe, expect, it } from 'vitest';
import { storeStatus } from './order-status.ts';
import { type OutsideEntry, takeBackOutside } from './outside-list.ts';
import {
  cancelOutside,
  describeStops,
  dropVisit,
  listLeftBehind,
  listOutsideWork,
  markOutside,
} from './outside-work.ts';

const now = '2026-11-24T01:00:00.000Z';
const consent = {
  words: 'I ask',
  provider: 'Example Net',
  account: '12-34',
  consentedAt: '2026-11-20T01:00:00.000Z',
};
const of = consent.consentedAt;
const arrange = { work: 'arrange switch' as const, of };
const move = { work: 'move switch' as const, of: now };
const stop = { work: 'stop switch' as const, of };
const visitOn = (day: string) => ({ work: 'stop visit' as const, of: day });
const done = (entry: OutsideEntry) => ({ ...entry, doneAt: now });
const agreed = { switchConsent: consent, outside: [arrange] };
const arranged = { switchConsent: consent, outside: [done(arrange)] };
const booked = {
  ...storeStatus('processing'),
  connectionDate: '2026-11-27',
  orderServices: [{ category: 'fibre' as const }],
};
describe('work outside the shop', () => {
  it.each<[string, OutsideEntry[], string[]]>([
    [
      'is a consent, from the moment on that it is given',
      [arrange],
      ['Arrange the switch from Example Net, account 12-34'],
    ],
    ['ends once it is done', [done(arrange), done(visitOn('2026-11-30'))], []],
    [
      'is the new address of an arranged switch',
      [done(arrange), move],
      ['Tell Example Net, account 12-34, of the new address'],
    ],
    ['is a switch to stop', [done(arrange), stop], ['Stop the switch: call Example Net, account 12-34']],
    [
      'is a call to the customer whose email was lost',
      [{ work: 'call customer', of: now }],
      ['Call the customer: our email didn’t arrive'],
    ],
    [
      'is each technician to call off',
      [visitOn('2026-11-27')],
      ['Call off the technician of Friday 27 November'],
    ],
  ])('%s', (_, outside, texts) => {
    const found = listOutsideWork({ switchConsent: consent, outside }, now);
    expect(found.map(({ text }) => text)).toEqual(texts);
  });

  it('is nothing on an order that has caused none', () => {
    expect(listOutsideWork({}, now)).toEqual([]);
  });

  it.each([
    ['a day that is still to come', booked, [visitOn('2026-11-27')]],
    ['today', { ...booked, connectionDate: '2026-11-24' }, [visitOn('2026-11-24')]],
    ['no day that is over', { ...booked, connectionDate: '2026-11-23' }, undefined],
    [
      'no day of wireless, for which nobody comes',
      { ...booked, orderServices: [{ category: 'wireless' as const }] },
      undefined,
    ],
    ['no day at all', { ...booked, connectionDate: null }, undefined],
    [
      'a day beside an earlier one, once each',
      { ...booked, outside: [visitOn('2026-11-26'), done(visitOn('2026-11-27'))] },
      [visitOn('2026-11-26'), visitOn('2026-11-27')],
    ],
  ])('a technician is to be called off for %s', (_, order, visits) => {
    expect(dropVisit(order, now).outside).toEqual(visits);
  });

  it.each([
    ['stops a switch that was arranged', arranged, [done(arrange), stop, visitOn('2026-11-27')]],
    ['arranges none any more', agreed, [visitOn('2026-11-27')]],
    [
      'stops none that was stopped',
      { switchConsent: consent, outside: [done(arrange), done(stop)] },
      [done(arrange), done(stop), visitOn('2026-11-27')],
    ],
    [
      'tells nobody of a new address',
      { ...arranged, outside: [done(arrange), move] },
      [done(arrange), stop, visitOn('2026-11-27')],
    ],
  ])('a cancellation %s', (_, order, outside) => {
    expect(cancelOutside({ ...booked, ...order }, now).outside).toEqual(outside);
  });

  it('is as before the step that is undone, but for what staff marked as done since', () => {
    const before = { outside: [done(arrange), move] };
    const after = { outside: [done(arrange), stop, visitOn('2026-11-27')] };
    expect(takeBackOutside(after, before, after)).toEqual(before.outside);
    const marked = { outside: [done(arrange), stop, done(visitOn('2026-11-27'))] };
    expect(takeBackOutside(marked, before, after)).toEqual([
      ...[done(arrange), done(visitOn('2026-11-27')), move],
    ]);
    const stopped = { outside: [done(arrange), done(stop), visitOn('2026-11-27')] };
    expect(takeBackOutside(stopped, before, after)).toEqual([done(arrange), done(stop)]);
  });

  it('is shown before an order is cancelled or deleted, as it will be then', () => {
    const texts = (order: Parameters<typeof listLeftBehind>[0]) =>
      listLeftBehind(order, now).map(({ work }) => work);
    expect(texts({ ...booked, ...arranged })).toEqual(['stop switch', 'stop visit']);
    expect(texts({ ...booked, ...agreed, connectionDate: null })).toEqual([]);
    expect(texts({ ...booked, ...storeStatus('completed'), ...agreed })).toEqual(['arrange switch']);
  });

  it('is told to the customer without the names that were typed', () => {
    const told = describeStops({ outside: [stop, visitOn('2026-11-27')] }, now).join(' ');
    expect(told).toContain('we’ll call your old provider to stop it');
    expect(told).toContain('We’ll call off the technician of Friday 27 November.');
    expect(told).not.toContain('Example Net');
    expect(describeStops({ outside: [done(stop)] }, now)).toEqual([
      'We’ve stopped your switch with your old provider.',
    ]);
    expect(describeStops(agreed, now)).toEqual([]);
  });
});

describe('marking it', () => {
  const setup = { provider: 'Example Net', account: '12-34', arrangeSwitch: 'yes' as const };
  const open = { ...storeStatus('processing'), setup, ...agreed };
  const underWay = { ...open, ...arranged };
  const moved = { ...open, outside: [done(arrange), move] };

  it.each([
    ['arranges a switch', open, { ...arrange, isDone: true }, [done(arrange)]],
    ['takes that back', underWay, { ...arrange, isDone: false }, [arrange]],
    ['tells the provider of a new address', moved, { ...move, isDone: true }, [done(arrange), done(move)]],
    ['arranges a switch again for the new address', moved, { ...arrange, isDone: false }, [arrange]],
    [
      'notes a call to the customer',
      { ...open, outside: [{ work: 'call customer' as const, of }] },
      { work: 'call customer' as const, of, isDone: true },
      [{ work: 'call customer', of, doneAt: now }],
    ],
    [
      'calls one visit off',
      { ...open, outside: [visitOn('2026-11-26'), visitOn('2026-11-27')] },
      { ...visitOn('2026-11-27'), isDone: true },
      [visitOn('2026-11-26'), done(visitOn('2026-11-27'))],
    ],
  ])('%s', (_, order, mark, outside) => {
    expect(markOutside(order, mark, now)).toEqual({ outside });
  });

  it('stops a switch that was arranged, after which the customer can agree anew, and takes that back', () => {
    const stopped = markOutside(underWay, { ...stop, isDone: true }, now);
    expect(stopped).toEqual({
      setup: { ...setup, arrangeSwitch: 'no' },
      outside: [done(arrange), done(stop)],
    });
    const again = { ...stop, isDone: false };
    expect(markOutside({ ...underWay, ...stopped }, again, now)).toEqual({
      setup,
      outside: [done(arrange)],
    });
    const cancelled = { ...underWay, ...stopped, ...storeStatus('cancelled') };
    expect(markOutside(cancelled, again, now)?.outside).toEqual([done(arrange), stop]);
    expect(markOutside(moved, { ...stop, isDone: true }, now)?.outside).toEqual([done(arrange), done(stop)]);
    expect(markOutside(open, { ...stop, isDone: true }, now)).toBeNull();
  });

  it.each([
    ['another consent', open, { ...arrange, of: now, isDone: true }],
    [
      'a consent that was taken back',
      { ...open, switchConsent: { ...consent, withdrawnAt: now } },
      { ...arrange, isDone: true },
    ],
    ['a move that nobody made', underWay, { ...move, isDone: true }],
    [
      'the switch of a cancelled order',
      { ...underWay, ...storeStatus('cancelled') },
      { ...arrange, isDone: false },
    ],
    ['another lost email', open, { work: 'call customer' as const, of: now, isDone: true }],
    ['an unknown visit', open, { ...visitOn('2026-11-27'), isDone: true }],
  ])('marks nothing of %s', (_, order, mark) => {
    expect(markOutside(order, mark, now)).toBeNull();
  });
});
