import { expect, it } from 'vitest';
import { blankCoverage } from '#domain/coverage/coverage.ts';
import type { Order } from './order.ts';
import { listOpenPoints } from './readiness.ts';

const now = '2026-11-24T00:00:00.000Z';
const covered = { ...blankCoverage('6012'), place: 'Karori', fibre: 'most' as const };
const order = {
  status: 'submitted',
  connectionDate: null,
  setup: {},
  orderServices: [{ category: 'fibre' }],
  serviceAddress: { postalCode: '6012' },
} as unknown as Order;
const arrange = { work: 'arrange switch' as const, of: now };

it.each<[string, Partial<Order>, Partial<Parameters<typeof listOpenPoints>[1]>, string | null]>([
  ['all that is known fits', {}, {}, null],
  [
    'postcode and region differ',
    { hasPostcodeMismatch: true },
    {},
    'Address: postcode and region may not match',
  ],
  ['nothing is known of the postcode', {}, { coverage: null }, 'Coverage: nothing noted for 6012'],
  [
    'it does not reach there',
    {},
    { coverage: { ...covered, fibre: 'not yet' } },
    'Coverage: Fibre doesn’t reach Karori 6012 yet',
  ],
  ['it is not known yet', {}, { goodsDoubts: undefined }, 'Modem: checking'],
  ['a modem lacks', {}, { goodsDoubts: ['No modem.', 'Wrong mesh.'] }, 'Modem: No modem; Wrong mesh'],
  ['a switch is to be arranged', { outside: [arrange] }, {}, 'Switch: to be arranged'],
  ['the switch is arranged', { outside: [{ ...arrange, doneAt: now }] }, {}, null],
  ['a day is wished for', { setup: { day: '2026-11-27' } }, {}, 'Day: they’d like Fri 27 Nov'],
  ['the wished day has passed', { setup: { day: '2026-11-20' } }, {}, null],
  ['the day is set', { setup: { day: '2026-11-27' }, connectionDate: '2026-11-27' }, {}, null],
])('where %s, it says so', (_, fields, known, said) => {
  const open = listOpenPoints({ ...order, ...fields }, { coverage: covered, goodsDoubts: [], now, ...known });
  expect(open).toEqual(said === null ? [] : [said]);
});
