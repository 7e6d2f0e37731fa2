import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { planCategories, planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { filterByPrice, type ListFilter } from '#shop/shared/list/list-filters.ts';

const whatFor: ListFilter<Hardware> = {
  name: 'for',
  label: 'What it’s for',
  all: 'Anything',
  options: [
    { value: 'online', label: 'Routers and modems' },
    { value: 'reach', label: 'Points and antennas' },
  ],
  fits: ({ isModem }, value) => isModem === (value === 'online'),
};

const worksWith: ListFilter<Hardware> = {
  name: 'with',
  label: 'Works with',
  all: 'Any plan',
  options: planCategories.map((value) => ({ value, label: `${planCategoryNames[value]} plans` })),
  fits: ({ category }, value) => category === value,
};

/** @param prices the lowest and the highest of the list */
export const listHardwareFilters = (prices: readonly [number, number]): ListFilter<Hardware>[] => [
  whatFor,
  worksWith,
  filterByPrice(prices),
];
