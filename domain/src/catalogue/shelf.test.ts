import { describe, expect, it } from 'vitest';
import type { Plan } from './plan.ts';
import { blankPlan } from './plan-fields.ts';
import { listLeading, mostRows, summarisePlans, takePlans } from './shelf.ts';

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

it('of each kind that is sold, the number and the lowest price are known', () => {
  expect(summarisePlans([plan('a', 70), plan('b', 64.99), plan('c', 90)])).toEqual({
    fibre: { count: 3, from: 64.99 },
  });
});
