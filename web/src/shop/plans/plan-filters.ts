import type { Plan } from '@kowhai/domain/catalogue/plan';
import { readMbps } from '@kowhai/domain/catalogue/plan-speeds';
import { carries, type Direction, type Uses } from '@kowhai/domain/finder/speed-needs';
import { filterByPrice, type ListFilter } from '#shop/shared/list/list-filters.ts';

/** Needs in the words of the finder, which asks for more of them. */
const needs: readonly { value: string; label: string; direction: Direction; uses: Uses }[] = [
  { value: 'streams', label: 'Three 4K screens at once', direction: 'download', uses: { screen: 3 } },
  {
    value: 'everything',
    label: 'A screen in every room, games',
    direction: 'download',
    uses: { screen: 5, game: 2, download: 1 },
  },
  { value: 'work', label: 'Working from home', direction: 'upload', uses: { call: 2 } },
  {
    value: 'much',
    label: 'Live streams, big backups',
    direction: 'upload',
    uses: { call: 1, liveStream: 1, backup: 1 },
  },
];

const whatFor: ListFilter<Plan> = {
  name: 'for',
  label: 'What it’s for',
  all: 'Anything',
  options: needs,
  fits: (plan, value) =>
    needs.some((need) => need.value === value && carries(plan, need.direction, need.uses)),
};

/** The steps in which broadband is sold here, in Mbps. */
const speeds = [50, 100, 300, 500, 900, 2000, 4000];

const download: ListFilter<Plan> = {
  name: 'download',
  label: 'Download',
  all: 'Any speed',
  options: speeds.map((speed) => ({ value: String(speed), label: `${speed} Mbps or more` })),
  fits: (plan, value) => readMbps(plan.download) >= Number(value),
};

/** @param prices the lowest and the highest of the list */
export const listPlanFilters = (prices: readonly [number, number]): ListFilter<Plan>[] => [
  whatFor,
  download,
  filterByPrice(prices, ' a month'),
];
