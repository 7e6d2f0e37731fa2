import { describe, expect, it } from 'vitest';
import type { Plan } from './plan.ts';
import { blankPlan } from './plan-fields.ts';
import { findNeighbours, listNear } from './plan-neighbours.ts';

const plan = (name: string, price: number, download: string) => ({ name, price, download });
const starter = plan('Starter', 65, '100 Mbps');
const everyday = plan('Everyday', 80, '300 Mbps');
const studio = plan('Studio', 95, '300 Mbps');
const max = plan('Max', 105, '900 Mbps');
const all = [max, studio, everyday, starter];

describe('the neighbours of a plan', () => {
  it.each([
    ['the next for less, and the next that is faster', everyday, starter, max],
    ['nothing for less beside the cheapest', starter, null, everyday],
    ['nothing faster beside the fastest', max, studio, null],
  ])('%s', (_case, from, cheaper, faster) => {
    expect(findNeighbours(all, from)).toEqual({ cheaper, faster });
  });
});

describe('the plans beside a plan', () => {
  const many = (count: number): Plan[] =>
    Array.from({ length: count }, (_, index) => ({
      ...blankPlan,
      _id: `fibre-${index}`,
      name: `Fibre ${index}`,
      price: 60 + index,
      download: index === 40 ? '900 Mbps' : '100 Mbps',
      isPublished: true,
      updatedAt: '2026-01-01T00:00:00.000Z',
      editedAt: '2026-01-01T00:00:00.000Z',
    }));
  const idsNear = (family: Plan[], index: number) =>
    listNear(family, family[index] as Plan).map(({ _id }) => _id);

  it('are all of its kind where they are few', () => {
    expect(idsNear(many(3), 1)).toEqual(['fibre-0', 'fibre-1', 'fibre-2']);
  });

  it('are otherwise those that cost nearly as much, and the next faster one', () => {
    expect(idsNear(many(50), 10)).toEqual(['fibre-8', 'fibre-9', 'fibre-10', 'fibre-11', 'fibre-40']);
  });
});
