import { expect, it } from 'vitest';
import { compareVisits, describeHours, findDayToRemindOf, listVisitSteps } from './connection-visit.ts';
import type { Order } from './order.ts';

const line = (category: Order['orderServices'][number]['category']) => [
  { _id: 'p', name: 'Plan', category, price: 70, qty: 1 },
];

it.each<[string, string | undefined, string, string]>([
  ['in the morning', 'morning', 'visits between 8 am and noon.', 'Nobody there by noon? Call 0800 000 000.'],
  ['in the afternoon', 'afternoon', 'visits between noon and 5 pm.', 'Nobody there by 5 pm?'],
  ['at any time of the day', undefined, 'visits between 8 am and 5 pm.', 'Nobody there by 5 pm?'],
  ['at an hour of their own', 'after three', 'visits at the time we agreed: after three.', 'by then?'],
])(
  'says when the technician comes %s, and what to do where nobody has',
  (_, connectionWindow, first, last) => {
    const steps = listVisitSteps({
      modemNeeded: true,
      orderServices: line('fibre'),
      ...(connectionWindow && { connectionWindow }),
    });
    expect(steps[0]).toContain(first);
    expect(steps.at(-1)).toContain(last);
  },
);

it('sends nobody where broadband comes through the air', () => {
  const steps = listVisitSteps({ modemNeeded: false, orderServices: line('wireless') });
  expect(steps.join(' ')).toMatch(/Nobody needs to visit.*plug it in.*Not online by 5 pm\?/);
  expect(steps.join(' ')).not.toMatch(/technician|fibre/);
});

it.each([
  ['16:59', '2026-11-26T03:59:00.000Z', null],
  ['17:00', '2026-11-26T04:00:00.000Z', '2026-11-27'],
  ['20:59', '2026-11-26T07:59:00.000Z', '2026-11-27'],
  ['21:00', '2026-11-26T08:00:00.000Z', null],
  ['17:00 in winter, an hour later in UTC', '2026-06-30T05:00:00.000Z', '2026-07-01'],
])('reminds of tomorrow in the evening alone: %s in New Zealand', (_, now, day) => {
  expect(findDayToRemindOf(now)).toBe(day);
});

it.each([
  ['morning', '8 am to noon'],
  [undefined, '8 am to 5 pm'],
  ['after three', 'after three'],
])('names the time of a visit in a list: %s', (window, hours) => {
  expect(describeHours(window)).toBe(hours);
});

it('puts the visits of a day in the order of the day, and last what may be at any time', () => {
  const inOrder = [
    'morning',
    '8:30',
    '9 o’clock',
    'between 10 and 12',
    'from 11 am',
    'afternoon',
    '1 pm',
    'about 2',
    'after three',
    undefined,
  ];
  expect(inOrder.toReversed().toSorted(compareVisits)).toEqual(inOrder);
  expect(['8:30', 'noon', 'late afternoon'].toSorted(compareVisits)).toEqual([
    '8:30',
    'noon',
    'late afternoon',
  ]);
});
