import { describe, expect, it } from 'vitest';
import { blankHardware, type Hardware } from './hardware.ts';
import { blankPlan, type Plan } from './plan.ts';
import {
  countPages,
  listLeading,
  mostRows,
  summarisePlans,
  takeModems,
  takePage,
  takePlans,
} from './shelf.ts';

const plan = (_id: string, price: number, fields: Partial<Plan> = {}): Plan => ({
  ...blankPlan,
  _id,
  name: _id,
  price,
  download: '100 Mbps',
  isPublished: true,
  updatedAt: '2026-01-01T00:00:00.000Z',
  editedAt: '2026-01-01T00:00:00.000Z',
  ...fields,
});
const many = (count: number, fields: Partial<Plan> = {}) =>
  Array.from({ length: count }, (_, index) =>
    plan(`${fields.category ?? 'fibre'}-${index}`, 60 + index, fields),
  );
const idsOf = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);

describe('the plans that lead in a tab', () => {
  it.each([
    [mostRows, mostRows],
    [mostRows + 1, 3],
    [100, 3],
  ])('of %i are %i', (count, expected) => {
    expect(listLeading(many(count))).toHaveLength(expected);
  });

  it('are the cheapest, the one that staff highlight and the fastest, in the shop’s order', () => {
    const plans = many(20).map((one, index) => ({
      ...one,
      highlight: index === 7 || index === 9 ? 'Most homes' : '',
      download: index === 12 ? '1 Gbps' : '100 Mbps',
    }));
    expect(idsOf(listLeading(plans))).toEqual(['fibre-0', 'fibre-7', 'fibre-12']);
  });

  it('are the cheapest where none is highlighted or faster', () => {
    expect(idsOf(listLeading(many(20)))).toEqual(['fibre-0', 'fibre-1', 'fibre-2']);
  });

  it('are chosen by tab: Hyperfibre is in the fibre tab', () => {
    const plans = [
      ...many(20),
      ...many(5, { category: 'wireless' }),
      ...many(20, { category: 'hyperfibre' }),
    ];
    const { items, count } = takePlans(plans, { of: 'home' });
    expect([items.filter(({ category }) => category === 'wireless').length, items.length, count]).toEqual([
      5, 8, 45,
    ]);
  });
});

describe('a page of a list', () => {
  it.each([
    [0, 1],
    [9, 1],
    [10, 2],
    [300, 34],
  ])('of %i items is one of %i', (count, pages) => {
    expect(countPages(count)).toBe(pages);
  });

  it('holds nine items and says how many there are and what they cost at least and at most', () => {
    const plans = [...many(20), ...many(5, { category: 'wireless' })];
    const first = takePlans(plans, { of: 'page', category: 'fibre', page: 1 });
    expect([first.items.length, first.count, first.prices]).toEqual([9, 20, [60, 79]]);
    const last = takePlans(plans, { of: 'page', category: 'fibre', page: 3 });
    expect([idsOf(last.items), last.count, last.prices]).toEqual([['fibre-18', 'fibre-19'], 20, undefined]);
    expect(takePage(plans, 9).items).toEqual([]);
  });
});

describe('the plans beside a plan', () => {
  it('are all of its kind where they are few', () => {
    const plans = [...many(3), ...many(3, { category: 'wireless' })];
    expect(idsOf(takePlans(plans, { of: 'near', id: 'fibre-1' }).items)).toEqual([
      'fibre-0',
      'fibre-1',
      'fibre-2',
    ]);
  });

  it('are otherwise those that cost nearly as much, and the next faster one', () => {
    const plans = many(50).map((one, index) => (index === 40 ? { ...one, download: '900 Mbps' } : one));
    const { items, count } = takePlans(plans, { of: 'near', id: 'fibre-10' });
    expect([idsOf(items), count]).toEqual([['fibre-8', 'fibre-9', 'fibre-10', 'fibre-11', 'fibre-40'], 50]);
  });

  it('are none where the plan is not on sale', () => {
    expect(takePlans(many(3), { of: 'near', id: 'gone' })).toEqual({ items: [], count: 0 });
  });
});

it('the finder begins with the smallest plans of all kinds', () => {
  const plans = [...many(20), ...many(5, { category: 'wireless' })];
  const { items, count } = takePlans(plans, { of: 'finder' });
  expect([items.length, count, Math.max(...items.map(({ price }) => price))]).toEqual([10, 25, 64]);
});

it('of the modems a comparison gets the one that goes with each plan: in stock if there is one', () => {
  const modem = (_id: string, price: number, fields: Partial<Hardware> = {}): Hardware => ({
    ...blankHardware,
    _id,
    price,
    isModem: true,
    countInStock: 3,
    updatedAt: '2026-01-01T00:00:00.000Z',
    editedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  });
  const hardware = [
    modem('sold-out', 50, { countInStock: 0 }),
    modem('cheap', 90),
    modem('dear', 120),
    modem('mesh', 10, { isModem: false }),
    modem('air', 70, { category: 'wireless', countInStock: 0 }),
    modem('other-air', 80, { category: 'wireless', countInStock: 0 }),
  ];
  expect(takeModems(hardware, [])).toEqual({ items: [], count: 6 });
  expect(idsOf(takeModems(hardware, many(2)).items)).toEqual(['cheap']);
  expect(idsOf(takeModems(hardware, [...many(2), plan('w', 60, { category: 'wireless' })]).items)).toEqual([
    'cheap',
    'air',
  ]);
});

it('of each kind that is sold, the number and the lowest price are known', () => {
  expect(summarisePlans([plan('a', 70), plan('b', 64.99), plan('c', 90)])).toEqual({
    fibre: { count: 3, from: 64.99 },
  });
});
