import { planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { paths } from '#shared/paths.ts';

export type NavItem = { label: string; to: string };

/** The header's links, on every page and in this order. */
export const mainLinks: readonly NavItem[] = [
  { label: planCategoryNames.fibre, to: paths.category('fibre') },
  { label: planCategoryNames.wireless, to: paths.category('wireless') },
  { label: planCategoryNames.hyperfibre, to: paths.category('hyperfibre') },
  { label: 'Find your plan', to: paths.finder() },
  { label: 'Hardware', to: paths.hardwareList() },
  { label: 'About', to: paths.about() },
  { label: 'Contact', to: paths.contact() },
];
