import { expect, it } from 'vitest';
import { applyFilters } from '#shop/shared/list/list-filters.ts';
import { examplePlan } from '#testing/example-plans.ts';
import { listPlanFilters } from './plan-filters.ts';

const plans = [
  examplePlan({ _id: 'small', price: 60, download: '50 Mbps', upload: '10 Mbps' }),
  examplePlan({ _id: 'middle', price: 80, download: '300 Mbps', upload: '100 Mbps' }),
  examplePlan({ _id: 'large', price: 110, download: '1 Gbps', upload: '500 Mbps' }),
];
const filters = listPlanFilters([60, 110]);

it.each([
  [{}, ['small', 'middle', 'large']],
  [{ for: 'streams' }, ['middle', 'large']],
  [{ for: 'work' }, ['small', 'middle', 'large']],
  [{ for: 'everything' }, ['middle', 'large']],
  [{ for: 'much' }, ['middle', 'large']],
  [{ download: '300' }, ['middle', 'large']],
  [{ upto: '80' }, ['small', 'middle']],
  [{ download: '300', upto: '80' }, ['middle']],
  [{ download: '2000' }, []],
])('of the plans, %j leaves %j', (chosen, expected) => {
  expect(applyFilters(plans, filters, chosen).map(({ _id }) => _id)).toEqual(expected);
});

it('the prices to choose from are round and inside the list’s', () => {
  expect(filters.at(-1)?.options.map(({ label }) => label)).toEqual([
    'Up to $70 a month',
    'Up to $80 a month',
    'Up to $90 a month',
    'Up to $100 a month',
  ]);
});
